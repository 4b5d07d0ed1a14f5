import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { type Configuration, ConfigurationError } from "../platform/configuration";
import type { Database } from "../platform/plugins/database";
import { DatabaseError, openDatabase } from "./open_database";

export interface Surroundings {
  /** The project's folder. */
  root: string;
  /** Where relative file names start. */
  folder: string;
  configure: () => Configuration;
  input: NodeJS.ReadableStream;
  write: (text: string) => void;
  warn: (text: string) => void;
  /** Where a file named "-" goes; the standard output where it is left out. */
  output?: NodeJS.WritableStream;
  /** Where somebody sits before a terminal. */
  ask?: (question: string) => Promise<string>;
  /** Writes over the terminal's line. */
  rewrite?: (line: string) => void;
}

/** The command line can not be meant. */
export class UsageError extends Error {}

/** The words of a command line by its options; what is none of them can not be meant. */
export function readWords<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

interface Command {
  /** As in `npm run <name>`. */
  name: string;
  /** Whether a failure is told as a JSON object. */
  isJson?: boolean;
  /** What an error says of why it can not be done; undefined for one that nobody expects. */
  refusal: (error: unknown) => string | undefined;
}

/**
 * Carries a command out and answers with its exit code: that of `work`, 1 where it can not be done, 2 where it can not be meant, 3 where the database
 * is not reachable. Why is told.
 */
export async function runCommand(
  { name, isJson = false, refusal }: Command,
  { write, warn }: Surroundings,
  work: () => Promise<number>,
): Promise<number> {
  const fail = (code: number, message: string) => {
    if (isJson) write(`${JSON.stringify({ error: message })}\n`);
    else warn(message);
    return code;
  };
  try {
    return await work();
  } catch (error) {
    if (error instanceof UsageError) return fail(2, `${error.message} See npm run ${name} -- --help.`);
    if (error instanceof ConfigurationError) return fail(2, error.message);
    if (error instanceof DatabaseError) return fail(3, error.message);
    const refused = refusal(error);
    if (refused !== undefined) return fail(1, refused);
    throw error;
  }
}

/** Works with the database that the server uses or would use. */
export async function withDatabase<Result>(
  { configure, root }: Surroundings,
  work: (db: Database, configuration: Configuration) => Promise<Result>,
): Promise<Result> {
  const configuration = configure();
  const database = await openDatabase(configuration, root);
  try {
    return await work(database.db, configuration);
  } finally {
    await database.close();
  }
}
