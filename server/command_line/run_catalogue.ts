import { createReadStream } from "node:fs";
import { rename, rm, stat, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import type { Problem } from "../games/files/check_items";
import { exportCatalogue } from "../games/files/export_catalogue";
import { type Counts, importCatalogue, type ImportReport } from "../games/files/import_catalogue";
import { FileError } from "../games/files/read_items";
import type { Database } from "../platform/plugins/database";
import { readWords, runCommand, type Surroundings, UsageError, withDatabase } from "./run_command";

z.config(z.locales.en()); // zod/mini brings no words of its own

const help = `The catalogue of games as a file: studios, categories and games in JSON.

  npm run catalogue -- import file [--strict] [--deactivate-missing]
      Adds and changes what the file names, by its id; "-" reads standard input. Each item that can not be
      used is told in a line with its path and left out; the others are imported, all at once.
      --strict              imports nothing where there is any problem
      --deactivate-missing  games that the file does not name are taken off the site; else they stay

  npm run catalogue -- check file
      Says the same, and changes nothing.

  npm run catalogue -- export [--out file]
      Writes the catalogue as a file that can be imported.

  --json prints one JSON object; --help prints this.
  The database is the one of DATA_DIR (./data), whether the server runs or not, or that of DATABASE_URL.
  Ends with 0 when all is well, 1 when there were problems, 2 when the command can not be meant, 3 when the
  database is not reachable.
`;

const options = {
  strict: { type: "boolean", default: false },
  "deactivate-missing": { type: "boolean", default: false },
  out: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const allowed = { import: ["strict", "deactivate-missing"], check: [], export: ["out"] } satisfies Record<string, string[]>;
type Command = keyof typeof allowed;

/** What was done is taken back. */
class NothingChanged extends Error {
  constructor(readonly result: ImportReport) {
    super();
  }
}

/** A report in JSON holds no more problems than these. */
const mostProblems = 1_000;

/** Runs a command line; answers with the exit code. */
export async function runCatalogue(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const refusal = (error: unknown) => (error instanceof FileError ? `Nothing was changed: ${error.message}` : undefined);
  return runCommand({ name: "catalogue", isJson: args.includes("--json"), refusal }, surroundings, async () => {
    const { command, name, values } = readArguments(args);
    if (command === null) {
      surroundings.write(help);
      return values.help ? 0 : 2;
    }
    return withDatabase(surroundings, (db) =>
      command === "export"
        ? exportTo(db, values.out, surroundings)
        : importFrom(db, { ...surroundings, name, values, isCheck: command === "check" }),
    );
  });
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [command, name = "", ...more] = positionals;
  if (values.help || command === undefined) return { command: null, name, values };
  if (!isCommand(command)) throw new UsageError(`There is no command ${command}.`);
  const own: string[] = allowed[command];
  const foreign = Object.entries(values).find(([option, value]) => value && option !== "json" && !own.includes(option));
  if (foreign) throw new UsageError(`${command} has no --${foreign[0]}.`);
  if (more.length > 0 || (command === "export") !== (name === ""))
    throw new UsageError(command === "export" ? "export takes --out for its file." : `${command} takes one file.`);
  return { command, name, values };
}

const isCommand = (name: string): name is Command => Object.hasOwn(allowed, name);

const parse = (args: readonly string[]) => readWords(args, options);

async function exportTo(db: Database, out: string | undefined, { folder, write }: Surroundings): Promise<number> {
  if (!out) {
    for await (const piece of exportCatalogue(db)) write(piece);
    return 0;
  }
  const target = resolve(folder, out);
  const beside = `${target}.${process.pid}.part`;
  try {
    await writeFile(beside, exportCatalogue(db));
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw new FileError(`${out} could not be written: ${(error as Error).message}`);
  }
  return 0;
}

interface Import extends Surroundings {
  name: string;
  values: ReturnType<typeof parse>["values"];
  isCheck: boolean;
}

async function importFrom(db: Database, { name, values, isCheck, ...surroundings }: Import): Promise<number> {
  const { write, warn } = surroundings;
  const problems: Problem[] = [];
  let problemCount = 0;
  const report = (problem: Problem) => {
    problemCount++;
    if (!values.json) warn(problemWords(problem));
    else if (problems.length < mostProblems) problems.push(problem);
  };
  const wish = { open: await openerOf(name, surroundings), report, deactivatesMissing: values["deactivate-missing"] };
  const isKept = () => !isCheck && !(values.strict && problemCount > 0);
  const decide = (result: ImportReport) => {
    if (!isKept()) throw new NothingChanged(result);
  };
  const result = await importCatalogue(db, wish, decide).catch((error: unknown) => {
    if (error instanceof NothingChanged) return error.result;
    throw error;
  });
  const done = isCheck ? "would be" : isKept() ? "is" : "is not, as there are problems";
  if (values.json) write(`${JSON.stringify({ isImported: isKept(), ...result, problemCount, problems })}\n`);
  else write(reportWords(result, done));
  return problemCount > 0 ? 1 : 0;
}

/** Files are read again each time that they are asked for; the standard input can be read once, and is kept. */
async function openerOf(name: string, { folder, input }: Surroundings): Promise<() => AsyncIterable<string>> {
  if (name === "-") {
    const content = await text(input as NodeJS.ReadStream);
    return async function* () {
      yield content;
    };
  }
  const file = resolve(folder, name);
  const found = await stat(file).catch((error: Error) => {
    throw new FileError(`${name} could not be read: ${error.message}`);
  });
  if (!found.isFile()) throw new FileError(`${name} could not be read: it is no file`);
  return () => createReadStream(file, { encoding: "utf8" });
}

const problemWords = ({ path, line, message }: Problem) => `${path} (line ${line}): ${message}`;

function reportWords({ studios, categories, subCategories, games, leftOut, missing }: ImportReport, done: string): string {
  const row = (what: string, { new: made, changed, same }: Counts) =>
    `${what.padEnd(15)} ${made} new, ${changed} changed, ${same} the same`;
  const stays = missing.areDeactivated ? "taken off the site" : "stay as they are";
  return [
    `What ${done} imported:`,
    row("studios", studios),
    row("categories", categories),
    row("sub-categories", subCategories),
    row("games", games),
    `left out        ${leftOut}`,
    `not in the file ${missing.count} ${missing.count === 1 ? "game" : "games"}, ${stays}`,
    "",
  ].join("\n");
}
