// `npm run dev`: the server from its sources, with the browser's files through Vite and replaced while you edit.
import { spawn } from "node:child_process";
import path from "node:path";
import { ensureInstalled, nodeBinary, root } from "./install.mjs";

ensureInstalled();
const server = spawn(nodeBinary(), ["--import", "tsx", path.join(root, "server/main.ts")], {
  cwd: root,
  stdio: "inherit",
  env: { DEMO: "1", LOG_LEVEL: "warn", ...process.env, NODE_ENV: "development" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
