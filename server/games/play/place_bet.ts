import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { placeBet as call } from "../../../schemas/api/play";
import { choices, type SeedPair } from "../../../schemas/play/round";
import type { Place } from "../../../schemas/served_by";
import { stakesOf } from "../../../src/play/rules/stakes";
import { endSessionsOf } from "../../accounts/users/sessions";
import { hashToken } from "../../accounts/users/tokens";
import { HttpError } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import type { Result } from "./begin_bet";
import { beginBet } from "./begin_bets";
import { lockFunds, lockPlay, type Play } from "./game_sessions";
import { isPlayersRound } from "./open_rounds";
import { type Asked, type Bet, connectedClient } from "./prepare_bet";
import { wholeMinorUnits } from "./read_bet";
import { type RoundRow, toBalance, toRound } from "./round_answer";
import { readSeedPair } from "./seeds";
import { gameSessions, rounds } from "./tables";

type Server = Pick<FastifyInstance, "db" | "roundSettled" | "flightBetsChanged" | "rateOf" | "settings">;
const nowhere: Place = { country: null };
export type Played = z.output<typeof call.answer>;

/**
 * Plays a round, or begins one of several steps: bet, outcome and money in one transaction. The same id again answers
 * the same round, however often and at once, and whatever would be refused by now.
 */
export async function placeBet(app: Server, token: string, bet: Bet, asked: Asked = { seenAt: nowhere }): Promise<Played> {
  const begun = await beginBet(app, { token, bet, asked }).catch(async (error: unknown) => {
    const known = await app.db.transaction((tx) => findPlayed(tx, token, bet));
    if (known) return known;
    if (isOutOfTime(error)) await endSessionsOfPlay(app.db, token);
    throw error;
  });
  if (!("seeds" in begun)) return answerOf(app.db, begun);
  const { row } = begun;
  if (row.crashRoundId !== null) app.flightBetsChanged();
  if (row.state === "settled" && !row.isDemo && row.userId !== null) app.roundSettled(row.userId, row.number);
  return toAnswer(begun, begun.seeds);
}

export const answerOf = async (db: Queryable, result: Result): Promise<Played> =>
  toAnswer(result, await readSeedPair(db, result.play.seed.owner));

const toAnswer = ({ play, row, funds }: Result, seeds: SeedPair): Played => ({
  round: toRound(row, play.game.client ?? "", row.seedId === play.seed.id ? play.seed.serverSeedHash : null),
  balance: toBalance(funds, row.currencyCode),
  seeds,
});

/** The round of an id that was sent before; refuses one that is somebody else's or was bet otherwise. */
async function findPlayed(tx: Queryable, token: string, { roundId, bet, choice }: Bet): Promise<Result | null> {
  const play = await lockPlay(tx, token);
  const [row] = await tx.select().from(rounds).where(eq(rounds.id, roundId));
  if (!row) return null;
  if (!isPlayersRound(row, play)) throw new HttpError(409, "play.round_of_another", "This round's id belongs to another round.");
  const parsed = z.safeParse(choices[connectedClient(play.game)], choice);
  const isSame =
    parsed.success &&
    isDeepStrictEqual(parsed.data, row.choice) &&
    wholeMinorUnits(bet, row.currencyCode) === firstStake(row, play);
  if (!isSame) throw new HttpError(422, "play.round_differs", "This round was bet on otherwise.");
  return { play, row, funds: await lockFunds(tx, play) };
}

/** What a round was begun with: it may have been raised since. */
const firstStake = (row: RoundRow, { game: { client } }: Play): number => row.bet / stakesOf(client, row.outcome);

/** At the end of the time that players have given themselves they are signed out, in every tab. */
const isOutOfTime = (error: unknown) =>
  error instanceof HttpError && error.code === "limit.reached" && (error.details.data as { kind?: unknown }).kind === "time";

async function endSessionsOfPlay(db: Queryable, token: string): Promise<void> {
  const [player] = await db
    .select({ id: gameSessions.userId })
    .from(gameSessions)
    .where(eq(gameSessions.tokenHash, hashToken(token)));
  if (player?.id) await endSessionsOf(db, player.id);
}
