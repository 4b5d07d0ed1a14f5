import { existsSync, readFileSync } from "node:fs";
import { createPublicKey } from "node:crypto";
import { join } from "node:path";
import * as z from "zod/mini";
import { reconcileStudios } from "../games/studios/reconcile";
import { createHub88 } from "../outside/studios/hub88/hub88";
import { PartnerAway, type StudioPartner } from "../outside/studios/port";
import type { Configuration } from "../platform/configuration";
import { readWords, runCommand, type Surroundings, UsageError, withDatabase } from "./run_command";

z.config(z.locales.en()); // zod/mini brings no words of its own

const help = `Compares the books with what partners of studios say.

  npm run games -- reconcile [--from 2026-11-22] [--to 2026-11-22]
      Asks each partner for its own file of these days, both whole and in UTC, and lists what one side has and the other has not, or has
      otherwise; each difference is an alarm, once. Yesterday where nothing is said. A running server does the same every night.

  --help prints this.
  The database is the one of DATA_DIR (./data), whether the server runs or not, or that of DATABASE_URL; partners are those of the environment
  (docs/studios.md), or the practice studios of a demo that runs at PORT.
  Ends with 0 when both agree, 1 when they differ or a partner does not answer, 2 when the command can not be meant, 3 when the
  database is not reachable.
`;

const options = {
  help: { type: "boolean", short: "h", default: false },
  from: { type: "string" },
  to: { type: "string" },
} as const;
const dayMs = 86_400_000;

/** Runs a command line; answers with the exit code. */
export async function runGames(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { write } = surroundings;
  const refusal = (error: unknown) => (error instanceof PartnerAway ? `A partner does not answer: ${error.message}` : undefined);
  return runCommand({ name: "games", refusal }, surroundings, async () => {
    const asked = readArguments(args);
    if (asked === null) {
      write(help);
      return args.length > 0 ? 0 : 2;
    }
    return withDatabase(surroundings, async (db, configuration) => {
      const partner = partnerOf(configuration);
      if (!partner) {
        write("The site has no partner of studios.\n");
        return 0;
      }
      const found = await reconcileStudios({ db }, partner, asked.from, asked.to);
      for (const { kind, transactionId, books, file } of found)
        write(`${kind.padEnd(17)} ${partner.key} ${transactionId}  books: ${books ?? "nothing"}  file: ${file ?? "nothing"}\n`);
      write(`${found.length} differences.\n`);
      return found.length === 0 ? 0 : 1;
    });
  });
}

/** The one of the environment, or that of the demo whose data it is. */
function partnerOf({ studioPartners: { hub88 }, dataDir, port }: Configuration): StudioPartner | null {
  if (hub88) return createHub88({ ...hub88, apiUrl: () => hub88.url, frameOrigins: () => hub88.frameOrigins });
  const file = join(dataDir, "studio_sandbox", "keys.json");
  if (!existsSync(file)) return null;
  const keys = z.parse(z.object({ operator: z.string(), aggregator: z.string() }), JSON.parse(readFileSync(file, "utf8")));
  return createHub88({
    apiUrl: () => `http://127.0.0.1:${port + 2}`,
    operatorId: 1,
    subPartner: null,
    privateKey: keys.operator,
    publicKey: createPublicKey(keys.aggregator).export({ type: "spki", format: "pem" }).toString(),
    frameOrigins: () => [],
  });
}

/** Null where the help is asked for. */
function readArguments(args: readonly string[]): { from: Date; to: Date } | null {
  const { values, positionals } = readWords(args, options);
  const [command, ...more] = positionals;
  if (values.help || command === undefined) return null;
  if (command !== "reconcile") throw new UsageError(`There is no command ${command}.`);
  if (more.length > 0) throw new UsageError("reconcile takes no more words.");
  for (const option of ["from", "to"] as const) {
    const day = values[option];
    if (day !== undefined && !z.safeParse(z.iso.date(), day).success)
      throw new UsageError(`--${option} takes a day, as 2026-11-20.`);
  }
  const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
  const from = values.from ?? values.to ?? yesterday;
  const to = values.to ?? values.from ?? yesterday;
  return { from: new Date(`${from}T00:00:00Z`), to: new Date(Date.parse(`${to}T00:00:00Z`) + dayMs) };
}
