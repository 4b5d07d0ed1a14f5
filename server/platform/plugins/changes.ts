import fp from "fastify-plugin";
import pg from "pg";
import { sql } from "drizzle-orm";
import type { Queryable } from "./database";

/** What is kept in memory and read again when it changes. */
export type Topic = "pages" | "settings" | "plans" | "chat" | "games" | "rounds" | "rates";
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
  | "tournaments"
  | "payments_moved"
  | "payments_desk"
  | "payments_looked_at";

declare module "fastify" {
  interface FastifyInstance {
    /** Reads something before serving, and again whenever any process announces a change of it. */
    keepFresh(topic: Topic, load: () => Promise<unknown>): void;
    /** Tells all processes; inside a transaction they hear of it when it commits. */
    announce(db: Queryable, topic: Topic): Promise<unknown>;
    /** Hears what any process tells; whoever listens checks it, and lives with what was missed while the database was away. */
    onSignal(topic: SignalTopic, hear: (message: unknown) => void): void;
  }
}

const channel = "foyer_changes";

/** Tells all processes of a change, from wherever it was made. */
export const announceChange = (db: Queryable, topic: Topic) => db.execute(sql`select pg_notify(${channel}, ${topic})`);

/** Tells all processes something that is kept nowhere; inside a transaction they hear of it when it commits. */
export const signal = (db: Queryable, topic: SignalTopic, message: object) =>
  db.execute(sql`select pg_notify(${channel}, ${`${topic} ${JSON.stringify(message)}`})`);

/** Snapshots in memory follow the database, over LISTEN and NOTIFY. */
export const changesPlugin = fp<{ connection: pg.ClientConfig }>(
  async (app, { connection }) => {
    const loads = new Map<string, (() => Promise<unknown>)[]>();
    const signals = new Map<string, ((message: unknown) => void)[]>();
    let listener: pg.Client | null = null;
    let isClosed = false;

    const reload = (topic: string) =>
      Promise.all((loads.get(topic) ?? []).map((load) => load())).catch((error: unknown) =>
        app.log.error({ err: error }, `Could not read ${topic} again`),
      );

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
        if (listener === client) retry();
      });
      await client.connect();
      if (isClosed) return client.end();
      listener = client;
      await client.query(`listen ${channel}`);
    }

    function retry() {
      if (isClosed) return;
      setTimeout(async () => {
        try {
          await listen();
          await Promise.all([...loads.keys()].map(reload)); // what was announced meanwhile was missed
        } catch {
          retry();
        }
      }, 1_000).unref();
    }

    app.decorate("keepFresh", (topic: Topic, load: () => Promise<unknown>) => {
      loads.set(topic, [...(loads.get(topic) ?? []), load]);
      app.beforeServing(load);
    });
    app.decorate("announce", announceChange);
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
  { name: "changes", dependencies: ["database"] },
);
