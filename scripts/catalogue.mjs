// `npm run catalogue -- …`: the catalogue of games as a file, against the database of DATA_DIR or DATABASE_URL.
import { runCommand } from "./run_command.mjs";

runCommand("catalogue_main.ts");
