// `npm run bench`: measures what quality asks for, prints each figure with its method, and keeps it in bench/results.
// Options: --only evaluate,bytes (of `parts.mjs`)   --full   --small
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "../scripts/chromium.mjs";
import { ensureInstalled } from "../scripts/install.mjs";
import { describeMachine } from "./machine.mjs";
import { readOptions } from "./options.mjs";
import { parts } from "./parts.mjs";
import { printMachine, printPart } from "./print.mjs";
import { root } from "./root.mjs";
import { findUnmeasured } from "./unmeasured.mjs";

const options = readOptions(process.argv.slice(2));
ensureInstalled();
process.env.NODE_ENV = "production";
process.env.CHROMIUM_PATH = ensureChromium();

const { createSite } = await import("./site.mjs");
const { createBigSite } = await import("./catalogue/big_site.mjs");
const site = createSite();
const bigSite = createBigSite(options);
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
