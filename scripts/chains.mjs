// `npm run chains -- …`: the chains of hashes that flights of crash come of, against the database of DATA_DIR or DATABASE_URL.
import { runCommand } from "./run_command.mjs";

runCommand("chains_main.ts");
