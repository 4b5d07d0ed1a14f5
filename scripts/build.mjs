// Builds the browser's files and the server where the sources are newer than what is built.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { root, runTool } from "./install.mjs";

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
  "package-lock.json",
];
const stamp = path.join(root, "dist/.built");

export function build() {
  const newest = Math.max(...sources.map((source) => newestIn(path.join(root, source))));
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newest) return;
  console.log("Building …");
  const vite = "vite/bin/vite.js";
  const env = { NODE_ENV: "production" };
  runTool(vite, ["build", "--logLevel", "warn"], env);
  runTool(vite, ["build", "--config", "vite.play.config.ts", "--logLevel", "warn"], env);
  runTool(vite, ["build", "--ssr", "--logLevel", "warn"], env);
  runTool("tsx/dist/cli.mjs", ["scripts/write_section_sizes.ts"]);
  compress(path.join(root, "dist/client/assets"));
  writeFileSync(stamp, "");
}

/** Puts a brotli and a gzip copy beside each file that gains from it; the server sends them as they are. */
function compress(folder) {
  for (const name of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, zlib.brotliCompressSync(content));
    writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }));
  }
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

if (process.argv[1] === import.meta.filename) build();
