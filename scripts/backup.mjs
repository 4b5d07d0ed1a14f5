// `npm run backup -- file`: a whole site in one file, from the database of DATA_DIR or DATABASE_URL.
import { runCommand } from "./run_command.mjs";

runCommand("backup_main.ts");
