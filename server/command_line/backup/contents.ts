import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type pg from "pg";

/** A table, and its columns that hold what nobody computes. */
export interface Table {
  schema: string;
  table: string;
  columns: string[];
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as table,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('public', 'drizzle') and c.relkind = 'r' and c.relpersistence <> 't' and a.attnum > 0 and not a.attisdropped
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** Read after the snapshot: a number may be skipped, but none is given twice. */
export async function listSequences(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname in ('public', 'drizzle') order by 1`);
  const sequences: { name: string; value: string; isCalled: boolean }[] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    sequences.push(...states.map((state) => ({ name, ...state })));
  }
  return sequences;
}

/** What is made again, or kept elsewhere, is in no backup. */
const leftOut = new Set(["postgres", "cache", "backups"]);

/** Uploads and whatever else lies in folders of the data folder, as paths below it. */
export async function listFiles(dataDir: string): Promise<string[]> {
  const folders = await readdir(dataDir, { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const folder of folders) {
    if (!folder.isDirectory() || leftOut.has(folder.name) || folder.name.startsWith(".")) continue;
    for (const file of await readdir(join(dataDir, folder.name), { withFileTypes: true, recursive: true })) {
      if (!file.isFile() || file.name.endsWith(".part") || file.name.startsWith(".")) continue;
      found.push(relative(dataDir, join(file.parentPath, file.name)).split(sep).join("/"));
    }
  }
  return found.sort();
}
