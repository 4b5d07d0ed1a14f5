import { chmodSync, mkdtempSync } from "node:fs";
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

/** A folder of its own that the database's user can pass through. */
export function newFolder(name: string): string {
  const folder = mkdtempSync(join(runFolder(), `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
