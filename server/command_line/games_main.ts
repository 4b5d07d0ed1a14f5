import { runGames } from "./run_games";
import { surroundings } from "./surroundings";

process.exitCode = await runGames(process.argv.slice(2), surroundings);
