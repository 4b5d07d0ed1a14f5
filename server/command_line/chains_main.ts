import { runChains } from "./run_chains";
import { surroundings } from "./surroundings";

process.exitCode = await runChains(process.argv.slice(2), surroundings);
