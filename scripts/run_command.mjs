import { spawn } from "node:child_process";
import path from "node:path";
import { ensureInstalled, nodeBinary, root } from "./install.mjs";

/** Runs a program of server/command_line with the words of this command line. */
export function runCommand(program) {
  ensureInstalled();
  const file = path.join(root, "server/command_line", program);
  const child = spawn(nodeBinary(), ["--import", "tsx", file, ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, FOYER_ROOT: root, FOYER_FROM: process.env.INIT_CWD ?? process.cwd() },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
