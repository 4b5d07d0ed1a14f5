// `npm test`: installs what is missing, then checks, unit tests, and a person's ways through the built site.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, nodeBinary, root } from "./install.mjs";

ensureInstalled();
const chromium = ensureChromium();
const results = path.join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const before = await Promise.all(["check.mjs", "build.mjs"].map(runScript));
if (before.some((status) => status !== 0)) process.exit(1);
const unit = runTests(
  "vitest/vitest.mjs",
  ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${results}/unit.json`],
  `${results}/unit.json`,
  ({ numPassedTests, numFailedTests, success }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    isGood: success,
  }),
);
const e2e = runTests("@playwright/test/cli.js", ["test"], `${results}/e2e.json`, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  isGood: stats.unexpected === 0,
}));

console.log(`\n${unit.passed + e2e.passed} passed, ${unit.failed + e2e.failed} failed`);
process.exit(unit.isGood && e2e.isGood ? 0 : 1);

/** Runs one of our scripts and answers how it ended; what it says is shown when it has said all. */
function runScript(name) {
  return new Promise((resolve) => {
    const script = spawn(nodeBinary(), [path.join(root, "scripts", name)], { cwd: root });
    const said = [];
    for (const stream of [script.stdout, script.stderr]) stream.on("data", (chunk) => said.push(chunk));
    script.on("close", (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status);
    });
  });
}

function runTests(tool, args, report, read) {
  const env = { ...process.env, CHROMIUM_PATH: chromium };
  delete env.NODE_ENV;
  const { status } = spawnSync(nodeBinary(), [path.join(root, "node_modules", tool), ...args], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  try {
    const result = read(JSON.parse(readFileSync(report, "utf8")));
    return { ...result, isGood: result.isGood && status === 0 };
  } catch {
    return { passed: 0, failed: 1, isGood: false };
  }
}
