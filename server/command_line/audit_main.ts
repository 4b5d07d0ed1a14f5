import { runAudit } from "./run_audit";
import { surroundings } from "./surroundings";

process.exitCode = await runAudit(process.argv.slice(2), surroundings);
