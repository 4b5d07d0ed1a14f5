import { runRestore } from "./backup/run_restore";
import { surroundings } from "./surroundings";

process.exitCode = await runRestore(process.argv.slice(2), surroundings);
