import fp from "fastify-plugin";
import type pg from "pg";
import { Server, type Socket } from "socket.io";
import * as z from "zod/mini";
import { crashNamespace, type FlightBet, type FromCrash, playRealtimePath } from "../../schemas/play/crash";
import { createAddressLimits } from "../plugins/address_limits";
import { signal } from "../plugins/changes";
import { isOwnOrigin } from "../plugins/realtime";
import { lockPlay } from "../play/game_sessions";
import { readFlights } from "./flights";
import { createPilot } from "./lead_flights";
import { balancesOf, betsOf, isTheirs, publicBets, toOwnRound, type Watcher } from "./own_bets";

/** Bets of this time are told together: to other processes, and to who watches. */
const gatherMs = 150;
const mostSocketsOfAddress = 1_000;
const toldRounds = 4;

interface Data {
  watcher: Watcher & { signInId: string | null };
  /** The last of their rounds that they were told of, and in which state. */
  told: Map<string, string>;
}
type Connection = Socket<Record<string, never>, Record<string, (message: unknown) => void>, object, Data>;

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
    const room = io.of(crashNamespace);
    const connections = () => [...room.sockets.values()] as unknown as Connection[];
    const addresses = createAddressLimits(app.configuration.trustProxy, mostSocketsOfAddress);
    const pilot = createPilot({ app, connection, isWatched: () => room.sockets.size > 0 });
    const failed = (error: unknown) => app.log.warn({ err: error }, "What happens in a flight could not be told");

    let now: Pick<FromCrash["flight"], "flight" | "results"> = { flight: null, results: [] };
    let bets = new Map<number, FlightBet>();
    let count = 0;

    const flightMessage = (): FromCrash["flight"] => ({ ...now, serverNow: Date.now() });

    async function readFlight() {
      const read = await readFlights(app.db);
      if (read.flight?.id !== now.flight?.id) {
        bets = new Map();
        count = 0;
      }
      now = read;
    }

    async function tellFlight() {
      if (connections().length === 0) return;
      await readFlight();
      for (const socket of connections()) emit(socket, "flight", flightMessage());
      await tellBets();
    }

    async function tellBets() {
      const flightId = now.flight?.id;
      const sockets = connections();
      if (flightId === undefined || sockets.length === 0) return;
      const [shown] = await Promise.all([publicBets(app.db, flightId), tellOwn(sockets, flightId)]);
      if (flightId !== now.flight?.id) return;
      const changed = shown.bets.filter((bet) => JSON.stringify(bets.get(bet.id)) !== JSON.stringify(bet));
      if (changed.length === 0 && count === shown.count) return;
      bets = new Map(shown.bets.map((bet) => [bet.id, bet]));
      count = shown.count;
      for (const socket of connections()) emit(socket, "bets", { flightId, count, bets: changed });
    }

    async function tellOwn(sockets: readonly Connection[], flightId: number) {
      const rows = await betsOf(app.db, {
        flightId,
        watchers: sockets.map(({ data }) => data.watcher),
        openIds: sockets.flatMap(({ data }) => [...data.told].flatMap(([id, state]) => (state === "open" ? [id] : []))),
      });
      const news = sockets.flatMap((socket) => {
        const { watcher, told } = socket.data;
        return rows.filter((row) => isTheirs(row, watcher) && told.get(row.id) !== row.state).map((row) => ({ socket, row }));
      });
      if (news.length === 0) return;
      const balances = await balancesOf(
        app.db,
        news.map(({ socket }) => socket.data.watcher),
      );
      for (const { socket, row } of news) {
        const { told, watcher } = socket.data;
        const balance = balances.get(watcher.sessionId);
        if (!balance) continue;
        for (const [id, state] of told) if (state !== "open" && told.size > toldRounds) told.delete(id);
        told.set(row.id, row.state);
        emit(socket, "round", { round: toOwnRound(row), balance });
      }
    }

    /** One telling after the other, so that what is older is not told later. */
    let telling: Promise<unknown> = Promise.resolve();
    const inTurn = (tell: () => Promise<void>) => (telling = telling.then(tell).catch(failed));

    const gather = (act: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      return {
        soon: () => {
          timer ??= setTimeout(() => {
            timer = undefined;
            act();
          }, gatherMs);
        },
        stop: () => clearTimeout(timer),
      };
    };
    const signalling = gather(() => void signal(app.db, "crash", { kind: "bets" }).catch(failed));
    const tellingBets = gather(() => void inTurn(tellBets));

    room.use(async (socket, next) => {
      const { token } = socket.handshake.auth as { token?: unknown };
      if (!app.isReady || typeof token !== "string" || !/^[\w-]{43}$/.test(token)) return next(new Error("play.session_over"));
      const play = await app.db.transaction((tx) => lockPlay(tx, token)).catch(() => null);
      if (play?.game.client !== "crash") return next(new Error("play.session_over"));
      const { id: sessionId, userId, signInId, isDemo, currencyCode } = play.session;
      (socket as unknown as Connection).data = {
        watcher: { sessionId, userId, signInId, isDemo, currencyCode },
        told: new Map(),
      };
      next();
    });
    room.on("connection", (joined) => {
      const socket = joined as unknown as Connection;
      const place = addresses.enter(socket.request);
      if (!place) return void socket.disconnect(true);
      socket.once("disconnect", place.leave);
      pilot.wake();
      void inTurn(async () => {
        await readFlight();
        emit(socket, "flight", flightMessage());
        const { flight } = now;
        if (!flight) return;
        await tellBets();
        emit(socket, "bets", { flightId: flight.id, count, bets: [...bets.values()] });
      });
    });

    app.decorate("flightBetsChanged", signalling.soon);
    app.onSignal("crash", (message) => {
      const said = z.safeParse(heard, message);
      if (!said.success) return;
      if (said.data.kind === "flight") void inTurn(tellFlight);
      else tellingBets.soon();
    });
    app.onSignal("session_ended", (message) => {
      const said = z.safeParse(ended, message);
      if (!said.success) return;
      for (const socket of connections()) {
        const { signInId, userId } = socket.data.watcher;
        const isMeant =
          (signInId !== null && signInId === said.data.sessionId) || (userId !== null && userId === said.data.userId);
        if (isMeant) socket.disconnect(true);
      }
    });
    app.beforeServing(() => pilot.tidy());
    app.addHook("preClose", async () => {
      signalling.stop();
      tellingBets.stop();
      room.disconnectSockets(true);
      await pilot.close();
      await telling;
      await io.close();
    });
  },
  { name: "crash", dependencies: ["realtime", "settled_rounds"] },
);

const emit = <Event extends keyof FromCrash>(socket: Connection, event: Event, message: FromCrash[Event]) =>
  socket.emit(event, message);
