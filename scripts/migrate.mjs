// `npm run migrate`: brings the tables of DATA_DIR's or DATABASE_URL's database up to date.
import { runCommand } from "./run_command.mjs";

runCommand("migrate_main.ts");
