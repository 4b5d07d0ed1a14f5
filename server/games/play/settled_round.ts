import { and, eq, sql, type SQL } from "drizzle-orm";
import type { BetRow, Winner } from "../../../schemas/live";
import { assetRoot } from "../../../schemas/asset_root";
import { games } from "../catalogue/tables";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { publicName } from "../../accounts/users/shown_name";
import { users } from "../../accounts/users/tables";
import { rounds } from "./tables";

/** What was played for money and is over, as the indexes of the feeds have it. */
export const isPublic = sql`(${rounds.state} = 'settled' and not ${rounds.isDemo})`;
/** As the index of wins has it. */
export const isWin = sql`(${isPublic} and ${rounds.payout} > ${rounds.bet})`;

const columns = {
  number: rounds.number,
  gameId: rounds.gameId,
  userId: rounds.userId,
  currencyCode: rounds.currencyCode,
  bet: rounds.bet,
  payout: rounds.payout,
  baseBet: rounds.baseBet,
  multiplier: rounds.multiplier,
  settledAt: rounds.settledAt,
  game: games.name,
  identifier: games.identifier,
  uniqueId: users.uniqueId,
  nickname: users.nickname,
  firstName: users.firstName,
  ghostMode: users.ghostMode,
};
export type SettledRound = Awaited<ReturnType<typeof selectSettled>>[number];

/** Rounds with their game and who played them. */
export const selectSettled = (db: Queryable, where: SQL | undefined, order: SQL[], limit: number) =>
  db
    .select(columns)
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .leftJoin(users, eq(users.id, rounds.userId))
    .where(and(isPublic, where))
    .orderBy(...order)
    .limit(limit);

const names = ({ nickname, firstName, ghostMode }: SettledRound) => ({ nickname, firstName, ghostMode: ghostMode ?? true });
const timeOf = ({ settledAt }: SettledRound) => (settledAt ?? new Date(0)).toISOString();

/** A bet as everybody may see it (C-3.47): nothing tells who it is that hides. */
export function toBet(row: SettledRound, category: BetRow["category"]): BetRow {
  const isHidden = row.ghostMode ?? true;
  return {
    id: row.number,
    gameId: row.gameId,
    game: row.game,
    identifier: row.identifier,
    user: publicName(names(row)),
    userId: isHidden ? null : row.userId,
    uniqueId: isHidden ? null : row.uniqueId,
    time: timeOf(row),
    betAmount: toDecimal(row.bet, row.currencyCode),
    currencyCode: row.currencyCode,
    multiplier: row.multiplier,
    payout: toDecimal(row.payout, row.currencyCode),
    category,
  };
}

/** A winner as everybody may see them (L-3.33, L-5.17, L-5.18). */
export const toWinner = (row: SettledRound): Winner => ({
  id: row.number,
  gameId: row.gameId,
  gameTitle: row.game,
  gameImageUrl: `${assetRoot}/games/${row.identifier}-portrait.avif`,
  identifier: row.identifier,
  name: publicName(names(row)),
  firstName: publicName({ ...names(row), nickname: null }),
  prize: toDecimal(row.payout, row.currencyCode),
  currencyCode: row.currencyCode,
  multiplier: row.multiplier,
  time: timeOf(row),
});
