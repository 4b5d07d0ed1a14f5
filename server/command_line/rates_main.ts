import { runRates } from "./run_rates";
import { surroundings } from "./surroundings";

process.exitCode = await runRates(process.argv.slice(2), surroundings);
