// `npm run audit -- check`: whether the audit trail is as it was written, in the database of DATA_DIR or DATABASE_URL.
import { runCommand } from "./run_command.mjs";

runCommand("audit_main.ts");
