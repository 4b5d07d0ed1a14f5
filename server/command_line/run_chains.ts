import * as z from "zod/mini";
import { clientSeed } from "../../schemas/play/round";
import { announceEntropy, chainLength, commitChain, fewFlights, flightsLeft, readChains } from "../games/play/crash/chains";
import type { Database } from "../platform/plugins/database";
import { readWords, runCommand, type Surroundings, UsageError, withDatabase } from "./run_command";

z.config(z.locales.en()); // zod/mini brings no words of its own

const help = `The chains of hashes that flights of crash come of (docs/fair.md).

  npm run chains -- publish --source words [--announcement address] [--length number]
      Draws a chain and prints the hash to publish. --source says in words what its public number will
      be, something that nobody can know yet ("Bitcoin: hash of block 980,000"); --announcement is where
      this can be read outside of the site, such as a forum or an archive.

  npm run chains -- number id value
      Gives a chain its public number when it is known, once. Flights come of it from then on, when
      those before it are used up.

  npm run chains -- list
      Also says how many flights are left, and when it is time for the next chain.

  --json prints one JSON object; --help prints this.
  The database is the one of DATA_DIR (./data), whether the server runs or not, or that of DATABASE_URL.
  Ends with 0 when it is done, 1 when it can not be, 2 when the command can not be meant, 3 when the
  database is not reachable.
`;

const options = {
  source: { type: "string" },
  announcement: { type: "string" },
  length: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** With one every 15 seconds. */
const flightsADay = 5_760;
const longest = 10_000_000;
const sourceWords = z.string().check(z.trim(), z.minLength(5), z.maxLength(200));
const webAddress = z.url({ protocol: /^https?$/ });

/** It can not be done as the chains are. */
class ChainError extends Error {}

/** Runs a command line; answers with the exit code. */
export async function runChains(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { write } = surroundings;
  const refusal = (error: unknown) => (error instanceof ChainError ? error.message : undefined);
  return runCommand({ name: "chains", isJson: args.includes("--json"), refusal }, surroundings, async () => {
    const { values, positionals } = parse(args);
    const [command, ...words] = positionals;
    if (values.help || command === undefined) {
      write(help);
      return values.help ? 0 : 2;
    }
    const act = readCommand(command, words, values);
    const said = await withDatabase(surroundings, act);
    write(values.json ? `${JSON.stringify(said.json)}\n` : `${said.words}\n`);
    return 0;
  });
}

const parse = (args: readonly string[]) => readWords(args, options);

type Act = (db: Database) => Promise<{ json: object; words: string }>;

function readCommand(command: string, words: readonly string[], values: ReturnType<typeof parse>["values"]): Act {
  const [id, value] = words;
  if (command === "list" && words.length === 0) return list;
  if (command === "publish" && words.length === 0) return (db) => publish(db, readCommitment(values));
  if (command === "number" && id !== undefined && value !== undefined && words.length === 2) {
    const entropy = z.safeParse(clientSeed, value);
    if (!/^[1-9]\d{0,8}$/.test(id)) throw new UsageError(`${id} is no number of a chain.`);
    if (!entropy.success) throw new UsageError("A public number has up to 64 letters, digits and signs without accents.");
    return (db) => giveNumber(db, Number(id), entropy.data);
  }
  throw new UsageError(`${[command, ...words].join(" ")} is no command.`);
}

function readCommitment({ source = "", announcement, length = String(chainLength) }: ReturnType<typeof parse>["values"]) {
  const said = z.safeParse(sourceWords, source);
  if (!said.success) throw new UsageError("--source says what the public number will be, in 5 to 200 letters.");
  if (announcement !== undefined && !z.safeParse(webAddress, announcement).success)
    throw new UsageError(`${announcement} is no address of a page.`);
  const flights = Number(length);
  if (!/^\d+$/.test(length) || flights < 1 || flights > longest) throw new UsageError(`A chain has 1 to ${longest} flights.`);
  return { source: said.data, announcementUrl: announcement ?? null, length: flights, isOwn: false };
}

async function publish(db: Database, commitment: ReturnType<typeof readCommitment>) {
  const { id, terminalHash } = await commitChain(db, commitment);
  const words = [
    `Chain ${id} of ${commitment.length} flights ends in`,
    `  ${terminalHash}`,
    `Its public number will be: ${commitment.source}`,
    `Publish both where others keep them, before that is known; then: npm run chains -- number ${id} value`,
  ];
  return { json: { id, terminalHash }, words: words.join("\n") };
}

async function giveNumber(db: Database, id: number, entropy: string) {
  if (!(await announceEntropy(db, id, entropy))) throw new ChainError(`Chain ${id} is not there, or has its public number.`);
  return { json: { id, entropy }, words: `Chain ${id} flies with ${entropy}.` };
}

async function list(db: Database) {
  const chains = await readChains(db);
  const words = chains.map(
    ({ id, terminalHash, used, length, source, entropy, isOwn }) =>
      `${id}  ${terminalHash}  ${used} of ${length} flown  ${isOwn ? "drawn by this site" : source}: ${entropy ?? "not known yet"}`,
  );
  const left = await flightsLeft(db);
  const days = Math.floor(left / flightsADay);
  const hint =
    left >= fewFlights
      ? `${left} flights are left, ${days} days without a pause.`
      : left > 0
        ? `Only ${left} flights are left, ${days} days without a pause: publish the next chain now.`
        : "No flight is left: crash does not fly until a chain is published and has its public number.";
  return {
    json: { chains, flightsLeft: left },
    words: chains.length > 0 ? [...words, hint].join("\n") : "No chain is published yet: crash does not fly.",
  };
}
