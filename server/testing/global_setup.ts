import { existsSync, mkdtempSync } from "node:fs";
import { chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../database/embedded_postgres";
import { root, runFolderVariable } from "./run_folder";

/** Names the folder of a test run and clears it up. The database in it is started by the first test that wants one. */
export default async function setUp() {
  const run = mkdtempSync(join(tmpdir(), "foyer-tests-"));
  await chmod(run, 0o755); // the database's own user passes through
  process.env[runFolderVariable] = run;
  return async () => {
    const folder = join(run, "postgres");
    if (existsSync(folder)) {
      const server = await startEmbeddedPostgres({ root, folder });
      await server.stop();
    }
    await rm(run, { recursive: true, force: true });
  };
}
