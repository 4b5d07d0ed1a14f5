import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import type { Play } from "./game_sessions";
import type { RoundRow } from "./round_answer";
import { rounds } from "./tables";

/** Rounds for money are the player's, in whatever tab; those of a demo go with its coins. */
export const isPlayersRound = (row: RoundRow, { session, game }: Pick<Play, "session" | "game">): boolean =>
  row.gameId === game.id &&
  (row.gameSessionId === session.id || (!session.isDemo && !row.isDemo && row.userId !== null && row.userId === session.userId));

/** A round that was begun and is not over. */
export async function findOpenRound(db: Queryable, { session, game }: Pick<Play, "session" | "game">): Promise<RoundRow | null> {
  const isOwn = session.isDemo
    ? eq(rounds.gameSessionId, session.id)
    : and(eq(rounds.userId, session.userId ?? 0), eq(rounds.isDemo, false));
  const [row] = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.state, "open"), eq(rounds.gameId, game.id), isOwn))
    .orderBy(desc(rounds.number))
    .limit(1);
  return row ?? null;
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
