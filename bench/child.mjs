import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { buildForNode } from "./build_foyer.mjs";
import { root } from "./root.mjs";

/** Bundles a module and runs it in a process of its own, in production mode; its last line of output is its JSON answer. */
export async function runBundled(entry, name, args = []) {
  const outDir = path.join(root, "bench/dist", name);
  const file = await buildForNode(entry, { outDir, name, withReplaced: false });
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", file, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout.trim().split("\n").at(-1));
}
