import { setTimeout as wait } from "node:timers/promises";
import fp from "fastify-plugin";
import pg from "pg";
import { databaseUnavailable } from "../api_error";
import { builderOn } from "../database/builder";
import { isConnectionError } from "../database/connection_error";
import { connectionWords, mistakeWords } from "../database/connection_words";
import { migrate } from "../database/migrate";
import type { Database, Queryable } from "../database/queryable";
import { StartError } from "../start_error";
import { createStatementNames, prepareStatements } from "./prepare_statements";

export type { Database, Queryable }; // what the plugin offers

declare module "fastify" {
  interface FastifyInstance {
    pool: pg.Pool;
    db: Database;
    /** Adds what must be done, in this order, once the database is there and before requests are served. */
    beforeServing(step: () => Promise<unknown>): void;
    /** Settles when all of that is done; fails with a StartError where waiting does not help. */
    whenReady(): Promise<void>;
    readonly isReady: boolean;
    /** Refuses with 503 until then. */
    requireDatabase(): void;
  }
}

export interface DatabaseOptions {
  connection: pg.PoolConfig;
  /** Past a pooler that gives connections away between transactions; null where there is none. */
  direct: pg.PoolConfig | null;
  preparesStatements: boolean;
  migrations: string;
}

/** Limits that a pooler does not pass on: there, the role has them (docs/scale.md). */
const limits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 20_000 };

/** A lock of a session guards it, which only the database itself keeps. */
async function migrateBy(pool: pg.Pool, direct: pg.PoolConfig | null, folder: string) {
  if (direct === null) return migrate(pool, folder);
  const own = new pg.Pool({ max: 1, connectionTimeoutMillis: 5_000, application_name: "foyer migrate", ...direct });
  own.on("error", () => {}); // the query under way fails with it
  return migrate(own, folder).finally(() => own.end());
}

/**
 * The pool and the query builder. A database that is away at the start is waited for; one that goes away later costs
 * the requests of that time, and the pool finds it again.
 */
export const databasePlugin = fp<DatabaseOptions>(
  async (app, { connection, direct, preparesStatements, migrations }) => {
    const pool = new pg.Pool({
      max: 20,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 60_000,
      query_timeout: 20_000,
      ...(direct === null && limits),
      application_name: "foyer",
      keepAlive: true,
      pipeline: true, // statements that wait for no answer are sent at once
      ...connection,
    });
    pool.on("error", (error) => app.log.warn({ err: error }, "A database connection was lost"));
    const nameOf = createStatementNames();
    pool.on("connect", (client) => {
      client.on("error", () => {}); // the pool reports it too
      if (preparesStatements) prepareStatements(client, nameOf);
    });

    const steps: (() => Promise<unknown>)[] = [() => migrateBy(pool, direct, migrations)];
    const ready = Promise.withResolvers<void>();
    ready.promise.catch(() => {}); // told to whoever waits for it
    let isReady = false;
    let isClosed = false;

    async function prepare() {
      for (let pause = 500; !isClosed; pause = Math.min(pause * 2, 5_000)) {
        try {
          for (const step of steps) await step();
          isReady = true;
          ready.resolve();
          return;
        } catch (error) {
          if (isClosed) return;
          const mistake = error instanceof StartError ? error.message : mistakeWords(error, connection);
          if (mistake !== null) return ready.reject(new StartError(mistake));
          const again = `Trying again in ${pause / 1000} seconds.`;
          if (isConnectionError(error)) app.log.error(`${connectionWords(error, connection)} ${again}`);
          else app.log.error({ err: error }, `The database is not ready. ${again}`);
          await wait(pause);
        }
      }
    }

    app.decorate("pool", pool);
    app.decorate("db", builderOn(pool));
    app.decorate("beforeServing", (step: () => Promise<unknown>) => void steps.push(step));
    app.decorate("whenReady", () => ready.promise);
    app.decorate("isReady", { getter: () => isReady });
    app.decorate("requireDatabase", () => {
      if (!isReady) throw databaseUnavailable();
    });
    app.addHook("onReady", async () => void prepare());
    app.addHook("onClose", async () => {
      isClosed = true;
      await pool.end();
    });
  },
  { name: "database" },
);
