import { once } from "node:events";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { BackupError, type Entry, type Manifest, type Preface, readEntries } from "./backup_file";
import { areEqual, readBooks } from "./books";
import { listFiles, listTables, quote } from "./contents";
import { bringUpToDate, makeTables, partMigrations } from "./restored_tables";
import { withoutConstraints } from "./without_constraints";
import type { Written } from "./write_backup";

export interface Restoring {
  client: pg.ClientBase;
  dataDir: string;
  /** The folder of migrations. */
  migrations: string;
  file: string;
  /** What `checkBackup` has found in the file. */
  contents: Preface & Manifest;
  /** Uploads that the backup does not have are another site's, and go with it. */
  replaces: boolean;
  onProgress: (read: Written) => void;
}

/** Why a database is not one to restore into, or null where nothing of a site is in it. */
export async function occupantOf(client: pg.ClientBase): Promise<"site" | "stranger" | null> {
  const tables = await listTables(client);
  if (tables.length === 0) return null;
  if (!tables.some(({ schema }) => schema === "drizzle")) return "stranger";
  const telling = tables.filter(({ table }) => ["users", "pages", "games", "ledger_transactions", "assets"].includes(table));
  for (const { table } of telling) {
    const { rowCount } = await client.query(`select from public.${quote(table)} limit 1`);
    if (rowCount) return "site";
  }
  return null;
}

/** How many servers use this database at the moment. */
export async function countServers(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and application_name in ('foyer', 'foyer changes')`,
  );
  return Number(rows[0]?.count);
}

/** Puts the contents of a checked file in the place of whatever is there: in one transaction, or not at all. */
export async function restoreBackup(restoring: Restoring): Promise<void> {
  const { client, dataDir, contents } = restoring;
  const { until, since } = partMigrations(restoring.migrations, contents.migrations);
  const staging = join(dataDir, `.restore-${process.pid}`);
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    await client.query("set local datestyle = 'ISO'; set local timezone = 'UTC'; set local intervalstyle = 'postgres'");
    await makeTables(client, until);
    await withoutConstraints(client, contents.tables, () => load(restoring, staging));
    for (const { name, value, isCalled } of contents.sequences) {
      await client.query("select setval($1::regclass, $2::bigint, $3)", [name, value, isCalled]);
    }
    const books = await readBooks(client);
    if (!areEqual(books, contents.books)) throw new BackupError("The books are not what they were; nothing was restored.");
    await bringUpToDate(client, since);
    await putFiles(dataDir, staging, contents.files);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  if (restoring.replaces) await removeOtherFiles(dataDir, contents.files);
  await client.query("analyze");
}

/** Rows go straight into their tables, files into a folder beside. */
async function load({ client, file, contents, onProgress }: Restoring, staging: string) {
  const known = new Map(contents.tables.map((table) => [`${table.schema}.${table.table}`, table]));
  let copying: Copying | null = null;
  for await (const { table: name, path, bytes } of readEntries(file)) {
    if (path !== null) onProgress({ what: "uploads", rows: 0, bytes: await stage(join(staging, path), bytes) });
    const table = known.get(name ?? "");
    if (!table) continue;
    if (copying?.table !== table) {
      await copying?.end();
      copying = copyInto(client, table);
    }
    for await (const chunk of bytes) {
      await copying.write(chunk);
      onProgress({ what: table.table, rows: 0, bytes: chunk.length });
    }
  }
  await copying?.end();
}

type ListedTable = Manifest["tables"][number];
interface Copying {
  table: ListedTable;
  write(chunk: Buffer): Promise<void>;
  end(): Promise<void>;
}

function copyInto(client: pg.ClientBase, table: ListedTable): Copying {
  const name = `${quote(table.schema)}.${quote(table.table)}`;
  const rows = client.query(copyFrom(`copy ${name} (${table.columns.map(quote).join(", ")}) from stdin`));
  const done = finished(rows);
  done.catch(() => {}); // told by whoever waits for it next
  return {
    table,
    async write(chunk) {
      if (!rows.write(chunk)) await Promise.race([done, once(rows, "drain")]);
    },
    async end() {
      rows.end();
      await done;
      if (rows.rowCount !== table.rows) throw new BackupError(`Not all rows of ${name} could be restored.`);
    },
  };
}

async function stage(file: string, bytes: Entry["bytes"]): Promise<number> {
  await mkdir(dirname(file), { recursive: true });
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  const whole = Buffer.concat(pieces);
  await writeFile(file, whole);
  return whole.length;
}

async function putFiles(dataDir: string, staging: string, files: Manifest["files"]) {
  for (const { path } of files) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await rename(join(staging, path), join(dataDir, path));
  }
}

/** Uploads of the site that was there before. */
async function removeOtherFiles(dataDir: string, files: Manifest["files"]) {
  const kept = new Set(files.map(({ path }) => path));
  for (const path of await listFiles(dataDir)) if (!kept.has(path)) await rm(join(dataDir, path), { force: true });
}
