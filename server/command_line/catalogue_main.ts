import { runCatalogue } from "./run_catalogue";
import { surroundings } from "./surroundings";

process.exitCode = await runCatalogue(process.argv.slice(2), surroundings);
