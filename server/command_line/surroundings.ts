import { createInterface } from "node:readline/promises";
import { readConfiguration } from "../platform/configuration";
import type { Surroundings } from "./run_command";

/** Nothing is signed or encrypted here, so that no secret is asked for or written. */
const noSecret = "-".repeat(32);
const noKey = Buffer.alloc(32).toString("base64");

/** Of partners of studios: their files are asked for with the site's own key. */
const studios = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("STUDIOS_")));

const { FOYER_ROOT, FOYER_FROM, DATA_DIR, DATABASE_URL, PUBLIC_URL, PORT } = process.env;
const root = FOYER_ROOT ?? process.cwd();

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return terminal.question(question).finally(() => terminal.close());
}

/** Where a command runs. */
export const surroundings: Surroundings = {
  root,
  folder: FOYER_FROM ?? process.cwd(),
  configure: () =>
    readConfiguration(
      { ...studios, DATA_DIR, DATABASE_URL, PUBLIC_URL, PORT, SESSION_SECRET: noSecret, DOCUMENT_KEYS: noKey },
      root,
    ),
  input: process.stdin,
  write: (text) => void process.stdout.write(text),
  warn: (text) => void process.stderr.write(`${text}\n`),
  ...(process.stdin.isTTY && { ask }),
  ...(process.stderr.isTTY && { rewrite: (line: string) => void process.stderr.write(`\r\u001B[K${line}`) }),
};
