import fp from "fastify-plugin";
import type pg from "pg";
import { Server } from "socket.io";
import * as z from "zod/mini";
import type { ErrorCode } from "../../../../schemas/error_codes";
import { crashNamespace, type FromCrash, playRealtimePath } from "../../../../schemas/play/crash";
import { signal } from "../../../platform/plugins/changes";
import { openNamespace } from "../../../accounts/users/namespace";
import { isOwnOrigin } from "../../../accounts/users/realtime";
import { lockPlay } from "../game_sessions";
import {
  type CrashEffect,
  type CrashEvent,
  emptyRoom,
  type Joining,
  newsOf,
  openRounds,
  type ReadBets,
  stepRoom,
} from "./crash_room";
import { commitDemoChain } from "./chains";
import { createDatabaseClock } from "../../../platform/database_clock";
import { readFlights } from "./flights";
import { createPilot } from "./lead_flights";
import { balancesOf, betsOf, publicBets } from "./own_bets";
import { soon } from "./soon";

/** Bets of this time are told together: to other processes, and to who watches. */
const gatherMs = 150;
const mostSocketsOfAddress = 1_000;

const heard = z.object({ kind: z.enum(["flight", "bets"]) });
const ended = z.object({ sessionId: z.optional(z.string()), userId: z.optional(z.int()) });

declare module "fastify" {
  interface FastifyInstance {
    /** Somebody bet on the flight, or cashed out. */
    flightBetsChanged(): void;
  }
}

/**
 * The shared game: everybody in it sees the same flight, in whichever process. What happens is in the database; that something
 * has happened goes over NOTIFY, and is read and passed on by each process to those who watch there.
 */
export const crashPlugin = fp<{ connection: pg.ClientConfig }>(
  async (app, { connection }) => {
    const io = new Server(app.server, {
      path: playRealtimePath,
      serveClient: false,
      transports: ["websocket"],
      destroyUpgrade: false,
      maxHttpBufferSize: 2_000,
      allowRequest: ({ headers }, answer) => answer(null, headers.origin === "null" || isOwnOrigin(app, headers)),
    });
    const { namespace: sockets } = openNamespace<never, FromCrash, { member: Joining }>(app, io, {
      name: crashNamespace,
      admit: admitPlayer,
      mostOfAddress: mostSocketsOfAddress,
      welcome(socket) {
        const { id } = socket;
        socket.once("disconnect", () => happen({ kind: "left", id }));
        pilot.wake();
        happen({ kind: "joined", id, member: socket.data.member });
      },
    });
    const clock = createDatabaseClock(app.db);
    const renewChain = app.configuration.isDemo ? () => commitDemoChain(app.db) : undefined;
    const pilot = createPilot({ app, connection, clock, renewChain, isWatched: () => sockets.sockets.size > 0 });
    const failed = (error: unknown) => app.log.warn({ err: error }, "What happens in a flight could not be told");

    let room = emptyRoom;
    /** One event after the other, so that what is older is not told later. */
    let handling: Promise<unknown> = Promise.resolve();
    const happen = (event: CrashEvent) => void (handling = handling.then(() => handle(event)).catch(failed));

    async function handle(event: CrashEvent): Promise<void> {
      const { room: next, effects } = stepRoom(room, event);
      room = next;
      for (const effect of effects) await perform(effect);
    }

    async function perform(effect: CrashEffect): Promise<void> {
      if (effect.kind === "send") sockets.sockets.get(effect.to)?.emit(effect.event, effect.message as never); // which belong together, by `CrashEffect`
      else if (effect.kind === "close") sockets.sockets.get(effect.id)?.disconnect(true);
      else if (effect.kind === "read_flight") await handle({ kind: "flight_read", message: await readFlight(), to: effect.to });
      else await handle({ kind: "bets_read", ...(await readBets(effect.flightId)), to: effect.to });
    }

    async function readFlight(): Promise<FromCrash["flight"]> {
      await clock.measure();
      return { ...(await readFlights(app.db)), serverNow: clock.now() };
    }

    async function readBets(flightId: number): Promise<ReadBets> {
      const watchers = [...room.members.values()];
      const [shown, rows] = await Promise.all([
        publicBets(app.db, flightId),
        betsOf(app.db, { flightId, watchers, openIds: openRounds(room) }),
      ]);
      const balances = await balancesOf(
        app.db,
        newsOf(room, rows).map(({ member }) => member),
      );
      return { flightId, shown, rows, balances };
    }

    const signalling = soon(gatherMs, () => void signal(app.db, "crash", { kind: "bets" }).catch(failed));
    const tellingBets = soon(gatherMs, () => happen({ kind: "changed", what: "bets" }));

    async function admitPlayer({ token }: Record<string, unknown>): Promise<{ member: Joining } | ErrorCode> {
      if (!app.isReady || typeof token !== "string" || !/^[\w-]{43}$/.test(token)) return "play.session_over";
      const play = await app.db.transaction((tx) => lockPlay(tx, token)).catch(() => null);
      if (play?.game.client !== "crash") return "play.session_over";
      const { id: sessionId, userId, signInId, isDemo, currencyCode } = play.session;
      return { member: { sessionId, userId, signInId, isDemo, currencyCode } };
    }

    app.decorate("flightBetsChanged", signalling.call);
    app.onSignal("crash", (message) => {
      const said = z.safeParse(heard, message);
      if (!said.success) return;
      if (said.data.kind === "flight") happen({ kind: "changed", what: "flight" });
      else tellingBets.call();
    });
    app.onSignal("session_ended", (message) => {
      const said = z.safeParse(ended, message);
      if (said.success) happen({ kind: "session_ended", signInId: said.data.sessionId, userId: said.data.userId });
    });
    app.beforeServing(() => pilot.tidy());
    app.addHook("preClose", async () => {
      signalling.stop();
      tellingBets.stop();
      sockets.disconnectSockets(true);
      await pilot.close();
      await handling;
      await io.close();
    });
  },
  { name: "crash", dependencies: ["realtime", "settled_rounds"] },
);
