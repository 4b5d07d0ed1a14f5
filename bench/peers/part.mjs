import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../root.mjs";
import { editorFigures, measuredFigure, playerFigures } from "./figures.mjs";

const folder = path.join(root, "bench/peers");
/** Without which a figure of Foyer's would be missing; they stand on the project's own packages. Page builders have to be installed first. */
const needed = ["foyer", "foyer_live", "bare_dom", "react", "react_ssr"];
const beside = ["react_ssr_cv", "static_cv", "puck", "craft_iframe"];

const quick = { n: "1000", "editor-n": "200", runs: "2", "editor-runs": "2", keystrokes: "20" };
const full = { n: "20,200,1000", "editor-n": "20,200,1000", runs: "5", "editor-runs": "5", keystrokes: "30" };
const small = {
  ...{ n: "20", "editor-n": "20", "ssr-n": "20", "ssr-seconds": "0.2", runs: "1", "editor-runs": "1" },
  ...{ keystrokes: "2", moves: "1", selects: "1" },
};

export async function measure({ isFull, isSmall }) {
  if (!isSmall) ensurePeers();
  const size = isSmall ? small : isFull ? full : quick;
  const peers = isSmall ? needed : [...needed, ...beside];
  const out = isSmall ? "small" : "latest";
  const options = { ...size, peers: peers.join(","), out, phases: "verify,bytes,player,ssr,editor" };
  await run(Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]));
  const result = JSON.parse(readFileSync(path.join(root, `bench/results/peers/${out}.json`), "utf8"));
  const n = Number(size.n.split(",").at(-1));
  return {
    title: "Foyer beside Puck, Craft.js and plain React",
    method:
      "The same sections of four plain kinds, production builds, one server, a fresh browser for each measurement; the peers take turns in each round, " +
      "ratios are medians of the rounds' own ratios. Editor: from the input's own timestamp to the end of the frame that shows it; the bare DOM, where one line answers each input, says what of that is waiting for the screen.",
    text: readFileSync(path.join(root, `bench/results/peers/${out}.md`), "utf8"),
    figures: [...playerFigures(result, n), ...editorFigures(result), measuredFigure(result)],
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
