import { join } from "node:path";
import pg from "pg";
import { builderOn } from "../platform/database/builder";
import type { Configuration } from "../platform/configuration";
import { connectionWords } from "../platform/database/connection_words";
import { startEmbeddedPostgres } from "../platform/database/embedded_postgres";
import { migrate } from "../platform/database/migrate";
import type { Database } from "../platform/plugins/database";

/** The database is away, or is not to be opened. */
export class DatabaseError extends Error {}

export interface OpenServer {
  connection: pg.PoolConfig;
  close(): Promise<void>;
}

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** The server of the database: a live one is joined, and only one that was started here is stopped. */
export async function openServer({ databaseUrl, databaseDirectUrl, dataDir }: Configuration, root: string): Promise<OpenServer> {
  const url = databaseDirectUrl ?? databaseUrl;
  if (url) return { connection: { connectionString: url }, close: async () => {} };
  try {
    const { connection, stop } = await startEmbeddedPostgres({ root, folder: join(dataDir, "postgres") });
    return { connection, close: stop };
  } catch (error) {
    throw new DatabaseError(`The embedded database did not start: ${(error as Error).message}`);
  }
}

/** The database that the server uses or would use, with its tables up to date. */
export async function openDatabase(configuration: Configuration, root: string): Promise<OpenDatabase> {
  const server = await openServer(configuration, root);
  const { connection } = server;
  const pool = new pg.Pool({ max: 4, connectionTimeoutMillis: 5_000, application_name: "foyer pages", ...connection });
  pool.on("error", () => {}); // the query under way fails with it
  const close = async () => {
    await pool.end();
    await server.close();
  };
  try {
    await migrate(pool, join(root, "server/migrations"));
    return { db: builderOn(pool), close };
  } catch (error) {
    await close();
    throw new DatabaseError(connectionWords(error, connection));
  }
}

/** One connection to it, and the tables as they are. */
export async function openClient(
  configuration: Configuration,
  { root, name }: { root: string; name: string },
): Promise<{ client: pg.Client; connection: pg.PoolConfig; close(): Promise<void> }> {
  const server = await openServer(configuration, root);
  const { connection } = server;
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, application_name: name, keepAlive: true, ...connection });
  client.on("error", () => {}); // the query under way fails with it
  const close = async () => {
    await client.end().catch(() => {});
    await server.close();
  };
  try {
    await client.connect();
    return { client, connection, close };
  } catch (error) {
    await close();
    throw new DatabaseError(connectionWords(error, connection));
  }
}
