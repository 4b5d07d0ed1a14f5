// `npm test`: installs what is missing, then checks and unit tests beside each other, and a person's ways through the built site; of long tests and of
// browser tests that are no journeys those whose turn it is, or with `--all` (`npm run test:all`) every one.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { findFirefox } from "./firefox.mjs";
import { ensureInstalled, nodeBinary, root } from "./install.mjs";

ensureInstalled();
const began = Date.now();
const results = path.join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// What tests need is made beside what comes before them, one after the other: each may install a package.
const redis = readScript("redis.mjs");
const pooler = redis.then(() => readScript("pgbouncer.mjs"));
const chromium = pooler.then(() => readScript("chromium.mjs"));
const running = new Set();
// Unit tests wait for a database as often as they work: checks and build take what they leave of the processors.
const build = runScript("build.mjs").then((status) => status === 0 || stop("the build failed: what it said is above"));
const checks = runScript("check.mjs").then((status) => status === 0 || stop("the checks failed: what they said is above"));
const isWhole = process.argv.includes("--all");
const browserTests = path.join(results, "browser_tests.txt");
const choosing = isWhole ? null : build.then(() => readScript("choose_tests.ts", browserTests)); // some read what is built
const turn = isWhole ? null : await readScript("choose_tests.ts");
const REDIS_SERVER_PATH = await redis;
const PGBOUNCER_PATH = await pooler;
const firefox = isWhole ? findFirefox() : undefined;
const unit = runTests(
  "vitest/vitest.mjs",
  ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${results}/unit.json`],
  { REDIS_SERVER_PATH, PGBOUNCER_PATH, ...(turn !== null && { TEST_TURN: turn }) },
);
const statuses = [await unit];
await checks;
await build;
if ((await choosing) === "") stop("no tests could be chosen");
const CHROMIUM_PATH = await chromium;
if (!CHROMIUM_PATH) stop("there is no browser");
const chosen = turn === null ? [] : ["--test-list", browserTests];
const browsers = { CHROMIUM_PATH, REDIS_SERVER_PATH, FIREFOX_PATH: firefox };
statuses.push(await runTests("@playwright/test/cli.js", ["test", ...chosen], browsers));
const { status } = spawnSync(nodeBinary(), [path.join(root, "scripts/judge_tests.ts"), results], { stdio: "inherit" });
if (turn === null && !firefox) console.log("There is no Firefox here: its journeys were left out (e2e/firefox).");
console.log(`in ${Math.round((Date.now() - began) / 1000)} seconds`);
process.exit([...statuses, status].every((each) => each === 0) ? 0 : 1);

/** Ends the whole run at what makes the rest of it worthless, and says so where a long log is read: at its end. */
function stop(why) {
  for (const child of running) child.kill();
  console.error(`\nNot tested: ${why}.`);
  process.exit(1);
}

/** Runs one of our scripts and answers how it ended; what it says is shown when it has said all. */
function runScript(name) {
  return new Promise((resolve) => {
    const script = spawn(nodeBinary(), [path.join(root, "scripts", name)], { cwd: root });
    running.add(script);
    const said = [];
    for (const stream of [script.stdout, script.stderr]) stream.on("data", (chunk) => said.push(chunk));
    script.on("close", (status) => {
      running.delete(script);
      process.stdout.write(Buffer.concat(said));
      resolve(status);
    });
  });
}

/** Runs one of our scripts and answers the line that it prints in the end. */
function readScript(name, ...args) {
  return new Promise((resolve) => {
    const script = spawn(nodeBinary(), [path.join(root, "scripts", name), ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    script.stdout.on("data", (chunk) => (said += chunk));
    script.on("close", () => resolve(said.trim().split("\n").at(-1)));
  });
}

/** Runs a tool's tests and answers how it ended. */
function runTests(tool, args, more = {}) {
  const env = { ...process.env, ...more };
  delete env.NODE_ENV;
  const options = { cwd: root, stdio: "inherit", env };
  return new Promise((resolve) => {
    const child = spawn(nodeBinary(), [path.join(root, "node_modules", tool), ...args], options);
    running.add(child);
    child.on("close", (status) => {
      running.delete(child);
      resolve(status);
    });
  });
}
