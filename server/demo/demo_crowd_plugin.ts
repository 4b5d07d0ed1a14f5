import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eq, like, sql } from "drizzle-orm";
import fp from "fastify-plugin";
import * as z from "zod/mini";
import { openSession } from "../accounts/users/sessions";
import { users } from "../accounts/users/tables";
import { games } from "../games/catalogue/tables";
import { openGameSession } from "../games/play/game_sessions";
import { placeBet } from "../games/play/place_bet";
import { checkPlayClock } from "../games/play/play_clock";
import { crashRounds } from "../games/play/tables";
import { stayAt } from "../games/players/queries";
import { HttpError } from "../platform/api_error";
import { playersDomain } from "./demo_players";
import { type Bettor, planCrowd } from "./plan_crowd";

const signInFrom = { country: null, subdivision: null, ip: "127.0.0.1", userAgent: null };
const heard = z.object({ kind: z.literal("flight") });

interface Player {
  id: number;
  currencyCode: string;
}

interface Seat {
  sessionId: string;
  signInId: string;
  token: string;
}

/** The demo's own players bet on the flights that somebody watches, by the same calls as everybody, and cash out where they meant to. */
export const demoCrowdPlugin = fp(
  async (app) => {
    const seats = new Map<number, Seat>();
    const closing = new AbortController();
    let joined = 0;
    let work: Promise<unknown> = Promise.resolve();

    async function seatOf({ id: userId, currencyCode }: Player, gameId: number): Promise<Seat> {
      const known = seats.get(userId);
      if (known) return known;
      const { id: signInId } = await openSession(app.db, userId, signInFrom);
      const { token, session } = await openGameSession(app.db, { gameId, isDemo: false, userId, signInId, currencyCode });
      const seat = { sessionId: session.id, signInId, token };
      seats.set(userId, seat);
      return seat;
    }

    async function join(): Promise<void> {
      const [flight] = await app.db.select().from(crashRounds).where(eq(crashRounds.state, "betting"));
      if (!flight || flight.id <= joined) return;
      joined = flight.id;
      const [game] = await app.db.select({ id: games.id }).from(games).where(eq(games.client, "crash")).limit(1);
      if (!game) return;
      const players = await app.db
        .select({ id: users.id, currencyCode: users.currencyCode })
        .from(users)
        .where(like(users.email, `%@${playersDomain}`));
      const bettors = planCrowd(players, flight.startsAt.getTime() - Date.now(), Math.random);
      await Promise.all(bettors.map((bettor) => bet(game.id, flight.id, bettor).catch(failed)));
    }

    async function bet(gameId: number, flightId: number, { player, afterMs, bet: amount, autoCashOut }: Bettor<Player>) {
      await wait(afterMs, undefined, { signal: closing.signal });
      const { token, signInId, sessionId } = await seatOf(player, gameId);
      await stayAt(app.db, { sessionId, userId: player.id });
      await checkPlayClock(app.db, signInId); // nobody is there to read it
      try {
        await placeBet(app, token, { roundId: randomUUID(), bet: amount, choice: { flightId, autoCashOut } });
      } catch (error) {
        if (error instanceof HttpError && error.status === 401) seats.delete(player.id);
        throw error;
      }
    }

    const failed = (error: unknown) => app.log.debug({ err: error }, "A player of the demo could not join a flight");

    app.onSignal("crash", (message) => {
      if (!z.safeParse(heard, message).success || closing.signal.aborted) return;
      const later = join().catch((error: unknown) =>
        app.log.debug({ err: error }, "Players of the demo could not join a flight"),
      );
      work = Promise.all([work, later]);
    });
    app.addHook("preClose", async () => {
      closing.abort();
      await work;
      for (const { signInId } of seats.values())
        await app.db.execute(sql`delete from sessions where id = ${signInId}`).catch(() => {});
    });
  },
  { name: "demo_crowd", dependencies: ["crash", "settled_rounds"] },
);
