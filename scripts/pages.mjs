// `npm run pages -- …`: pages as files, and their check, against the database of DATA_DIR or DATABASE_URL.
import { runCommand } from "./run_command.mjs";

runCommand("pages_main.ts");
