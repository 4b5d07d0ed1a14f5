import { and, desc, eq, gt, sql, type SQL } from "drizzle-orm";
import type { BetRow } from "../../../schemas/live";
import { selectSettled, type SettledRound, toBet } from "../play/settled_round";
import { rounds } from "../play/tables";
import type { Queryable } from "../../platform/plugins/database";

export type BetCategory = BetRow["category"];

/** In minor units of the site's currency. */
const highBet = 10_000;
export const rowsAtOnce = 50;

export const isHighBet = ({ baseBet }: Pick<SettledRound, "baseBet">) => baseBet >= highBet;

const newest = [desc(rounds.settledAt), desc(rounds.number)];
const lists: Record<BetCategory, (userId: number | null) => [where: SQL | undefined, order: SQL[]]> = {
  all_bets: () => [undefined, newest],
  my_bets: (userId) => [eq(rounds.userId, userId ?? -1), [desc(rounds.number)]],
  high_rollers: () => [sql`${rounds.baseBet} >= 10000`, newest], // as the index has it
  max_multiplier: () => [
    and(sql`${rounds.multiplier} > 1`, gt(rounds.settledAt, sql`now() - interval '7 days'`)),
    [desc(rounds.multiplier), desc(rounds.settledAt)],
  ],
};

/** The first rows of one of the lists of bets (C-3.48); `my_bets` are those of `userId`. */
export async function betList(db: Queryable, category: BetCategory, userId: number | null): Promise<BetRow[]> {
  const rows = await selectSettled(db, ...lists[category](userId), rowsAtOnce);
  return rows.map((row) => toBet(row, category));
}
