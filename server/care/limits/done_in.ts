import { sql } from "drizzle-orm";
import { timeframes, type Timeframe } from "../../../schemas/limits";
import type { Queryable } from "../../platform/plugins/database";
import type { DoneIn } from "./left_of";
import type { Span } from "./periods";
import { playedIn } from "./played_hours";

/** What an account paid in and out, bet and won, and how long it played since each period began. */
export async function doneIn(
  db: Pick<Queryable, "execute">,
  account: { userId: number; currencyCode: string },
  periods: Record<Timeframe, Span>,
): Promise<DoneIn> {
  const [played, paid] = [await playedIn(db, account, periods), await paidIn(db, account, periods)];
  const both = (name: Timeframe) => ({ ...played[name], ...paid[name] });
  return { daily: both("daily"), weekly: both("weekly"), monthly: both("monthly") };
}

/** What the books say was paid in and out; a payout that came back is taken off again. */
async function paidIn(
  db: Pick<Queryable, "execute">,
  { userId, currencyCode }: { userId: number; currencyCode: string },
  periods: Record<Timeframe, Span>,
) {
  const sums = timeframes.flatMap((name) => {
    const since = sql`e.created_at >= ${periods[name].start.toISOString()}::timestamptz`;
    return [
      sql`coalesce(sum(e.amount) filter (where ${since} and t.kind = 'deposit'), 0)::bigint as ${sql.raw(`deposits_${name}`)}`,
      sql`coalesce(-sum(e.amount) filter (where ${since} and t.kind = 'withdrawal'), 0)::bigint as ${sql.raw(`withdrawals_${name}`)}`,
    ];
  });
  const earliest = timeframes.map((name) => periods[name].start.getTime()).reduce((one, other) => Math.min(one, other));
  const { rows } = await db.execute<Record<string, string>>(sql`
    select ${sql.join(sums, sql`, `)} from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.user_id = ${userId} and e.currency_code = ${currencyCode} and e.account = 'cash' and t.kind in ('deposit', 'withdrawal')
      and e.created_at >= ${new Date(earliest).toISOString()}::timestamptz`);
  const of = (name: string) => Number(rows[0]?.[name] ?? 0);
  const paid = (name: Timeframe) => ({ deposits: of(`deposits_${name}`), withdrawals: Math.max(0, of(`withdrawals_${name}`)) });
  return { daily: paid("daily"), weekly: paid("weekly"), monthly: paid("monthly") };
}
