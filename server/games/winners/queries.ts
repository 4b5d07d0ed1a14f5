import { and, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { isWin, selectSettled } from "../play/settled_round";
import { rounds } from "../play/tables";
import type { Queryable } from "../../platform/plugins/database";

interface Wanted {
  limit: number;
  /** Only this player's. */
  userId: number | null;
}

export const latestWins = (db: Queryable, { limit, userId }: Wanted) =>
  userId === null
    ? selectSettled(db, isWin, [desc(rounds.settledAt), desc(rounds.number)], limit)
    : selectSettled(db, and(isWin, eq(rounds.userId, userId)), [desc(rounds.number)], limit);

interface TopWanted extends Wanted {
  from: Date | null;
  until: Date | null;
  /** The best win of each player alone. */
  isBestOnly: boolean;
}

/** The highest wins of a time. */
export async function topWins(db: Queryable, { limit, userId, from, until, isBestOnly }: TopWanted) {
  const order = [desc(rounds.basePayout), desc(rounds.settledAt)];
  const within = and(isWin, from ? gte(rounds.settledAt, from) : undefined, until ? lt(rounds.settledAt, until) : undefined);
  if (userId !== null) return selectSettled(db, and(within, eq(rounds.userId, userId)), order, isBestOnly ? 1 : limit);
  if (!isBestOnly) return selectSettled(db, within, order, limit);
  const best = await bestOfEach(db, { limit, from, until });
  return best.length === 0 ? [] : selectSettled(db, inArray(rounds.number, best), order, limit);
}

/** Walks down the index of wins once, and takes the first of each player until there are enough. */
async function bestOfEach(db: Queryable, { limit, from, until }: Pick<TopWanted, "limit" | "from" | "until">) {
  const next = sql`
    select number, user_id, base_payout from rounds
    where state = 'settled' and not is_demo and payout > bet and user_id is not null
      and settled_at >= ${from?.toISOString() ?? "-infinity"}::timestamptz and settled_at < ${until?.toISOString() ?? "infinity"}::timestamptz`;
  const { rows } = await db.execute<{ number: string }>(sql`
    with recursive best(number, base_payout, players) as (
      (select number, base_payout, array[user_id] from (${next} order by base_payout desc, settled_at desc limit 1) first)
      union all
      select step.number, step.base_payout, players || step.user_id
      from best, lateral (
        ${next} and rounds.base_payout <= best.base_payout and user_id <> all (best.players)
        order by base_payout desc, settled_at desc limit 1
      ) step
      where cardinality(players) < ${limit}
    )
    select number from best`);
  return rows.map(({ number }) => Number(number));
}
