import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { DatabaseError, openClient } from "../open_database";
import { readWords, runCommand, type Surroundings, UsageError } from "../run_command";
import { BackupError, type Manifest, refusalOf } from "./backup_file";
import { booksWords } from "./books";
import { createProgress, sizeWords } from "./progress";
import { writeBackup } from "./write_backup";

z.config(z.locales.en()); // zod/mini brings no words of its own

const help = `Everything of a site in one file: players, money, pages, settings, games, uploads.

  npm run backup -- file
      Writes it as of one instant, while the server runs. "-" writes to the standard output.
      The file holds personal data; only its owner may read it. docs/backup.md says where to keep it.

  --help prints this. The database is the one of DATA_DIR (./data) or that of DATABASE_URL.
  Ends with 0 when all is well, 1 when the file could not be written or the books do not balance, 2 when
  the command can not be meant, 3 when the database is not reachable.
`;

/** Runs a command line; answers with the exit code. */
export async function runBackup(args: readonly string[], surroundings: Surroundings): Promise<number> {
  return runCommand({ name: "backup", refusal: refusalOf }, surroundings, async () => {
    const name = readArguments(args);
    if (name === null) {
      surroundings.write(help);
      return args.length > 0 ? 0 : 2;
    }
    return await backUp(name, surroundings);
  });
}

function readArguments(args: readonly string[]): string | null {
  const { values, positionals } = readWords(args, { help: { type: "boolean", short: "h" } });
  if (values.help || args.length === 0) return null;
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new UsageError("backup takes one file.");
  return name;
}

async function backUp(name: string, surroundings: Surroundings): Promise<number> {
  const { root, folder, warn } = surroundings;
  const file = name === "-" ? null : resolve(folder, name);
  if (file && (await stat(file).catch(() => null))) throw new BackupError(`${name} is there already; nothing was written.`);
  const configuration = surroundings.configure();
  const { client, close } = await openClient(configuration, { root, name: "foyer backup" });
  const progress = createProgress(surroundings, "written:");
  let bytes = 0;
  const onProgress: typeof progress.add = (written) => {
    bytes += written.bytes;
    progress.add(written);
  };
  try {
    const manifest = await toTarget(file, surroundings, (target) =>
      writeBackup({ client, dataDir: configuration.dataDir, onProgress }, target),
    );
    progress.end();
    warn(reportWords(manifest, bytes));
    return manifest.books.problems === 0 ? 0 : 1;
  } catch (error) {
    progress.end();
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "42P01") throw new BackupError("There is no site in this database.");
    if (error instanceof DatabaseError || error instanceof BackupError) throw error;
    throw new BackupError(`The backup failed, and no file is left: ${message}`);
  } finally {
    await close();
  }
}

/** A file is there whole or not at all, and for its owner alone. */
async function toTarget(
  file: string | null,
  { output }: Surroundings,
  write: (target: NodeJS.WritableStream) => Promise<Manifest>,
): Promise<Manifest> {
  if (file === null) return write(output ?? process.stdout);
  const beside = `${file}.${process.pid}.part`;
  try {
    const manifest = await write(createWriteStream(beside, { flags: "wx", mode: 0o600, flush: true }));
    await rename(beside, file);
    return manifest;
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

function reportWords({ tables, files, books }: Manifest, bytes: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString("en");
  return [
    `${rows} rows of ${tables.length} tables and ${files.length} uploads, ${sizeWords(bytes)} before they were compressed`,
    booksWords(books),
  ].join("\n");
}
