// Static server: same headers for every peer. Compression off unless compress = 'gzip' | 'br' (pre-compressed, cached in memory).
import http from "node:http";
import fs from "node:fs/promises";
import path from "node:path";
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

/** `mounts`: { '/prefix': dir }, longest prefix wins; `backends` get the calls that are theirs. */
export async function serve(mounts, { compress = "none", backends = [] } = {}) {
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
    const backend = backends.find(({ isOf }) => isOf(pathname));
    if (backend) return backend.forward(req, res);
    const e = await load(pathname);
    if (!e) {
      res.writeHead(404, { "content-type": "text/plain" });
      return res.end("not found");
    }
    const headers = { "content-type": e.type, "content-length": e.body.length, "cache-control": "max-age=3600" };
    if (e.encoding) headers["content-encoding"] = e.encoding;
    res.writeHead(200, headers);
    res.end(e.body);
  });
  server.on("upgrade", (req, socket, head) => {
    const backend = backends.find(({ isOf }) => isOf(new URL(req.url, "http://x").pathname));
    if (backend) backend.upgrade(req, socket, head);
    else socket.destroy();
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
