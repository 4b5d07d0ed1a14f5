import type pg from "pg";
import { quote, type Table } from "./contents";

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Rows come in any order and were checked when they were made: foreign keys and triggers are away while `load` runs. Back in
 * their place the keys check every row.
 */
export async function withoutConstraints(
  client: pg.ClientBase,
  tables: readonly Table[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  const names = tables.map(({ schema, table }) => `${quote(schema)}.${quote(table)}`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(", ")}`); // migrations put rows of their own into some
  await load();
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}
