// Builds the browser's files and the server where the sources are newer than what is built.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { root, startTool } from "./install.mjs";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const sources = [
  "schemas",
  "sections",
  "src",
  "editor",
  "server",
  "locales",
  "public",
  "vite.config.ts",
  "vite.play.config.ts",
  "vite.checkout.config.ts",
  "vite.editor.config.ts",
  "package-lock.json",
];
const stamp = path.join(root, "dist/.built");

export async function build() {
  const newest = Math.max(...sources.map((source) => newestIn(path.join(root, source))));
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newest) return;
  console.log("Building …");
  const vite = (...args) => startTool("vite/bin/vite.js", ["build", "--logLevel", "warn", ...args], { NODE_ENV: "production" });
  const beside = ["vite.play.config.ts", "vite.editor.config.ts"]; // they write to dist/client too, which the first build empties
  const browser = vite().then(() => Promise.all(beside.map((config) => vite("--config", config))));
  await Promise.all([browser, vite("--ssr").then(() => vite("--config", "vite.checkout.config.ts"))]);
  await Promise.all([compress(path.join(root, "dist/client/assets")), compress(path.join(root, "dist/checkout/assets"))]);
  await startTool("tsx/dist/cli.mjs", ["scripts/write_section_sizes.ts"]); // by what is compressed now
  await startTool("tsx/dist/cli.mjs", ["scripts/write_scripts.ts"]);
  writeFileSync(stamp, "");
}

/** Puts a brotli and a gzip copy beside each file that gains from it; the server sends them as they are. */
async function compress(folder) {
  const files = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(content));
      writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
    }),
  );
}

function newestIn(at) {
  const stats = statSync(at, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const skipped = new Set(["pictures", "node_modules"]);
  return Math.max(
    stats.mtimeMs,
    ...readdirSync(at)
      .filter((name) => !skipped.has(name))
      .map((name) => newestIn(path.join(at, name))),
  );
}

if (process.argv[1] === import.meta.filename) await build();
