import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../root.mjs";
import { editorFigures, playerFigures } from "./figures.mjs";

const folder = path.join(root, "bench/peers");
const peers = "foyer,foyer_live,puck,craft_iframe,bare_dom,react,react_ssr,react_ssr_cv,static_cv";

const quick = { n: "1000", "editor-n": "200", runs: "2", "editor-runs": "2", keystrokes: "20" };
const full = { n: "20,200,1000", "editor-n": "20,200,1000", runs: "5", "editor-runs": "5", keystrokes: "30" };

export async function measure({ isFull }) {
  ensurePeers();
  const options = { ...(isFull ? full : quick), peers, out: "latest", phases: "verify,bytes,player,ssr,editor" };
  await run(Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]));
  const result = JSON.parse(readFileSync(path.join(root, "bench/results/peers/latest.json"), "utf8"));
  return {
    title: "Foyer beside Puck, Craft.js and plain React",
    method:
      "The same sections of four plain kinds, production builds, one server, a fresh browser for each measurement; the peers take turns in each round, " +
      "ratios are medians of the rounds' own ratios. Editor: from the input's own timestamp to the end of the frame that shows it; the bare DOM, where one line answers each input, says what of that is waiting for the screen.",
    text: readFileSync(path.join(root, "bench/results/peers/latest.md"), "utf8"),
    figures: [...playerFigures(result), ...editorFigures(result)],
    result,
  };
}

/** The peers' packages stay out of the project's own install. */
function ensurePeers() {
  const lock = createHash("sha256")
    .update(readFileSync(path.join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = path.join(folder, "node_modules/.lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing the page builders to measure beside …");
  const env = { ...process.env, NODE_ENV: "development" }; // their build tools are development dependencies
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env,
    shell: process.platform === "win32",
  });
  writeFileSync(stamp, lock);
}

const run = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["run.mjs", ...args], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("The measurements beside the peers failed"))));
  });
