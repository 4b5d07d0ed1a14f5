import { spawn } from "node:child_process";
import path from "node:path";
import { ensureInstalled, isDeployed, nodeBinary, root } from "./install.mjs";

/** Runs a program of server/command_line with the words of this command line: from the sources, or where there are no development packages from the build. */
export function runCommand(program) {
  if (!isDeployed()) ensureInstalled();
  const built = path.join(root, "dist/server", program.replace(/ts$/, "js"));
  const args = isDeployed() ? [built] : ["--import", "tsx", path.join(root, "server/command_line", program)];
  const child = spawn(nodeBinary(), [...args, ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, FOYER_ROOT: root, FOYER_FROM: process.env.INIT_CWD ?? process.cwd() },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
