import { and, count, eq, not, sql } from "drizzle-orm";
import type { BonusRules } from "../../../schemas/bonus_rules";
import { playerBonuses } from "../../accounts/bonuses/tables";
import { periodOf } from "../../care/limits/periods";
import type { Queryable } from "../../platform/plugins/database";

/** Which of the times that an offer can be taken is now: a second one with the same name is refused. */
export function takeKeyOf({ oncePer }: Pick<BonusRules, "oncePer">, now: Date, timeZone: string): string {
  if (oncePer === "day") return `day:${periodOf("daily", now, timeZone).start.toISOString()}`;
  if (oncePer === "week") return `week:${periodOf("weekly", now, timeZone).start.toISOString()}`;
  return oncePer === "deposit" ? "waiting" : "once";
}

/** What never ran can be taken again. */
export const wasUsed = not(sql`starts_with(${playerBonuses.takeKey}, 'unused:')`);

/** Whoever asks who has taken an offer does so alone until the transaction ends. */
export const countAlone = (tx: Pick<Queryable, "execute">, promotionId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('bonus.takers'), ${promotionId}::integer)`);

/** How many have taken an offer, whatever became of it. Offers are counted one after the other. */
export async function takersOf(tx: Queryable, promotionId: number): Promise<number> {
  await countAlone(tx, promotionId);
  const [row] = await tx
    .select({ takers: count() })
    .from(playerBonuses)
    .where(and(eq(playerBonuses.promotionId, promotionId), wasUsed));
  return row?.takers ?? 0;
}
