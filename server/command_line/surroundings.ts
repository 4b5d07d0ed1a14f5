import { readConfiguration } from "../configuration";
import type { Surroundings } from "./run_pages";

/** Nothing is signed here, so that no secret is asked for or written. */
const noSecret = "-".repeat(32);

const { FOYER_ROOT, FOYER_FROM, DATA_DIR, DATABASE_URL } = process.env;
const root = FOYER_ROOT ?? process.cwd();

/** Where a command runs. */
export const surroundings: Surroundings = {
  root,
  folder: FOYER_FROM ?? process.cwd(),
  configure: () => readConfiguration({ DATA_DIR, DATABASE_URL, SESSION_SECRET: noSecret }, root),
  input: process.stdin,
  write: (text) => void process.stdout.write(text),
  warn: (text) => void process.stderr.write(`${text}\n`),
};
