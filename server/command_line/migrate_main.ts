import { runMigrate } from "./run_migrate";
import { surroundings } from "./surroundings";

process.exitCode = await runMigrate(process.argv.slice(2), surroundings);
