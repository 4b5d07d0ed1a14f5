import { join, resolve } from "node:path";
import type pg from "pg";
import * as z from "zod/mini";
import { openClient } from "../open_database";
import { readWords, runCommand, type Surroundings, UsageError } from "../run_command";
import { BackupError, checkBackup, type Manifest, type Preface, refusalOf } from "./backup_file";
import { booksWords } from "./books";
import { createProgress } from "./progress";
import { countServers, occupantOf, restoreBackup } from "./restore_backup";
import { partMigrations } from "./restored_tables";

z.config(z.locales.en()); // zod/mini brings no words of its own

const help = `Puts a backup back.

  npm run restore -- file [--replace] [--yes]
      Reads the whole file and checks it first; a cut or altered one changes nothing. Then all of it is restored,
      or nothing. The database must be empty, and no server may use it. A backup of an earlier version of Foyer
      is brought up to date.
      --replace  deletes the site that is there, after asking
      --yes      does not ask
  npm run restore -- file --check
      Checks the file, and touches no database.

  --help prints this. The database is the one of DATA_DIR (./data) or that of DATABASE_URL.
  Ends with 0 when all is well, 1 when nothing was restored, 2 when the command can not be meant, 3 when the
  database is not reachable.
`;

const options = {
  check: { type: "boolean", default: false },
  replace: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Runs a command line; answers with the exit code. */
export async function runRestore(args: readonly string[], surroundings: Surroundings): Promise<number> {
  return runCommand({ name: "restore", refusal: refusalOf }, surroundings, async () => {
    const { values, positionals } = parse(args);
    if (values.help || args.length === 0) {
      surroundings.write(help);
      return values.help ? 0 : 2;
    }
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new UsageError("restore takes one file.");
    return await restore(resolve(surroundings.folder, name), values, surroundings);
  });
}

const parse = (args: readonly string[]) => readWords(args, options);

async function restore(file: string, values: ReturnType<typeof parse>["values"], surroundings: Surroundings): Promise<number> {
  const { root, warn } = surroundings;
  const contents = await withProgress(surroundings, "checked:", (add) =>
    checkBackup(file, (bytes) => add({ what: "reading", rows: 0, bytes })),
  );
  warn(`The file is whole: made ${contents.createdAt}, ${booksWords(contents.books)}.`);
  if (values.check) return 0;

  const migrations = join(root, "server/migrations");
  partMigrations(migrations, contents.migrations);
  const { dataDir, ...configuration } = surroundings.configure();
  const { client, close } = await openClient({ dataDir, ...configuration }, { root, name: "foyer restore" });
  try {
    await requirePlace(client, values, surroundings);
    await withProgress(surroundings, "restored:", (onProgress) =>
      restoreBackup({ client, dataDir, migrations, file, contents, replaces: values.replace, onProgress }),
    );
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`Nothing was restored: ${(error as Error).message}`);
  } finally {
    await close();
  }
  warn(reportWords(contents));
  return 0;
}

async function withProgress<Result>(
  surroundings: Surroundings,
  doing: string,
  work: (add: ReturnType<typeof createProgress>["add"]) => Promise<Result>,
): Promise<Result> {
  const { add, end } = createProgress(surroundings, doing);
  try {
    return await work(add);
  } finally {
    end();
  }
}

/** A database with nothing in it, or a site that may be deleted; used by nobody. */
async function requirePlace(client: pg.Client, { replace, yes }: { replace: boolean; yes: boolean }, { ask }: Surroundings) {
  if ((await countServers(client)) > 0) throw new BackupError("A server uses this database. Stop it first.");
  const occupant = await occupantOf(client);
  const name = `${client.database ?? ""} at ${client.host}`;
  if (occupant === null) return;
  if (occupant === "stranger") throw new BackupError(`The database ${name} holds tables that are not Foyer's.`);
  if (!replace) throw new BackupError(`There is a site in the database ${name}. --replace deletes it.`);
  if (yes) return;
  if (!ask) throw new BackupError("Where nobody can be asked, --replace needs --yes.");
  const answer = await ask(`The site in the database ${name} will be deleted, with its players and their money. Type "delete": `);
  if (answer.trim() !== "delete") throw new BackupError("Nothing was changed.");
}

function reportWords({ tables, files, books }: Preface & Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString("en");
  return `Restored ${rows} rows of ${tables.length} tables and ${files.length} uploads.\n${booksWords(books)}, as in the backup.`;
}
