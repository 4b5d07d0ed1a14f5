import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { StartError } from "../start_error";
import { causesOf } from "./connection_error";

const migrationKey = 4_605_993;

/**
 * Brings the tables up to date, and answers how many migrations that took; several processes may start at once. Where nothing is
 * missing it changes nothing, so that the site's role needs no right to make tables.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationKey]);
    const missing = await countMissing(client, folder);
    if (missing === 0) return 0;
    await applyMigrations(drizzle(client), { migrationsFolder: folder }).catch((error: unknown) => {
      throw mayNot(error) ? new StartError(lackWords(missing)) : error;
    });
    if ((await countMissing(client, folder)) > 0) {
      throw new StartError(`Migrations in ${folder} were changed, or are older than the newest one applied.`); // Drizzle passes over them silently
    }
    return missing;
  } finally {
    client.release(true); // ends the session, and the lock with it
  }
}

/** How many migrations of this version the database does not have. */
export async function countMissing(client: pg.ClientBase, folder: string): Promise<number> {
  const all = readMigrationFiles({ migrationsFolder: folder });
  const { rows: found } = await client.query<{ table: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as table",
  );
  if (!found[0]?.table) return all.length;
  const { rows } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations");
  const applied = new Set(rows.map(({ hash }) => hash));
  return all.filter(({ hash }) => !applied.has(hash)).length;
}

const mayNot = (error: unknown) => [...causesOf(error)].some(({ code }) => code === "42501");

export const lackWords = (missing: number) =>
  `The database lacks ${missing === 1 ? "a migration" : `${missing} migrations`} of this version, and its role may not make tables. ` +
  `Run npm run migrate with a role that may.`;
