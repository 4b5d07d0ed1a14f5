import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { act } from "../../../schemas/api/play";
import type { Place } from "../../../schemas/served_by";
import type { Draw } from "../../../src/play/rules/fair";
import { payoutOf } from "../../../src/play/rules/multiplier";
import { isPlayedInSteps, type StepRound, stepRound } from "../../../src/play/rules/play_in_steps";
import { HttpError, notFound } from "../../platform/api_error";
import { endOfBet } from "./crash/end_bets";
import { holdAsItIs } from "./crash/flights";
import type { Queryable } from "../../platform/plugins/database";
import { betLimitsOf } from "./bet_limits";
import { lockFunds, lockPlay } from "./game_sessions";
import { paidFor } from "./money_of_round";
import { isPlayersRound } from "./open_rounds";
import type { Result } from "./begin_bet";
import { answerOf, type Played } from "./place_bet";
import { fundsAfterEnd } from "./prepare_bet";
import { raiseBet } from "./raise_bet";
import type { RoundRow } from "./round_answer";
import { drawOf, roundingOf } from "./seeds";
import { settleRound } from "./settle_round";
import { rounds, seeds } from "./tables";

type Step = z.output<NonNullable<typeof act.body>>;
type Server = Pick<FastifyInstance, "db" | "roundSettled" | "flightBetsChanged" | "settings" | "rateOf">;

/** A step of an open round. The same step again answers the round as it is; one that does not fit what was done is refused. */
export async function takeStep(app: Server, token: string, step: Step, seenAt: Place = { country: null }): Promise<Played> {
  const { isEnd, ...result } = await app.db.transaction((tx) => takeLocked(app, tx, { token, step, seenAt }));
  const { row } = result;
  if (isEnd && row.crashRoundId !== null) app.flightBetsChanged();
  if (isEnd && !row.isDemo && row.userId !== null) app.roundSettled(row.userId, row.number);
  return answerOf(app.db, result);
}

async function takeLocked(
  app: Server,
  tx: Queryable,
  { token, step: { roundId, step, action }, seenAt }: { token: string; step: Step; seenAt: Place },
): Promise<Result & { isEnd: boolean }> {
  const play = await lockPlay(tx, token);
  const funds = await lockFunds(tx, play);
  const [row] = await tx.select().from(rounds).where(eq(rounds.id, roundId)).for("no key update");
  if (!row || !isPlayersRound(row, play)) throw notFound("round", "play.round_not_found");
  if (row.crashRoundId !== null && action.kind === "cash_out") return cashOut(tx, { play, row, funds });
  const client = play.game.client ?? "";
  if (!isPlayedInSteps(client)) throw notFound("round", "play.round_not_found");
  const { newDraw, rounding } = await secretsOf(tx, row);
  const round = stepRound(client, newDraw(), row.choice, row.outcome);
  const wasDone =
    action.kind === "cash_out"
      ? step === round.count && round.isCashedOut && row.state === "settled"
      : round.isSame(step, action);
  if (wasDone) return { play, row, funds, isEnd: false };
  if (row.state !== "open") throw new HttpError(409, "play.round_over", "This round is over.");
  if (step !== round.count) throw new HttpError(409, "play.step_differs", "Another step was taken at this place.");

  if (action.kind === "cash_out") {
    if (round.worth === null) throw new HttpError(409, "play.nothing_to_take", "There is nothing to take yet.");
    return end(tx, { play, row, funds }, { round, outcome: round.close(newDraw(), true), multiplier: round.worth, rounding });
  }
  const taken = round.take(newDraw(), action);
  if (!taken) throw new HttpError(409, "play.step_differs", "This step can't be taken here.");
  const { round: next, isLost, isLast } = taken;
  const amount = (next.stakes - round.stakes) * (row.bet / round.stakes);
  const before = { play, row, funds };
  const raised = amount > 0 ? await raiseBet(app, tx, before, { amount, seenAt }) : before;
  if (isLost) return end(tx, raised, { round: next, outcome: next.close(newDraw(), false), multiplier: 0, rounding });
  const reached = next.worth ?? 0;
  if (isLast || payoutOf(raised.row.bet / next.stakes, reached) >= betLimitsOf(play.game, row).maxPayout)
    return end(tx, raised, { round: next, outcome: next.close(newDraw(), true), multiplier: reached, rounding });
  await tx.update(rounds).set({ outcome: next.outcome }).where(eq(rounds.id, row.id));
  return { ...raised, row: { ...raised.row, outcome: next.outcome }, isEnd: false };
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

/** What a round's chance comes of, from its first number each time, and the number that rounds what it pays. */
export async function secretsOf(db: Queryable, row: RoundRow): Promise<{ newDraw: () => Draw; rounding: number }> {
  const { nonce } = row;
  const [seed] = await db
    .select()
    .from(seeds)
    .where(eq(seeds.id, row.seedId ?? 0));
  if (!seed || nonce === null) throw new Error("A round of several steps has no seed");
  return { newDraw: () => drawOf(seed, nonce), rounding: roundingOf(seed, nonce) };
}

async function end(
  tx: Queryable,
  { play, row, funds }: Result,
  { round: { stakes }, outcome, ...won }: { round: StepRound; outcome: unknown; multiplier: number; rounding: number },
): Promise<Result & { isEnd: boolean }> {
  const paid = paidFor(row, { stakes, ...won }, betLimitsOf(play.game, row).maxPayout);
  const settled = await settleRound(tx, row, { ...paid, state: "settled", outcome, sessionId: play.session.id });
  return { ...withBack({ play, row: settled.row, funds }, settled), isEnd: true };
}

const withBack = (result: Result, { back, isBooked, ended }: Awaited<ReturnType<typeof settleRound>>): Result => {
  const { cash, bonus, version, bonusId } = result.funds;
  const funds = { cash: cash + back.cash, bonus: bonus + back.bonus, version: version + (isBooked ? 1 : 0), bonusId };
  return { ...result, funds: ended ? fundsAfterEnd(funds, ended) : funds };
};
