// What a fresh clone needs before anything else: its packages, and among them the Node that everything runs on.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");

/** What npm writes of the packages that it has installed, when all are there. */
const written = path.join(root, "node_modules/.package-lock.json");

/** Runs `npm ci` where the installed packages are not those of the lock file. */
export function ensureInstalled() {
  const read = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  if (existsSync(written) && areInstalled(read(path.join(root, "package-lock.json")), read(written))) return;
  console.error("Installing packages …");
  run("npm", ["ci", "--no-audit", "--no-fund"], {}, ["inherit", 2, "inherit"]); // what a command prints may be a file
}

/** Whether each package of a lock file is installed as it says, but for what other machines need (`optional`), and no other is. */
export function areInstalled(locked, installed) {
  const same = (name) =>
    installed[name]?.version === locked[name]?.version && installed[name]?.integrity === locked[name]?.integrity;
  const wanted = Object.keys(locked).filter((name) => name !== "" && !(locked[name].optional && !installed[name]));
  return wanted.every(same) && Object.keys(installed).every((name) => name in locked);
}

/** Whether this is a built site with the packages that it runs on, and no others (`npm ci --omit=dev`). */
export const isDeployed = () =>
  existsSync(path.join(root, "dist/.built")) &&
  existsSync(path.join(root, "node_modules/fastify")) &&
  !existsSync(path.join(root, "node_modules/tsx"));

/** The pinned Node of the project (package `node`). */
export const nodeBinary = () => path.join(root, "node_modules/.bin", process.platform === "win32" ? "node.exe" : "node");

/** Runs a command in the project's root, its output shown; stops this process where it fails. */
export function run(command, args, env = {}, stdio = "inherit") {
  try {
    execFileSync(command, args, {
      cwd: root,
      stdio,
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
  } catch (error) {
    process.exit(typeof error.status === "number" ? error.status : 1);
  }
}

/** Runs a package's command on the pinned Node. */
export const runTool = (tool, args, env = {}) => run(nodeBinary(), [path.join(root, "node_modules", tool), ...args], env);

/** The same beside other work: answers when it is done, with its status. */
export const toolStatus = (tool, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(nodeBinary(), [path.join(root, "node_modules", tool), ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.on("exit", (status) => resolve(status ?? 1));
  });

/** The same, and nothing goes on where it fails. */
export async function startTool(tool, args, env = {}) {
  const status = await toolStatus(tool, args, env);
  if (status !== 0) process.exit(status);
}
