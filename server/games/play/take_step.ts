import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { act } from "../../../schemas/api/play";
import { choices, outcomes } from "../../../schemas/play/round";
import { minesMultiplier, placeMines, tileCount } from "../../../src/play/rules/mines";
import { payoutOf } from "../../../src/play/rules/multiplier";
import { HttpError, notFound } from "../../platform/api_error";
import { endOfBet } from "./crash/end_bets";
import { holdAsItIs } from "./crash/flights";
import type { Queryable } from "../../platform/plugins/database";
import { betLimitsOf } from "./bet_limits";
import { lockFunds, lockPlay } from "./game_sessions";
import { cappedPayout } from "./money_of_round";
import { isPlayersRound } from "./open_rounds";
import { answerOf, fundsAfterEnd, type Played, type Result } from "./place_bet";
import type { RoundRow } from "./round_answer";
import { drawOf, roundingOf } from "./seeds";
import { settleRound } from "./settle_round";
import { rounds, seeds } from "./tables";

type Step = z.output<NonNullable<typeof act.body>>;
type Field = z.output<typeof outcomes.mines>;

/** A step of an open round. The same step again answers the round as it is; one that does not fit what was done is refused. */
export async function takeStep(
  app: Pick<FastifyInstance, "db" | "roundSettled" | "flightBetsChanged">,
  token: string,
  step: Step,
): Promise<Played> {
  const { isEnd, ...result } = await app.db.transaction((tx) => takeLocked(tx, token, step));
  const { row } = result;
  if (isEnd && row.crashRoundId !== null) app.flightBetsChanged();
  if (isEnd && !row.isDemo && row.userId !== null) app.roundSettled(row.userId, row.number);
  return answerOf(app.db, result);
}

async function takeLocked(tx: Queryable, token: string, { roundId, step, action }: Step): Promise<Result & { isEnd: boolean }> {
  const play = await lockPlay(tx, token);
  const funds = await lockFunds(tx, play);
  const [row] = await tx.select().from(rounds).where(eq(rounds.id, roundId)).for("no key update");
  if (!row || !isPlayersRound(row, play)) throw notFound("round", "play.round_not_found");
  if (row.crashRoundId !== null && action.kind === "cash_out") return cashOut(tx, { play, row, funds });
  if (play.game.client !== "mines") throw notFound("round", "play.round_not_found");
  const field = z.parse(outcomes.mines, row.outcome);
  const { opened } = field;
  const wasDone =
    action.kind === "open"
      ? opened[step] === action.tile
      : step === opened.length && field.isCashedOut && row.state === "settled";
  if (wasDone) return { play, row, funds, isEnd: false };
  if (row.state !== "open") throw new HttpError(409, "play.round_over", "This round is over.");
  if (step !== opened.length) throw new HttpError(409, "play.step_differs", "Another step was taken at this place.");

  const { mines, rounding } = await secretsOf(tx, row);
  const multiplier = minesMultiplier(mines.length, opened.length);
  if (action.kind === "cash_out") {
    if (opened.length === 0) throw new HttpError(409, "play.nothing_to_take", "Open a tile first.");
    return end(tx, { play, row, funds }, { field: { opened, mines, isCashedOut: true }, multiplier, rounding });
  }
  if (opened.includes(action.tile)) throw new HttpError(409, "play.step_differs", "This tile is open.");
  const next: Field = { opened: [...opened, action.tile], mines: null, isCashedOut: false };
  if (mines.includes(action.tile)) return end(tx, { play, row, funds }, { field: { ...next, mines }, multiplier: 0, rounding });
  const reached = minesMultiplier(mines.length, next.opened.length);
  const { maxPayout } = betLimitsOf(play.game, row);
  const isMost = next.opened.length === tileCount - mines.length || payoutOf(row.bet, reached) >= maxPayout;
  if (isMost)
    return end(tx, { play, row, funds }, { field: { ...next, mines, isCashedOut: true }, multiplier: reached, rounding });
  await tx.update(rounds).set({ outcome: next }).where(eq(rounds.id, row.id));
  return { play, row: { ...row, outcome: next }, funds, isEnd: false };
}

/** Takes what a flight has reached by the database's clock. Too late, the bet is lost; twice, it answers what was taken. */
async function cashOut(tx: Queryable, { play, row, funds }: Result): Promise<Result & { isEnd: boolean }> {
  if (row.state !== "open") return { play, row, funds, isEnd: false };
  const { flight, at } = await holdAsItIs(tx, row.crashRoundId ?? 0);
  if (at < flight.startsAt.getTime()) throw new HttpError(409, "play.nothing_to_take", "The flight has not taken off.");
  const how = endOfBet(row, flight, betLimitsOf(play.game, row).maxPayout, at);
  const settled = await settleRound(tx, row, { ...how, sessionId: play.session.id });
  return { ...withBack({ play, row: settled.row, funds }, settled), isEnd: true };
}

/** Where a round's mines are, and the number that rounds what it pays, from the seed that it was begun with. */
export async function secretsOf(db: Queryable, row: RoundRow): Promise<{ mines: number[]; rounding: number }> {
  const [seed] = await db
    .select()
    .from(seeds)
    .where(eq(seeds.id, row.seedId ?? 0));
  if (!seed || row.nonce === null) throw new Error("A round of mines has no seed");
  const mines = placeMines(drawOf(seed, row.nonce), z.parse(choices.mines, row.choice).mines);
  return { mines, rounding: roundingOf(seed, row.nonce) };
}

async function end(
  tx: Queryable,
  { play, row, funds }: Result,
  { field, ...won }: { field: Field; multiplier: number; rounding: number },
): Promise<Result & { isEnd: boolean }> {
  const paid = cappedPayout({ bet: row.bet, ...won }, betLimitsOf(play.game, row).maxPayout);
  const settled = await settleRound(tx, row, { ...paid, state: "settled", outcome: field, sessionId: play.session.id });
  return { ...withBack({ play, row: settled.row, funds }, settled), isEnd: true };
}

const withBack = (result: Result, { back, isBooked, ended }: Awaited<ReturnType<typeof settleRound>>): Result => {
  const { cash, bonus, version, bonusId } = result.funds;
  const funds = { cash: cash + back.cash, bonus: bonus + back.bonus, version: version + (isBooked ? 1 : 0), bonusId };
  return { ...result, funds: ended ? fundsAfterEnd(funds, ended) : funds };
};
