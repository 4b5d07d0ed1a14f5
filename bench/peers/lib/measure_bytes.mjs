import { setTimeout as wait } from "node:timers/promises";
import zlib from "node:zlib";
import { withPage } from "./browser.mjs";
import { editorPage, leaveAlone, untilReady } from "./open_editor.mjs";

/** What a page asks for while it loads and until three seconds after it has: scripts, styles and the document, each in files and bytes. */
export const measureBytes = (url) =>
  withPage({}, async ({ page }) => {
    const files = collectFiles(page, url);
    await page.goto(url, { waitUntil: "load" });
    await wait(3000);
    return sum(await files.taken());
  });

/** The same of an editor: until a click has selected its first section, and until nothing has been asked for since five seconds. */
export const measureEditorBytes = (url, ed, { n }) =>
  withPage(editorPage(ed, n), async ({ page }) => {
    const files = collectFiles(page, url);
    await leaveAlone(page);
    await page.goto(url, { waitUntil: "commit" });
    await untilReady(page);
    const ready = await files.taken();
    await files.quiet(5000);
    const idle = await files.taken();
    return { ready: sum(ready), idle: sum(idle) }; // at the end: to compress them keeps this process from hearing of more
  });

/** Keeps what a page asks for from now on. `taken` waits for what was asked for by then; `quiet` ends, after a minute at most, when nothing was for so long. */
function collectFiles(page, url) {
  const asked = [];
  let last = Date.now();
  page.on("request", (request) => {
    last = Date.now();
    asked.push(bodyOf(request, url));
  });
  return {
    taken: async () => new Map((await Promise.all([...asked])).filter(Boolean).map((file) => [file.address, file])),
    async quiet(ms) {
      last = Date.now();
      for (const end = Date.now() + 60_000; Date.now() < end && Date.now() - last < ms;) await wait(100);
    },
  };
}

/** A script, a stylesheet or the page's own document with its bytes; null for anything else, and for what did not come. */
async function bodyOf(request, url) {
  const kind = { script: "js", stylesheet: "css", document: "html" }[kindOf(request)];
  if (!kind || (kind === "html" && request.url() !== url)) return null;
  const response = await request.response().catch(() => null);
  const body = response?.status() === 200 ? await response.body().catch(() => null) : null;
  return body && { address: request.url(), kind, body };
}

/** What was preloaded counts as what it is. */
const kindOf = (request) => {
  const { pathname } = new URL(request.url());
  return pathname.endsWith(".js") ? "script" : pathname.endsWith(".css") ? "stylesheet" : request.resourceType();
};

function sum(files) {
  const out = Object.fromEntries(["js", "css", "html"].map((kind) => [kind, { files: 0, raw: 0, gzip: 0, br: 0 }]));
  for (const { kind, body } of files.values()) {
    const o = out[kind];
    o.files++;
    o.raw += body.length;
    o.gzip += zlib.gzipSync(body, { level: 9 }).length;
    o.br += zlib.brotliCompressSync(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  }
  return out;
}
