import fp from "fastify-plugin";
import pg from "pg";
import { sql } from "drizzle-orm";
import type { Queryable } from "./database";
import { createFollower, passOn } from "./signal_stream";

/** What is kept in memory and read again when it changes. */
export type Topic = "pages" | "settings" | "plans" | "chat" | "games" | "rounds" | "rates" | "payment_methods" | "players";
/** What is told with a message of its own, and kept nowhere. */
export type SignalTopic =
  | "page_saved"
  | "presence"
  | "session_ended"
  | "chat_message"
  | "chat_hidden"
  | "user_nickname"
  | "user_ghost_mode"
  | "rounds_settled"
  | "player_message"
  | "crash"
  | "jackpots"
  | "players"
  | "play_refused"
  | "tournaments"
  | "missions"
  | "payments_moved"
  | "payments_desk"
  | "payments_looked_at";

declare module "fastify" {
  interface FastifyInstance {
    /** Reads something before serving, and again whenever any process announces a change of it: until it could be read. */
    keepFresh(topic: Topic, load: () => Promise<unknown>): void;
    /** Tells all processes; inside a transaction they hear of it when it commits. */
    announce(db: Queryable, topic: Topic): Promise<unknown>;
    /** Hears whether this process may be late: it does not hear the others, and looks for itself until it does. */
    onLate(hear: (isLate: boolean) => void): void;
    /**
     * Whether this process is the one of all that does what has to be done once. The database gives that to one connection and takes it back when it is
     * gone, so for moments nobody has it, and one that hangs keeps it: what may not wait is looked for by the others too.
     */
    isOnDuty(): boolean;
    /** Hears what any process tells; whoever listens checks it, and lives with what was missed while the database was away. */
    onSignal(topic: SignalTopic, hear: (message: unknown) => void): void;
  }
}

const channel = "foyer_changes";
const askForDutyMs = 2_000;
const tryAgainMs = 1_000;

/** Tells all processes of a change, from wherever it was made. */
export const announceChange = (db: Queryable, topic: Topic) => db.execute(sql`select pg_notify(${channel}, ${topic})`);

/** Hints that are told often: whoever misses one reads a moment later. All others go with their commit, or not at all (docs/decisions/signals.md). */
const hints: ReadonlySet<SignalTopic> = new Set([
  "rounds_settled",
  "presence",
  "crash",
  "player_message",
  "payments_moved",
  "payments_looked_at",
] satisfies SignalTopic[]);
/** How a database's hints go beside it, where there is a way. A transaction has none: what is told in it waits for its commit. */
const waysBeside = new WeakMap<object, (payload: string) => Promise<boolean>>();

/** Tells all processes something that is kept nowhere; inside a transaction they hear of it when it commits. */
export async function signal(db: Queryable, topic: SignalTopic, message: object): Promise<void> {
  const payload = `${topic} ${JSON.stringify(message)}`;
  if (hints.has(topic) && (await waysBeside.get(db)?.(payload))) return;
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** Whether any of the ways by which processes hear each other is away, or what was told could not be read yet. */
function createLateness() {
  const away = new Set<"database" | "stream" | "reading">();
  const hearers: ((isLate: boolean) => void)[] = [];
  return {
    hear: (hear: (isLate: boolean) => void) => void hearers.push(hear),
    tell(way: "database" | "stream" | "reading", isAway: boolean) {
      const before = away.size > 0;
      if (isAway) away.add(way);
      else away.delete(way);
      const isLate = away.size > 0;
      if (isLate !== before) for (const hear of hearers) hear(isLate);
    },
  };
}

/** Snapshots in memory follow the database, over LISTEN and NOTIFY, and over Redis where there is one. */
export const changesPlugin = fp<{ connection: pg.ClientConfig }>(
  async (app, { connection }) => {
    const loads = new Map<string, (() => Promise<unknown>)[]>();
    const signals = new Map<string, ((message: unknown) => void)[]>();
    let listener: pg.Client | null = null;
    let isClosed = false;
    let isOnDuty = false;
    const lateness = createLateness();

    const unread = new Set<string>();
    let readingAgain: NodeJS.Timeout | null = null;

    /** What could not be read is read until it could: nobody announces the same change twice. */
    async function reload(topic: string) {
      try {
        await Promise.all((loads.get(topic) ?? []).map((load) => load()));
        unread.delete(topic);
      } catch (error) {
        if (isClosed) return;
        app.log.error({ err: error }, `Could not read ${topic} again`);
        unread.add(topic);
        readingAgain ??= setTimeout(readUnread, tryAgainMs).unref();
      }
      lateness.tell("reading", unread.size > 0);
    }

    function readUnread() {
      readingAgain = null;
      for (const topic of unread) void reload(topic);
    }

    function handle(payload: string) {
      const end = payload.indexOf(" ");
      if (end === -1) return void reload(payload);
      try {
        const message: unknown = JSON.parse(payload.slice(end + 1));
        for (const hear of signals.get(payload.slice(0, end)) ?? []) hear(message);
      } catch (error) {
        app.log.warn({ err: error }, "Another process told what can not be understood");
      }
    }

    async function listen() {
      const client = new pg.Client({ ...connection, application_name: "foyer changes", keepAlive: true });
      client.on("error", (error) => app.log.warn({ err: error }, "The connection that listens for changes was lost"));
      client.on("notification", ({ payload }) => handle(payload ?? ""));
      client.once("end", () => {
        if (listener !== client) return;
        isOnDuty = false;
        if (!isClosed) lateness.tell("database", true);
        retry();
      });
      await client.connect();
      if (isClosed) return client.end();
      listener = client;
      await client.query(`listen ${channel}`);
      await askForDuty(client);
    }

    /** Asks until it is given, or the connection is gone. */
    async function askForDuty(client: pg.Client) {
      if (isClosed || listener !== client) return;
      const answer = await client
        .query<{ given: boolean }>("select pg_try_advisory_lock(hashtextextended('foyer.duty', 0)) as given")
        .catch(() => null);
      if (answer?.rows[0]?.given) isOnDuty = listener === client;
      else setTimeout(() => void askForDuty(client), askForDutyMs).unref();
    }

    function retry() {
      if (isClosed) return;
      setTimeout(async () => {
        try {
          await listen();
          await Promise.all([...loads.keys()].map(reload)); // what was announced meanwhile was missed
          lateness.tell("database", false);
        } catch {
          retry();
        }
      }, tryAgainMs).unref();
    }

    const { redisUrl } = app.configuration;
    if (redisUrl !== null) {
      waysBeside.set(app.db, (payload) => passOn(app.redis, payload));
      const follow = createFollower(app, redisUrl, {
        hear: handle,
        onMissed: () => void reload("rounds"),
        onHearing: (isHearing) => lateness.tell("stream", !isHearing),
      });
      app.beforeServing(async () => void follow());
    }

    app.decorate("keepFresh", (topic: Topic, load: () => Promise<unknown>) => {
      loads.set(topic, [...(loads.get(topic) ?? []), load]);
      app.beforeServing(load);
    });
    app.decorate("announce", announceChange);
    app.decorate("onLate", lateness.hear);
    app.decorate("isOnDuty", () => isOnDuty);
    app.decorate(
      "onSignal",
      (topic: SignalTopic, hear: (message: unknown) => void) => void signals.set(topic, [...(signals.get(topic) ?? []), hear]),
    );
    app.beforeServing(async () => {
      if (!listener) await listen();
    });
    app.addHook("onClose", async () => {
      isClosed = true;
      await listener?.end().catch(() => {});
    });
  },
  { name: "changes", dependencies: ["database", "redis"] },
);
