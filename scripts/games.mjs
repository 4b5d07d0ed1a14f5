// `npm run games -- …`: compares the books with what partners of studios say, in the database of DATA_DIR or DATABASE_URL.
import { runCommand } from "./run_command.mjs";

runCommand("games_main.ts");
