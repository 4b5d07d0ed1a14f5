import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { BackupError } from "./backup_file";

type Migration = ReturnType<typeof readMigrationFiles>[number];

const notOfExtension = (catalogue: string, object: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${object} and d.deptype = 'e')`;

/** Takes away all that migrations have made, and leaves extensions, which may be somebody else's to install. */
const clear = `do $$
declare command text;
begin
  drop schema if exists drizzle cascade;
  for command in
    select format('drop table if exists %s cascade', c.oid::regclass) from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${notOfExtension("pg_class", "c.oid")}
    union all
    select format('drop sequence if exists %s', c.oid::regclass) from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${notOfExtension("pg_class", "c.oid")}
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i'))
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and ${notOfExtension("pg_proc", "p.oid")}
    union all
    select format('drop type if exists %s cascade', t.oid::regtype) from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype = 'e' and ${notOfExtension("pg_type", "t.oid")}
  loop execute command; end loop;
end $$`;

/**
 * The migrations of this installation, parted where a backup was made: what made its tables, and what is newer. One of a
 * newer or of another version is refused.
 */
export function partMigrations(folder: string, applied: readonly string[]): { until: Migration[]; since: Migration[] } {
  const all = readMigrationFiles({ migrationsFolder: folder });
  const isOurs = applied.every((hash, index) => all[index]?.hash === hash);
  if (!isOurs || applied.length === 0) {
    throw new BackupError("The backup was made by another version of Foyer. Restore it with that version, or a newer one.");
  }
  return { until: all.slice(0, applied.length), since: all.slice(applied.length) };
}

/** Makes the tables again as they were when a backup was made, with nothing in them. */
export async function makeTables(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(clear);
  await client.query("create schema drizzle");
  await client.query("create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)");
  for (const migration of migrations) await run(client, migration);
}

/** Brings them up to date, within the same transaction. */
export async function bringUpToDate(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) {
    await run(client, migration);
    const values = [migration.hash, migration.folderMillis];
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", values);
  }
}

async function run(client: pg.ClientBase, { sql }: Migration) {
  for (const statement of sql) if (statement.trim()) await client.query(statement);
}
