// Finds a Chromium for the tests: on the machine, else Debian's package, else by Playwright's download.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { attempt, installPackage } from "./debian.mjs";
import { nodeBinary, root } from "./install.mjs";

/** Without windows to compose: the tests take less time with it. */
const headlessShell = "/usr/bin/chromium-headless-shell";
const places = [
  process.env.CHROMIUM_PATH,
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const find = () => places.find((place) => place && existsSync(place)) ?? downloaded();

/** The path of a Chromium that can be started. Installs one where there is none. */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  console.error("Installing a Chromium for the tests …");
  for (const install of [() => installPackage("chromium-headless-shell"), download, () => installPackage("chromium")]) {
    install();
    const installed = find();
    if (installed) return installed;
  }
  console.error("No Chromium could be found or installed. Set CHROMIUM_PATH to the one you have.");
  process.exit(1);
}

/** Playwright's own download, where there is one. */
function downloaded() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  try {
    const place = execFileSync(nodeBinary(), ["-e", script], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
    return existsSync(place) ? place : undefined;
  } catch {
    return undefined;
  }
}

function download() {
  attempt(nodeBinary(), [path.join(root, "node_modules/@playwright/test/cli.js"), "install", "--with-deps", "chromium"]);
}

if (process.argv[1] === import.meta.filename) console.log(ensureChromium());
