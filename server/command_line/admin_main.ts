import { runAdmin } from "./run_admin";
import { surroundings } from "./surroundings";

process.exitCode = await runAdmin(process.argv.slice(2), surroundings);
