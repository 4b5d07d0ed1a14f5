import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { pack, type Pack } from "tar-stream";
import { countLines, fileName, type Manifest, manifestName, pieceName, type Preface, prefaceName } from "./backup_file";
import { readBooks } from "./books";
import { listFiles, listSequences, listTables, quote, type Table } from "./contents";

const pieceBytes = 4 * 1024 * 1024;

/** What has been written so far. */
export interface Written {
  what: string;
  rows: number;
  bytes: number;
}

export interface Source {
  client: pg.ClientBase;
  dataDir: string;
  onProgress: (written: Written) => void;
}

/** Writes database and uploads as a compressed tar, as of one instant; no more than a piece is in memory. */
export async function writeBackup(source: Source, target: NodeJS.WritableStream): Promise<Manifest> {
  const { client, dataDir } = source;
  const entries = pack();
  const output = pipeline(entries, createGzip(), target);
  output.catch(() => {}); // whoever writes next is told
  const entry = entryWriter(entries, output);
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    await client.query("set local datestyle = 'ISO'; set local timezone = 'UTC'; set local intervalstyle = 'postgres'");
    const { rows: applied } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by id");
    const preface: Preface = {
      foyer: "backup",
      version: 1,
      createdAt: new Date().toISOString(),
      migrations: applied.map(({ hash }) => hash),
    };
    await entry(prefaceName, json(preface));
    const files: Manifest["files"] = []; // first, while all that the snapshot names are most likely there
    for (const path of await listFiles(dataDir)) {
      const written = await writeFile(entry, join(dataDir, path), path);
      if (written) files.push(written);
      source.onProgress({ what: "uploads", rows: files.length, bytes: written?.bytes ?? 0 });
    }
    const tables: Manifest["tables"] = [];
    for (const table of await listTables(client)) tables.push(await writeTable(source, entry, table));
    const manifest: Manifest = { tables, sequences: await listSequences(client), files, books: await readBooks(client) };
    await client.query("commit");
    await entry(manifestName, json(manifest));
    entries.finalize();
    await output;
    return manifest;
  } catch (error) {
    entries.destroy(error as Error);
    await output.catch(() => {});
    throw error;
  }
}

type WriteEntry = (name: string, bytes: Buffer) => Promise<unknown>;

/** Writes one entry after another, as fast as the target takes them; a target that fails ends the waiting. */
const entryWriter =
  (entries: Pack, output: Promise<void>): WriteEntry =>
  (name, bytes) =>
    Promise.race([
      output.then(() => Promise.reject(new Error("The backup was closed before its end."))),
      new Promise<void>((done, fail) => {
        entries.entry({ name, mode: 0o600 }, bytes, (error) => (error ? fail(error) : done()));
      }),
    ]);

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

async function writeTable({ client, onProgress }: Source, entry: WriteEntry, { schema, table, columns }: Table) {
  const rows = client.query(copyTo(`copy ${quote(schema)}.${quote(table)} (${columns.map(quote).join(", ")}) to stdout`));
  const hash = createHash("sha256");
  let waiting: Buffer[] = [];
  let [size, pieces, lines] = [0, 0, 0];
  const write = async () => {
    const bytes = Buffer.concat(waiting);
    [waiting, size] = [[], 0];
    if (bytes.length === 0) return;
    hash.update(bytes);
    lines += countLines(bytes);
    await entry(pieceName(schema, table, ++pieces), bytes);
    onProgress({ what: table, rows: lines, bytes: bytes.length });
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= pieceBytes) await write();
  }
  await write();
  return { schema, table, columns, rows: lines, sha256: hash.digest("hex") };
}

/** Uploads are pictures and documents, each small; null for one that was deleted meanwhile. */
async function writeFile(entry: WriteEntry, file: string, path: string): Promise<Manifest["files"][number] | null> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!handle) return null;
  const bytes = await handle.readFile().finally(() => handle.close());
  await entry(fileName(path), bytes);
  return { path, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}
