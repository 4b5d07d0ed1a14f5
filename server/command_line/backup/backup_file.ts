import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import * as z from "zod/mini";

/** The file is cut, altered, or not one of ours. */
export class BackupError extends Error {}

/** What a command says of it. */
export const refusalOf = (error: unknown): string | undefined => (error instanceof BackupError ? error.message : undefined);

const count = z.int().check(z.minimum(0));
const text = z.string();

/** The first entry of a file: what it is, and which tables it fits. */
export const preface = z.object({
  foyer: z.literal("backup"),
  version: z.literal(1),
  createdAt: text,
  /** Hashes of the migrations that made the tables, in their order. */
  migrations: z.array(text),
});

/** The last entry: what all the others must be. */
export const manifest = z.object({
  tables: z.array(z.object({ schema: text, table: text, columns: z.array(text), rows: count, sha256: text })),
  sequences: z.array(z.object({ name: text, value: text, isCalled: z.boolean() })),
  files: z.array(z.object({ path: text, bytes: count, sha256: text })),
  books: z.object({
    entries: z.array(z.tuple([text, text, text, text])),
    wallets: z.array(z.tuple([text, text, text, text])),
    problems: count,
  }),
});

export type Preface = z.output<typeof preface>;
export type Manifest = z.output<typeof manifest>;

export const prefaceName = "backup.json";
export const manifestName = "manifest.json";
/** Rows of a table lie in pieces, so that none is ever held whole. */
export const pieceName = (schema: string, table: string, piece: number) =>
  `tables/${schema}.${table}/${String(piece).padStart(6, "0")}.copy`;
export const fileName = (path: string) => `files/${path}`;

const tableOf = (name: string) => /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1];
const pathOf = (name: string) => /^files\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/.exec(name)?.[1]; // no part is hidden, ".." or empty

/** What one reads in order; the bytes of each must be taken before the next. */
export interface Entry {
  /** `schema.table` of a piece of rows, else null. */
  table: string | null;
  /** The place of a file below the data folder, else null. */
  path: string | null;
  bytes: AsyncIterable<Buffer>;
}

/** The entries of a backup; an error names what is wrong with the file. */
export async function* readEntries(file: string): AsyncGenerator<Entry & { name: string }> {
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries);
  read.catch(() => {}); // the entries end with the same error
  try {
    for await (const entry of entries) {
      const { name } = entry.header;
      yield { name, table: tableOf(name) ?? null, path: pathOf(name) ?? null, bytes: bytesOf(entry as AsyncIterable<Buffer>) };
      entry.resume(); // what nobody read would hold up what comes after it
    }
    await read;
  } catch (error) {
    throw asBackupError(error);
  }
}

async function* bytesOf(entry: AsyncIterable<Buffer>) {
  try {
    yield* entry;
  } catch (error) {
    throw asBackupError(error);
  }
}

function asBackupError(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR" || /end of (?:data|file)|premature close/i.test(message)) {
    return new BackupError("The file is cut: it ends before its end.");
  }
  if (code?.startsWith("Z_") || /tar header|checksum/i.test(message))
    return new BackupError("The file is damaged, or no backup.");
  if (code === "ENOENT" || code === "EACCES" || code === "EISDIR") return new BackupError(`The file can not be read: ${message}`);
  return error;
}

/** Reads a file from end to end and compares all of it with what it says about itself. */
export async function checkBackup(file: string, onBytes: (count: number) => void = () => {}): Promise<Preface & Manifest> {
  const found = new Map<string, Found>();
  let first: Preface | undefined;
  let last: Manifest | undefined;
  for await (const { name, table, path, bytes } of readEntries(file)) {
    if (last) throw new BackupError("The file goes on after its end.");
    if (!first && name !== prefaceName) throw new BackupError("The file is no backup of Foyer's.");
    if (name === prefaceName) first = await readJson(preface, bytes, "It is of another kind, or of a newer version of Foyer.");
    else if (name === manifestName) last = await readJson(manifest, bytes, "Its list of contents can not be read.");
    else if (table !== null || path !== null) await add(found, table ?? path ?? "", bytes, onBytes);
    else throw new BackupError(`The file holds what is no part of a backup: ${name}`);
  }
  if (!first) throw new BackupError("The file is empty.");
  if (!last) throw new BackupError("The file is cut: it ends before its end.");
  compare(found, last);
  return { ...first, ...last };
}

interface Found {
  hash: ReturnType<typeof createHash>;
  bytes: number;
  lines: number;
}

async function add(found: Map<string, Found>, name: string, bytes: Entry["bytes"], onBytes: (count: number) => void) {
  const one = found.get(name) ?? { hash: createHash("sha256"), bytes: 0, lines: 0 };
  found.set(name, one);
  for await (const chunk of bytes) {
    one.hash.update(chunk);
    one.bytes += chunk.length;
    one.lines += countLines(chunk);
    onBytes(chunk.length);
  }
}

/** In COPY's text a row is a line, and a line is a row. */
export function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines++;
  return lines;
}

function compare(found: Map<string, Found>, { tables, files }: Manifest) {
  const left = new Set(found.keys());
  const emptyHash = createHash("sha256").digest("hex");
  const check = (name: string, sha256: string, size: { rows?: number; bytes?: number }) => {
    const one = found.get(name);
    left.delete(name);
    if ((one?.hash.digest("hex") ?? emptyHash) !== sha256)
      throw new BackupError(`The file was altered: ${name} is not what it was.`);
    if (size.rows !== undefined && (one?.lines ?? 0) !== size.rows)
      throw new BackupError(`The file was altered: ${name} has other rows.`);
    if (size.bytes !== undefined && one?.bytes !== size.bytes) throw new BackupError(`The file was altered: ${name} is missing.`);
  };
  for (const { schema, table, rows, sha256 } of tables) check(`${schema}.${table}`, sha256, { rows });
  for (const { path, bytes, sha256 } of files) check(path, sha256, { bytes });
  if (left.size > 0) throw new BackupError(`The file was altered: ${[...left].join(", ")} are not on its list.`);
}

async function readJson<Schema extends z.ZodMiniType>(schema: Schema, bytes: Entry["bytes"], otherwise: string) {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  try {
    return z.parse(schema, JSON.parse(Buffer.concat(pieces).toString("utf8")));
  } catch {
    throw new BackupError(`The file can not be used. ${otherwise}`);
  }
}
