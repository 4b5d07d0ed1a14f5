// `npm start`: installs, builds and serves the demo casino. Runs on whatever Node (20 or newer) the machine has.
import { spawn } from "node:child_process";
import { build } from "./build.mjs";
import { ensureInstalled, nodeBinary } from "./install.mjs";

ensureInstalled();
await build();

const server = spawn(nodeBinary(), ["dist/server/main.js"], {
  stdio: "inherit",
  env: { NODE_ENV: "production", DEMO: "1", ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
