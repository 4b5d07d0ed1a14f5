// `npm run payments -- …`: compares the books with what providers of payments say, in the database of DATA_DIR or DATABASE_URL.
import { runCommand } from "./run_command.mjs";

runCommand("payments_main.ts");
