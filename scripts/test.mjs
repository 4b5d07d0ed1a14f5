// `npm test`: installs what is missing, then checks, unit tests, and a person's ways through the built site.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { check } from "./check.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, nodeBinary, root } from "./install.mjs";

ensureInstalled();
const chromium = ensureChromium();
const results = path.join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

check();
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
build();
const e2e = runTests("@playwright/test/cli.js", ["test"], `${results}/e2e.json`, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  isGood: stats.unexpected === 0,
}));

console.log(`\n${unit.passed + e2e.passed} passed, ${unit.failed + e2e.failed} failed`);
process.exit(unit.isGood && e2e.isGood ? 0 : 1);

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
