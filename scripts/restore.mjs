// `npm run restore -- file`: a site from such a file, into the database of DATA_DIR or DATABASE_URL.
import { runCommand } from "./run_command.mjs";

runCommand("restore_main.ts");
