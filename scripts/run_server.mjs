// The built server as a process that begins and ends with this one.
import { spawn } from "node:child_process";
import path from "node:path";
import { nodeBinary, root } from "./install.mjs";

const lookMs = 500;

/** Serves until it is told to stop, or until whoever started it is gone: npm passes no signal on, and the port would stay taken. */
export function runServer(given) {
  const env = { NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/foyer-code"), ...given }; // the next start compiles less
  const server = spawn(nodeBinary(), [path.join(root, "dist/server/main.js")], { cwd: root, stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  const starter = process.ppid;
  setInterval(() => process.ppid !== starter && server.kill("SIGTERM"), lookMs).unref();
  server.on("exit", (code) => process.exit(code ?? 1));
}
