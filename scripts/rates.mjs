// `npm run rates -- …`: what one euro is in other currencies, in the database of DATA_DIR or DATABASE_URL.
import { runCommand } from "./run_command.mjs";

runCommand("rates_main.ts");
