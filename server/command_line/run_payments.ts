import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import { FileProblem, readProviderFile } from "../money/payments/reconcile/provider_file";
import { periodOf, reconcile } from "../money/payments/reconcile/reconcile";
import { readWords, runCommand, type Surroundings, UsageError, withDatabase } from "./run_command";

z.config(z.locales.en()); // zod/mini brings no words of its own

const help = `Compares the books with what providers of payments say.

  npm run payments -- reconcile file.csv [--from 2026-11-20] [--to 2026-11-21] [--provider harbour]
      Lists what one side has and the other has not, or has otherwise; each difference is an alarm in the back office until
      somebody closes it. "-" reads standard input. The file has the columns provider, kind (deposit or withdrawal), reference
      (the provider's own), state, amount and currency. Of the books, payments that began on the days from --from up to --to
      count, both whole and in UTC; all where nothing is said. --provider, once or several times, says whose file it is, also
      where it has no line: a day on which the provider tells of nothing.

  --help prints this.
  The database is the one of DATA_DIR (./data), whether the server runs or not, or that of DATABASE_URL.
  Ends with 0 when both agree, 1 when they differ or the file can not be used, 2 when the command can not be meant, 3 when
  the database is not reachable.
`;

const options = {
  help: { type: "boolean", short: "h", default: false },
  from: { type: "string" },
  to: { type: "string" },
  provider: { type: "string", multiple: true, default: [] as string[] },
} as const;

/** Runs a command line; answers with the exit code. */
export async function runPayments(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { write, folder, input } = surroundings;
  const refusal = (error: unknown) => (error instanceof FileProblem ? `The file can not be used: ${error.message}` : undefined);
  return runCommand({ name: "payments", refusal }, surroundings, async () => {
    const asked = readArguments(args);
    if (asked === null) {
      write(help);
      return args.length > 0 ? 0 : 2;
    }
    const csv =
      asked.name === "-"
        ? await text(input as NodeJS.ReadStream)
        : await readFile(resolve(folder, asked.name), "utf8").catch((error: unknown) => {
            throw new FileProblem((error as Error).message);
          });
    const lines = readProviderFile(csv);
    if (lines.length === 0 && asked.of.length === 0)
      throw new FileProblem("it has no line, so that nobody knows whose it is. Say it with --provider.");
    return withDatabase(surroundings, async (db) => {
      const found = await reconcile(db, lines, asked);
      for (const { kind, provider, reference, books, file } of found)
        write(`${kind.padEnd(20)} ${provider} ${reference}  books: ${books ?? "nothing"}  file: ${file ?? "nothing"}\n`);
      write(`${lines.length} lines, ${found.length} differences.\n`);
      return found.length === 0 ? 0 : 1;
    });
  });
}

/** Null where the help is asked for. */
function readArguments(args: readonly string[]): { name: string; from: Date; to: Date; of: readonly string[] } | null {
  const { values, positionals } = readWords(args, options);
  const [command, name, ...more] = positionals;
  if (values.help || command === undefined) return null;
  if (command !== "reconcile") throw new UsageError(`There is no command ${command}.`);
  if (name === undefined || more.length > 0) throw new UsageError("reconcile takes one file.");
  for (const option of ["from", "to"] as const) {
    const day = values[option];
    if (day !== undefined && !z.safeParse(z.iso.date(), day).success)
      throw new UsageError(`--${option} takes a day, as 2026-11-20.`);
  }
  return { name, ...periodOf(values), of: values.provider };
}
