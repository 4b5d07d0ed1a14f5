import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import { importRates, ratesFile } from "../money/rates/import_rates";
import { newestRates } from "../money/rates/rates_plugin";
import type { Database } from "../platform/plugins/database";
import { readWords, runCommand, type Surroundings, UsageError, withDatabase } from "./run_command";

z.config(z.locales.en()); // zod/mini brings no words of its own

const help = `What one euro is in other currencies. A currency without a rate, or with one that is older than the settings
allow, is not offered, and nobody plays for money in it.

  npm run rates -- import file
      Keeps the rates of a file, all at once; "-" reads standard input. A running server plays by them at once.
      {"source": "European Central Bank", "asOf": "2026-11-20T15:00:00Z", "base": "EUR", "rates": {"NOK": "11.6425"}}

  npm run rates -- list
      The newest rate of each currency, with its time and its source.

  --help prints this.
  The database is the one of DATA_DIR (./data), whether the server runs or not, or that of DATABASE_URL.
  Ends with 0 when all is well, 1 when the file can not be used, 2 when the command can not be meant, 3 when the
  database is not reachable.
`;

class FileProblem extends Error {}

/** Runs a command line; answers with the exit code. */
export async function runRates(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { write } = surroundings;
  const refusal = (error: unknown) => (error instanceof FileProblem ? `Nothing was changed: ${error.message}` : undefined);
  return runCommand({ name: "rates", refusal }, surroundings, async () => {
    const { command, name, isHelp } = readArguments(args);
    if (isHelp || command === undefined) {
      write(help);
      return isHelp ? 0 : 2;
    }
    const file = command === "import" ? await readRates(name, surroundings) : null;
    return withDatabase(surroundings, async (db) => {
      if (!file) return list(db, write);
      write(`${await importRates(db, file)} rates of ${file.asOf} by ${file.source} are kept.\n`);
      return 0;
    });
  });
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = readWords(args, { help: { type: "boolean", short: "h", default: false } });
  const [command, name = "", ...more] = positionals;
  if (values.help || command === undefined) return { command, name, isHelp: values.help };
  if (command !== "import" && command !== "list") throw new UsageError(`There is no command ${command}.`);
  if (more.length > 0 || (command === "import") === (name === ""))
    throw new UsageError(command === "import" ? "import takes one file." : "list takes nothing.");
  return { command, name, isHelp: false };
}

async function readRates(name: string, { folder, input }: Surroundings) {
  let json: unknown;
  try {
    json = JSON.parse(name === "-" ? await text(input as NodeJS.ReadStream) : await readFile(resolve(folder, name), "utf8"));
  } catch (error) {
    throw new FileProblem(`${name} could not be read: ${(error as Error).message}`);
  }
  const parsed = z.safeParse(ratesFile, json);
  if (parsed.success) return parsed.data;
  throw new FileProblem(parsed.error.issues.map(({ path, message }) => `${path.join(".") || "the file"}: ${message}`).join("\n"));
}

async function list(db: Database, write: Surroundings["write"]): Promise<number> {
  for (const { currencyCode, perEuro, asOf, source } of await newestRates(db))
    write(`${currencyCode.padEnd(5)} ${perEuro.padStart(18)}  ${asOf.toISOString()}  ${source}\n`);
  return 0;
}
