// A test run that has started its database, says where, and waits for its end (clear_up.test.ts).
import { join } from "node:path";
import { startEmbeddedPostgres } from "../platform/database/embedded_postgres";
import setUp from "./global_setup";
import { root, runFolder } from "./run_folder";

await setUp();
await startEmbeddedPostgres({ root, folder: join(runFolder(), "postgres"), isThrowaway: true });
process.stdout.write(runFolder());
setInterval(() => {}, 1000);
