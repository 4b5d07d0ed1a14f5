// Production Vite builds + static HTML generation for the built-in peers.
import { build } from "vite";
import react from "@vitejs/plugin-react";
import fs from "node:fs/promises";
import path from "node:path";
import { deflateSync, crc32 } from "node:zlib";
import { ROOT, DIST } from "./paths.mjs";

const common = (outDir) => ({
  root: ROOT,
  configFile: false,
  logLevel: "warn",
  mode: "production",
  plugins: [react()],
  publicDir: false,
});

/** One page = one isolated build, so that bytes are not shared (or split) between pages or peers. */
export async function buildPage(peer, page, entry) {
  const outDir = path.join(DIST, peer, page);
  await build({
    ...common(),
    base: `/${peer}/${page}/`,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rollupOptions: { input: path.join(ROOT, entry) },
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1e6,
    },
  });
  const manifest = JSON.parse(await fs.readFile(path.join(outDir, ".vite/manifest.json"), "utf8"));
  const base = `/${peer}/${page}/`;
  const entryChunk = Object.values(manifest).find((c) => c.isEntry);
  const seen = new Set(),
    js = [],
    css = new Set();
  const walk = (c) => {
    if (seen.has(c.file)) return;
    seen.add(c.file);
    (c.css ?? []).forEach((f) => css.add(base + f));
    (c.imports ?? []).forEach((k) => walk(manifest[k]));
    js.push(base + c.file);
  };
  walk(entryChunk);
  return { entry: base + entryChunk.file, preload: js.filter((f) => f !== base + entryChunk.file), css: [...css] };
}

/** Node bundle exporting render(sections) -> string. */
export async function buildSSR(peer, entry) {
  const outDir = path.join(DIST, peer, "ssr");
  await build({
    ...common(),
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: path.join(ROOT, entry),
      minify: false,
      rollupOptions: { output: { entryFileNames: "ssr.mjs" } },
    },
  });
  return path.join(outDir, "ssr.mjs");
}

export async function write(file, text) {
  const full = path.join(DIST, file);
  await fs.mkdir(path.dirname(full), { recursive: true });
  await fs.writeFile(full, text);
}

/** Tiny RGB PNG used by the banner block. */
export async function writeShared() {
  const w = 64,
    h = 36,
    raw = Buffer.alloc((w * 3 + 1) * h);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) raw.set([60 + x * 2, 80 + y * 3, 200], y * (w * 3 + 1) + 1 + x * 3);
  const chunk = (type, data) => {
    const b = Buffer.alloc(12 + data.length);
    b.writeUInt32BE(data.length, 0);
    b.write(type, 4, "latin1");
    data.copy(b, 8);
    b.writeUInt32BE(crc32(b.subarray(4, 8 + data.length)), 8 + data.length);
    return b;
  };
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(w, 0);
  ihdr.writeUInt32BE(h, 4);
  ihdr[8] = 8;
  ihdr[9] = 2;
  await write(
    "shared/banner.png",
    Buffer.concat([
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
      chunk("IHDR", ihdr),
      chunk("IDAT", deflateSync(raw)),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
  await write("shared/blank.html", '<!doctype html><title>blank</title><link rel="icon" href="data:,">');
  await fs.copyFile(path.join(ROOT, "apps/shared/blocks.css"), path.join(DIST, "shared/blocks.css"));
}
