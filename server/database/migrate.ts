import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

const migrationKey = 4_605_993;

/** Brings the tables up to date; several processes may start at once. */
export async function migrate(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationKey]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await requireAll(client, folder);
  } finally {
    client.release(true); // ends the session, and the lock with it
  }
}

/** Drizzle passes silently over a migration that is older than the newest one applied. */
async function requireAll(client: pg.PoolClient, folder: string) {
  const { rows } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations");
  const applied = new Set(rows.map(({ hash }) => hash));
  const missing = readMigrationFiles({ migrationsFolder: folder }).filter(({ hash }) => !applied.has(hash));
  if (missing.length > 0)
    throw new Error(`${missing.length} migrations in ${folder} were changed, or are older than the newest one applied.`);
}
