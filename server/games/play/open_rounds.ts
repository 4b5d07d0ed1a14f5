import { and, desc, eq } from "drizzle-orm";
import { HttpError } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import type { Play } from "./game_sessions";
import type { PlayRules } from "./play_rules";
import type { RoundRow } from "./round_answer";
import { rounds } from "./tables";

/** Rounds for money are the player's, in whatever tab; those of a demo go with its coins. */
export const isPlayersRound = (row: RoundRow, { session, game }: Pick<Play, "session" | "game">): boolean =>
  row.gameId === game.id &&
  (row.gameSessionId === session.id || (!session.isDemo && !row.isDemo && row.userId !== null && row.userId === session.userId));

/** Rounds that were begun and are not over: one at most, but for the two bets of a flight. */
export async function findOpenRounds(db: Queryable, { session, game }: Pick<Play, "session" | "game">): Promise<RoundRow[]> {
  const isOwn = session.isDemo
    ? eq(rounds.gameSessionId, session.id)
    : and(eq(rounds.userId, session.userId ?? 0), eq(rounds.isDemo, false));
  return db
    .select()
    .from(rounds)
    .where(and(eq(rounds.state, "open"), eq(rounds.gameId, game.id), isOwn))
    .orderBy(desc(rounds.number))
    .limit(2);
}

/** Whether a round is the second bet of a flight; of other games none is. */
export const isSecondBet = ({ choice }: Pick<RoundRow, "choice">): boolean =>
  (choice as { isSecond?: boolean } | null)?.isSecond === true;

/**
 * Refuses a round beside an open one with 409 `play.round_open`. A flight takes a first and a second bet of a player, where the law asks for no
 * pause between two bets.
 */
export async function requireFree(
  tx: Queryable,
  play: Play,
  choice: unknown,
  { paceMs }: Pick<PlayRules, "paceMs">,
): Promise<void> {
  const isTaken = (open: RoundRow) => paceMs > 0 || isSecondBet(open) === isSecondBet({ choice });
  if ((await findOpenRounds(tx, play)).some(isTaken)) throw new HttpError(409, "play.round_open", "Finish the open round first.");
}

/** Whether a round for money was begun, in whatever game, and is not over. */
export async function hasOpenRound(db: Queryable, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.userId, userId), eq(rounds.state, "open"), eq(rounds.isDemo, false)))
    .limit(1);
  return row !== undefined;
}
