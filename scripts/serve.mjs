// `npm run serve`: a site of your own, in production. Builds first where the build is older than the sources.
import { spawn } from "node:child_process";
import path from "node:path";
import { build } from "./build.mjs";
import { ensureInstalled, isDeployed, nodeBinary, root } from "./install.mjs";

if (!isDeployed()) {
  ensureInstalled();
  build();
}

const server = spawn(nodeBinary(), [path.join(root, "dist/server/main.js")], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
