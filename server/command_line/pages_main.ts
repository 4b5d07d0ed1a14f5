import { runPages } from "./run_pages";
import { surroundings } from "./surroundings";

process.exitCode = await runPages(process.argv.slice(2), surroundings);
