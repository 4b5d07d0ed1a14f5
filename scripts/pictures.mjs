// `npm run pictures`: compares how sections and pages look with the kept pictures; `npm run pictures -- --accept` keeps what is seen now.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { build } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, nodeBinary, root } from "./install.mjs";

ensureInstalled();
await build();
const wanted = process.argv.slice(2);
const others = wanted.filter((word) => word !== "--accept");
const { status } = spawnSync(
  nodeBinary(),
  [
    path.join(root, "node_modules/@playwright/test/cli.js"),
    ...["test", "--config", path.join(root, "e2e/pictures/playwright.config.ts")],
    ...(wanted.includes("--accept") ? ["--update-snapshots=changed"] : []),
    ...others,
  ],
  { cwd: root, stdio: "inherit", env: { ...process.env, CHROMIUM_PATH: ensureChromium() } },
);
if (status !== 0) console.error("What differs is shown in test-results/pictures-report/index.html.");
process.exit(status ?? 1);
