import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { choices } from "../../../../schemas/play/round";
import { cashOutAt, lastTarget, timeOf } from "../../../../src/play/rules/crash";
import { fromHundredths } from "../../../../src/play/rules/multiplier";
import { games } from "../../catalogue/tables";
import { betLimitsOf } from "../bet_limits";
import { cappedPayout } from "../money_of_round";
import type { RoundRow } from "../round_answer";
import { roundingOf } from "../seeds";
import { settleRound } from "../settle_round";
import { crashRounds, gameSessions, rounds } from "../tables";
import { wallets } from "../../../accounts/users/tables";
import { type FlightRow, holdAsItIs, isCalledOff, readFlight } from "./flights";

type Server = Pick<FastifyInstance, "db" | "roundSettled">;

/** Where a bet is cashed out at the latest. */
const targetOf = ({ choice, bet }: RoundRow, maxPayout: number): number =>
  Math.min(z.parse(choices.crash, choice).autoCashOut ?? Infinity, lastTarget(bet, maxPayout));

/** What comes of a bet that ends at this moment, in ms since 1970 by the database's clock; of a flight that has crashed, targets alone are paid. */
export function endOfBet(row: RoundRow, flight: FlightRow, maxPayout: number, at: number) {
  if (isCalledOff(flight))
    return { state: "void" as const, payout: 0, multiplier: 0, outcome: { cashedOutAt: null, crashedAt: null } };
  const flown = flight.state === "crashed" ? Infinity : at - flight.startsAt.getTime();
  const cashedOutAt = cashOutAt(targetOf(row, maxPayout), flight.crashAt, flown);
  const crashedAt = cashedOutAt === null || flight.state === "crashed" ? flight.crashAt : null;
  const paid = cappedPayout(
    {
      bet: row.bet,
      multiplier: cashedOutAt === null ? 0 : fromHundredths(cashedOutAt),
      rounding: roundingOf(flight, row.id),
    },
    maxPayout,
  );
  return { ...paid, state: "settled" as const, outcome: { cashedOutAt, crashedAt } };
}

/** Ends a bet that has reached its target, or whose flight is over, where it is open still; locks are taken in the order in which bets take them. */
async function endBet(app: Server, id: string): Promise<"ended" | "early"> {
  const ended = await app.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ row: rounds, game: games })
      .from(rounds)
      .innerJoin(games, eq(games.id, rounds.gameId))
      .where(eq(rounds.id, id));
    if (!found) return null;
    const { row: seen, game } = found;
    await tx
      .select({ id: gameSessions.id })
      .from(gameSessions)
      .where(eq(gameSessions.id, seen.gameSessionId ?? ""))
      .for("no key update");
    if (!seen.isDemo)
      await tx
        .select({ version: wallets.version })
        .from(wallets)
        .where(and(eq(wallets.userId, seen.userId ?? 0), eq(wallets.currencyCode, seen.currencyCode)))
        .for("no key update");
    const [row] = await tx
      .select()
      .from(rounds)
      .where(and(eq(rounds.id, id), eq(rounds.state, "open")))
      .for("no key update");
    if (!row) return null;
    const { flight, at } = await holdAsItIs(tx, row.crashRoundId ?? 0);
    const { maxPayout } = betLimitsOf(game, row);
    const isDue = flight.state === "crashed" || at >= flight.startsAt.getTime() + timeOf(targetOf(row, maxPayout));
    if (!isDue) return "early";
    const how = endOfBet(row, flight, maxPayout, at);
    return (await settleRound(tx, row, { ...how, sessionId: row.gameSessionId })).row;
  });
  if (ended === "early") return "early";
  if (ended && !ended.isDemo && ended.userId !== null) app.roundSettled(ended.userId, ended.number);
  return "ended";
}

const atOnce = 4;
/** Targets that are reached within so many ms are paid together. */
const together = 20;

/** Answers those that it is too early for. One after the other would keep winners waiting, all at once everybody else. */
async function endBets(app: Server, ids: readonly string[]): Promise<string[]> {
  const early: string[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    const ended = await Promise.all(some.map((id) => endBet(app, id)));
    early.push(...some.filter((_, index) => ended[index] === "early"));
  }
  return early;
}

const openBets = async (db: Server["db"], flightId: number) =>
  db
    .select({ row: rounds, game: games })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .where(and(eq(rounds.crashRoundId, flightId), sql`${rounds.state} = 'open'`));

/** The open bets that a flight reaches the targets of, with the moments at which it does, the earliest first. */
async function reachedBets(db: Server["db"], flight: FlightRow): Promise<{ id: string; at: number }[]> {
  const bets = await openBets(db, flight.id);
  return bets
    .map(({ row, game }) => ({ id: row.id, target: targetOf(row, betLimitsOf(game, row).maxPayout) }))
    .filter(({ target }) => target <= flight.crashAt)
    .map(({ id, target }) => ({ id, at: flight.startsAt.getTime() + timeOf(target) }))
    .sort((a, b) => a.at - b.at);
}

/** Pays targets while the flight reaches them; who cashed out by hand before is paid already. */
export async function payTargets(app: Server, flight: FlightRow, until: (at: number) => Promise<void>, paid: () => void) {
  let bets = await reachedBets(app.db, flight);
  while (bets.length > 0) {
    const last = (bets[0]?.at ?? 0) + together;
    const due = bets.filter(({ at }) => at <= last);
    await until(due.at(-1)?.at ?? last);
    const early = await endBets(
      app,
      due.map(({ id }) => id),
    );
    const again = due.filter(({ id }) => early.includes(id)).map(({ id, at }) => ({ id, at: at + together }));
    bets = [...again, ...bets.slice(due.length)].sort((a, b) => a.at - b.at);
    paid();
  }
}

/** Ends what is open of a flight that is over: targets it reached are paid, all others have lost, and a bet on one called off goes back. */
export async function endRest(app: Server, flightId: number): Promise<void> {
  const flight = await readFlight(app.db, flightId);
  const open = (await openBets(app.db, flightId)).map(({ row }) => row);
  const withBonus = open.filter(({ bonusId }) => bonusId !== null); // what they count is counted one by one
  const bets = isCalledOff(flight) ? open : [...(await reachedBets(app.db, flight)), ...withBonus];
  const ids = bets.map(({ id }) => id);
  await endBets(app, ids);
  if (isCalledOff(flight)) return;
  const lost = await app.db
    .update(rounds)
    .set({
      state: "settled",
      outcome: { cashedOutAt: null, crashedAt: flight.crashAt },
      settledAt: sql`clock_timestamp()`,
    })
    .where(and(eq(rounds.crashRoundId, flightId), sql`${rounds.state} = 'open'`, isNull(rounds.bonusId)))
    .returning({ userId: rounds.userId, number: rounds.number, isDemo: rounds.isDemo });
  for (const { userId, number, isDemo } of lost) if (userId !== null && !isDemo) app.roundSettled(userId, number);
  await app.db
    .update(rounds)
    .set({ outcome: sql`jsonb_set(${rounds.outcome}::jsonb, '{crashedAt}', to_jsonb(${flight.crashAt}::int))::json` })
    .where(
      and(eq(rounds.crashRoundId, flightId), sql`${rounds.state} = 'settled'`, sql`${rounds.outcome}->>'crashedAt' is null`),
    );
}

/** Flights that are over with bets that are not: whoever led them went away in between. */
export async function endLeftOvers(app: Server): Promise<void> {
  const left = await app.db
    .selectDistinct({ id: crashRounds.id })
    .from(rounds)
    .innerJoin(crashRounds, eq(crashRounds.id, rounds.crashRoundId))
    .where(and(sql`${rounds.state} = 'open'`, eq(crashRounds.state, "crashed")));
  for (const { id } of left) await endRest(app, id);
}
