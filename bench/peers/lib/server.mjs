// Static server: same headers for every peer. Compression off unless compress = 'gzip' | 'br' (pre-compressed, cached in memory).
import http from "node:http";
import fs from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import zlib from "node:zlib";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

/** `mounts`: { '/prefix': dir }, longest prefix wins; `answers`: functions that answer calls to an API, or null. */
export async function serve(mounts, { compress = "none", answers = [] } = {}) {
  const prefixes = Object.keys(mounts).sort((a, b) => b.length - a.length);
  const cache = new Map();
  const load = async (pathname) => {
    if (cache.has(pathname)) return cache.get(pathname);
    const prefix = prefixes.find((p) => pathname === p || pathname.startsWith(p === "/" ? "/" : p + "/"));
    if (prefix === undefined) return null;
    const dir = path.resolve(mounts[prefix]);
    const file = path.resolve(dir, "." + (prefix === "/" ? pathname : pathname.slice(prefix.length) || "/"));
    if (file !== dir && !file.startsWith(dir + path.sep)) return null;
    let body;
    try {
      body = await fs.readFile(file);
    } catch {
      try {
        body = await fs.readFile(path.join(file, "index.html"));
      } catch {
        return null;
      }
    }
    const ext = path.extname(file) || ".html";
    const type = TYPES[ext] ?? "application/octet-stream";
    const packable = ![".png", ".woff2"].includes(ext);
    if (compress === "gzip" && packable) body = zlib.gzipSync(body, { level: 9 });
    if (compress === "br" && packable)
      body = zlib.brotliCompressSync(body, {
        params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      });
    const entry = { body, type, encoding: compress !== "none" && packable ? compress : null };
    cache.set(pathname, entry);
    return entry;
  };
  const server = http.createServer(async (req, res) => {
    const pathname = decodeURIComponent(new URL(req.url, "http://x").pathname);
    const e = await load(pathname);
    if (!e) {
      const answer = await firstAnswer(answers, { method: req.method, url: req.url, body: await text(req) });
      if (answer) {
        res.writeHead(answer.status ?? 200, { "content-type": "application/json" });
        return res.end(JSON.stringify(answer.body));
      }
      res.writeHead(404, { "content-type": "text/plain" });
      return res.end("not found");
    }
    const headers = { "content-type": e.type, "content-length": e.body.length, "cache-control": "max-age=3600" };
    if (e.encoding) headers["content-encoding"] = e.encoding;
    res.writeHead(200, headers);
    res.end(e.body);
  });
  await new Promise((r) => server.listen(0, "127.0.0.1", r));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    url: (u) => (/^https?:/.test(u) ? u : origin + u),
    warm: (u) => load(new URL(u, origin).pathname),
    close: () =>
      new Promise((r) => {
        server.closeAllConnections?.();
        server.close(r);
      }),
  };
}

async function firstAnswer(answers, request) {
  for (const answer of answers) {
    const found = await answer(request);
    if (found) return found;
  }
  return null;
}
