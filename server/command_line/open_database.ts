import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Configuration } from "../configuration";
import { startEmbeddedPostgres } from "../database/embedded_postgres";
import { migrate } from "../database/migrate";
import type { Database } from "../plugins/database";

/** The database is away, or is not to be opened. */
export class DatabaseError extends Error {}

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** The database that the server uses or would use: a live one is joined, and only one that was started here is stopped. */
export async function openDatabase({ databaseUrl, dataDir }: Configuration, root: string): Promise<OpenDatabase> {
  try {
    const server = databaseUrl
      ? { connection: { connectionString: databaseUrl }, stop: async () => {} }
      : await startEmbeddedPostgres({ root, folder: join(dataDir, "postgres") });
    const pool = new pg.Pool({ max: 4, connectionTimeoutMillis: 5_000, application_name: "foyer pages", ...server.connection });
    pool.on("error", () => {}); // the query under way fails with it
    const close = async () => {
      await pool.end();
      await server.stop();
    };
    await migrate(pool, join(root, "server/migrations")).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    return { db: drizzle(pool), close };
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors : [error];
    const words = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason))).join("; ");
    throw new DatabaseError(`The database is not reachable: ${words}`);
  }
}
