// `npm run pages -- …`: pages as files, and their check, against the database of DATA_DIR or DATABASE_URL.
import { spawn } from "node:child_process";
import path from "node:path";
import { ensureInstalled, nodeBinary, root } from "./install.mjs";

ensureInstalled();
const program = path.join(root, "server/command_line/main.ts");
const child = spawn(nodeBinary(), ["--import", "tsx", program, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, FOYER_ROOT: root, FOYER_FROM: process.env.INIT_CWD ?? process.cwd() },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
