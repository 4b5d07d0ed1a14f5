import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { fastFolder } from "../../scripts/fast_folder";
import { runFolderVariable } from "./run_folder";

/**
 * Names the folder of a test run. The database in it is started by the first test that wants one. A process of its own clears up
 * when the run is over, also when it was killed.
 */
export default async function setUp() {
  const run = mkdtempSync(join(fastFolder(), "foyer-tests-"));
  await chmod(run, 0o755); // the database's own user passes through
  process.env[runFolderVariable] = run;
  const watcher = spawn(process.execPath, [join(import.meta.dirname, "clear_up.ts"), run], {
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
  watcher.unref();
  return async () => {
    watcher.stdin.end();
    await once(watcher, "close");
  };
}
