// `npm run admin -- …`: who works in the back office, against the database of DATA_DIR or DATABASE_URL.
import { runCommand } from "./run_command.mjs";

runCommand("admin_main.ts");
