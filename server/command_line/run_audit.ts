import { type Broken, type ChainHead, checkChain } from "../platform/audit/check_chain";
import { readWords, runCommand, type Surroundings, UsageError, withDatabase } from "./run_command";

const help = `The audit trail of what the house did: a chain in which each entry holds the hash of the one before it
(docs/audit.md).

  npm run audit -- check [--head number:hash]
      Computes every hash again, and names the first entry that is not as it was written. Prints the
      head of the chain: keep it where the database's keepers can't reach it. --head is one that was
      kept, and must be in the chain.

  --json prints one JSON object; --help prints this.
  The database is the one of DATA_DIR (./data), whether the server runs or not, or that of DATABASE_URL.
  Ends with 0 when the trail is whole, 1 when it is not, 2 when the command can not be meant, 3 when the
  database is not reachable.
`;

const options = {
  head: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const said: Record<Broken["what"], (broken: Broken) => string> = {
  changed: ({ no, id }) => `Entry ${no} (row ${id}) is not as it was written, or the one before it is another one.`,
  missing: ({ no }) => `Entry ${no} is missing.`,
  not_linked: ({ id }) => `Row ${id} is in no place of the chain: somebody put it in from outside.`,
  head_differs: ({ no }) => `Entry ${no} has another hash than the one that was kept: the chain was written again.`,
};

/** Runs a command line; answers with the exit code. */
export async function runAudit(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { write } = surroundings;
  return runCommand({ name: "audit", isJson: args.includes("--json"), refusal: () => undefined }, surroundings, async () => {
    const { values, positionals } = readWords(args, options);
    if (values.help || positionals.length === 0) {
      write(help);
      return values.help ? 0 : 2;
    }
    if (positionals.length > 1 || positionals[0] !== "check") throw new UsageError(`${positionals.join(" ")} is no command.`);
    const known = values.head === undefined ? undefined : readHead(values.head);
    return withDatabase(surroundings, async (db) => {
      const { head, broken } = await checkChain(db, known);
      if (values.json) write(`${JSON.stringify({ isWhole: broken === null, head, broken })}\n`);
      else
        write(
          `${broken ? said[broken.what](broken) : `The trail is whole: ${head.no} entries.\nHead ${head.no}:${head.hash}`}\n`,
        );
      return broken ? 1 : 0;
    });
  });
}

function readHead(value: string): ChainHead {
  const [, no, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(value) ?? [];
  if (no === undefined || hash === undefined) throw new UsageError(`${value} is no head: it is a number, a colon and a hash.`);
  return { no: Number(no), hash };
}
