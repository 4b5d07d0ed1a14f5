import { join } from "node:path";

export const runFolderVariable = "FOYER_TEST_RUN";

/** The project's folder. */
export const root = join(import.meta.dirname, "../..");

/** Where the tests of this run put what they need. */
export function runFolder(): string {
  const folder = process.env[runFolderVariable];
  if (!folder) throw new Error("server/testing/global_setup.ts is missing from Vitest's configuration");
  return folder;
}
