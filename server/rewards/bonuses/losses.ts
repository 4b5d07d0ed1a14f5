import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import type { Span } from "../../care/limits/periods";

/** What somebody lost in a span, less the bonuses they got in it, in minor units: bets of hours that begin in it. Below nothing where they won. */
export async function netLossIn(
  db: Pick<Queryable, "execute">,
  { userId, currencyCode }: { userId: number; currencyCode: string },
  { start, end }: Span,
): Promise<number> {
  const [from, to] = [start.toISOString(), end.toISOString()];
  const { rows } = await db.execute<{ lost: string; got: string }>(sql`select
    (select coalesce(sum(bets - wins), 0) from played_hours
      where user_id = ${userId} and currency_code = ${currencyCode} and hour >= ${from}::timestamptz and hour < ${to}::timestamptz) as lost,
    (select coalesce(sum(amount), 0) from player_bonuses
      where user_id = ${userId} and currency_code = ${currencyCode} and started_at >= ${from}::timestamptz and started_at < ${to}::timestamptz) as got`);
  return Number(rows[0]?.lost ?? 0) - Number(rows[0]?.got ?? 0);
}
