import { and, eq, inArray, lt, sql } from "drizzle-orm";
import fp from "fastify-plugin";
import type { FastifyInstance } from "fastify";
import type { Draw } from "../../../src/play/rules/fair";
import { gamesInSteps, isPlayedInSteps, type StepRound, stepRound } from "../../../src/play/rules/play_in_steps";
import { games } from "../catalogue/tables";
import { wallets } from "../../accounts/users/tables";
import { betLimitsOf } from "./bet_limits";
import { paidFor } from "./money_of_round";
import { settleRound } from "./settle_round";
import { gameSessions, rounds } from "./tables";
import { secretsOf } from "./take_step";
import { repeat } from "../../platform/repeat";

const hours = 24;
const lookEveryMs = 600_000;
const atOnce = 100;

/**
 * Ends rounds that nobody went on with for a day: what was won so far is paid, cards stay as they are, and where nothing was seen the stake
 * is given back. Also closes sessions of games that nobody was seen in. Answers how many rounds it ended.
 */
export async function endAbandonedRounds(app: Pick<FastifyInstance, "db" | "roundSettled">): Promise<number> {
  const ago = sql`now() - make_interval(hours => ${hours})`;
  const left = await app.db
    .select({ id: rounds.id })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .leftJoin(gameSessions, eq(gameSessions.id, rounds.gameSessionId))
    .where(
      and(
        eq(rounds.state, "open"),
        inArray(games.client, [...gamesInSteps]),
        lt(rounds.createdAt, ago),
        sql`coalesce(${gameSessions.lastSeenAt} < ${ago}, true)`,
      ),
    )
    .limit(atOnce);
  for (const { id } of left) await endAbandoned(app, id);
  await app.db
    .update(gameSessions)
    .set({ endedAt: sql`now()` })
    .where(and(sql`${gameSessions.endedAt} is null`, lt(gameSessions.lastSeenAt, ago)));
  return left.length;
}

async function endAbandoned({ db, roundSettled }: Pick<FastifyInstance, "db" | "roundSettled">, id: string): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ row: rounds, game: games })
      .from(rounds)
      .innerJoin(games, eq(games.id, rounds.gameId))
      .where(eq(rounds.id, id));
    if (!found) return null;
    const { row: seen, game } = found;
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
    const client = game.client ?? "";
    if (!isPlayedInSteps(client)) return null;
    const { newDraw, rounding } = await secretsOf(tx, row);
    const round = leave(stepRound(client, newDraw(), row.choice, row.outcome), newDraw);
    const isVoid = round.worth === null;
    const won = { stakes: round.stakes, multiplier: round.worth ?? 0, rounding };
    const paid = paidFor(row, won, betLimitsOf(game, row).maxPayout);
    const outcome = round.close(newDraw(), !isVoid && !round.isLost);
    const state = isVoid ? "void" : "settled";
    return (await settleRound(tx, row, { ...paid, state, outcome, sessionId: row.gameSessionId })).row;
  });
  if (ended && !ended.isDemo && ended.userId !== null) roundSettled(ended.userId, ended.number);
}

/** A round whose cards are known is played to its end: nobody gets a stake back for cards that they don't like. */
function leave(round: StepRound, newDraw: () => Draw): StepRound {
  const taken = round.worth === null && round.leave ? round.take(newDraw(), round.leave) : null;
  return taken ? leave(taken.round, newDraw) : round;
}

/** Looks now and then; of several processes each takes what the others have not. */
export const abandonedRoundsPlugin = fp(
  async (app) => {
    repeat(app, { everyMs: lookEveryMs, failure: "Abandoned rounds could not be ended" }, () => endAbandonedRounds(app));
  },
  { name: "abandoned_rounds", dependencies: ["settled_rounds"] },
);
