// `npm run bench`: measures what quality asks for, prints each figure with its method, and keeps it in bench/results.
// Options: --only evaluate,analyse,render,bytes,phone,deposit,game,backend,catalogue,sign_in,rounds,wallet,payments,rewards,scroll,slot_rtp,pages,editor,peers,cluster   --full   --small
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "../scripts/chromium.mjs";
import { ensureInstalled } from "../scripts/install.mjs";
import { describeMachine } from "./machine.mjs";
import { readOptions } from "./options.mjs";
import { printMachine, printPart } from "./print.mjs";
import { root } from "./root.mjs";
import { findUnmeasured } from "./unmeasured.mjs";

const options = readOptions(process.argv.slice(2));
ensureInstalled();
process.env.NODE_ENV = "production";
process.env.CHROMIUM_PATH = ensureChromium();

const parts = {
  evaluate: () => import("./evaluate/part.mjs"),
  analyse: () => import("./analyse/part.mjs"),
  render: () => import("./render/part.mjs"),
  bytes: () => import("./bytes/part.mjs"),
  phone: () => import("./phone/part.mjs"),
  deposit: () => import("./phone/deposit.mjs"),
  game: () => import("./phone/game.mjs"),
  backend: () => import("./backend/part.mjs"),
  catalogue: () => import("./catalogue/part.mjs"),
  sign_in: () => import("./sign_in/part.mjs"),
  rounds: () => import("./rounds/part.mjs"),
  wallet: () => import("./wallet/part.mjs"),
  payments: () => import("./payments/part.mjs"),
  rewards: () => import("./rewards/part.mjs"),
  scroll: () => import("./scroll/part.mjs"),
  slot_rtp: () => import("./slot_rtp/part.mjs"),
  pages: () => import("./pages/part.mjs"),
  editor: () => import("./editor/part.mjs"),
  peers: () => import("./peers/part.mjs"),
  cluster: () => import("./cluster/part.mjs"),
};

const { createSite } = await import("./site.mjs");
const { createBigSite } = await import("./catalogue/big_site.mjs");
const site = createSite();
const bigSite = createBigSite();
const date = new Date().toISOString();
const machine = await describeMachine();
const results = { date, machine, isFull: options.isFull, parts: {} };
const file = path.join(root, "bench/results", `${date.replaceAll(":", "-").slice(0, 19)}.json`);
printMachine(machine);
const unmeasured = [];

try {
  for (const name of options.only ?? Object.keys(parts)) {
    const { measure } = await parts[name]();
    const part = await measure({ site, bigSite, isFull: options.isFull, isSmall: options.isSmall });
    printPart(part);
    unmeasured.push(...findUnmeasured(part));
    results.parts[name] = part;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(results, null, 1));
  }
  console.log(`Everything, with every round: ${path.relative(root, file)}`);
} finally {
  await Promise.all([site.stop(), bigSite.stop()]);
}
if (unmeasured.length > 0) {
  console.error(`Not measured:\n${unmeasured.join("\n")}`);
  process.exitCode = 1;
}
