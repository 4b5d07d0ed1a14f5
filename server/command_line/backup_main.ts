import { runBackup } from "./backup/run_backup";
import { surroundings } from "./surroundings";

process.exitCode = await runBackup(process.argv.slice(2), surroundings);
