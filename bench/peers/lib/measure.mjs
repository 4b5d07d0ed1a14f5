import zlib from "node:zlib";
import { spawn } from "node:child_process";
import { withPage, heap, metrics } from "./browser.mjs";
import { playerProbe, editorProbe, inject } from "./probe.mjs";
import { median, quantile } from "./stats.mjs";
import { ROOT } from "./paths.mjs";
import path from "node:path";

const sleep = (ms) => new Promise((r) => setTimeout(r, ms));

/** Same content? Text and element count of the sections, so that peers can be compared. */
export async function verifyPlayer(url, { selectors }) {
  return withPage({}, async ({ page }) => {
    await page.goto(url, { waitUntil: "load" });
    await page.waitForSelector(selectors.at(-1), { state: "attached" });
    return page.evaluate((selectors) => {
      const els = selectors.map((s) => document.querySelector(s));
      const text = els.map((e) => e?.textContent.replace(/\s+/g, " ").trim()).join("\n");
      let h = 0;
      for (let i = 0; i < text.length; i++) h = (Math.imul(h, 31) + text.charCodeAt(i)) | 0;
      return {
        sections: els.filter(Boolean).length,
        elements: els.reduce((s, e) => s + (e ? e.querySelectorAll("*").length + 1 : 0), 0),
        textHash: (h >>> 0).toString(16),
      };
    }, selectors);
  });
}

/** What a page asks for while it loads and until three seconds after it has: scripts, styles and the document, each in files and bytes. */
export const measureBytes = (url) =>
  withPage({}, async ({ page }) => {
    const files = collectFiles(page, url);
    await page.goto(url, { waitUntil: "load" });
    await sleep(3000);
    return sum(await files.taken());
  });

/** The same of an editor: until a click has selected its first section, and until nothing has been asked for since five seconds. */
export const measureEditorBytes = (url, ed, { n }) =>
  withPage({ initScript: inject(editorProbe, probeOf(ed, n)), viewport: editorSize }, async ({ page }) => {
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
      for (const end = Date.now() + 60_000; Date.now() < end && Date.now() - last < ms;) await sleep(100);
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

const minus = (a, b) => Object.fromEntries(Object.keys(a).map((k) => [k, Math.max(0, a[k] - b[k])]));

export async function measurePlayer(url, { last, cpu, net, blank }) {
  return withPage({ initScript: inject(playerProbe, { last, cpu }), cpu, net, blank }, async ({ page, cdp }) => {
    const m0 = await metrics(cdp);
    await page.goto(url, { waitUntil: "commit" });
    const p = await page.evaluate(async () => {
      const p = await window.__probe.done;
      return { fcp: p.fcp, lcp: p.lcp, painted: p.painted, tasks: p.tasks };
    });
    const m = minus(await metrics(cdp), m0);
    if (cpu > 1) await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const h = await heap(cdp);
    const over = (t) => Math.max(0, t - 50);
    return {
      fcp: p.fcp,
      lcp: p.lcp,
      painted: p.painted,
      tbt: p.tasks.reduce((s, [, d]) => s + over(d), 0),
      tbtAfterFcp: p.tasks.reduce((s, [st, d]) => s + over(Math.max(0, st + d - Math.max(st, p.fcp ?? 0))), 0),
      longest: p.tasks.reduce((m, [, d]) => Math.max(m, d), 0),
      ...m,
      ...h,
    };
  });
}

/** window.__mount contract. cold = first mount in a fresh page, warm = median of the next `warm` mounts. */
export async function measureMount(url, { n, last, warm = 5, blank }) {
  return withPage({ blank }, async ({ page }) => {
    await page.goto(url, { waitUntil: "load" });
    await page.waitForFunction(() => !!window.__mount);
    return page.evaluate(
      async ({ n, last, warm }) => {
        const data = await window.__mount.prepare(n);
        const idle = () =>
          new Promise((r) =>
            setTimeout(() => {
              window.gc?.();
              setTimeout(r, 30);
            }, 30),
          );
        const once = async () => {
          await idle();
          const t0 = performance.now();
          await window.__mount.mount(data);
          while (!document.querySelector(last)) await new Promise((r) => setTimeout(r, 0));
          const t1 = performance.now();
          void document.body.getBoundingClientRect().height;
          const t2 = performance.now();
          await window.__mount.unmount();
          return [t1 - t0, t2 - t0];
        };
        const med = (a) => a.sort((x, y) => x - y)[a.length >> 1];
        const [cold, coldLayout] = await once();
        const runs = [];
        for (let i = 0; i < warm; i++) runs.push(await once());
        return { cold, coldLayout, warm: med(runs.map((r) => r[0])), warmLayout: med(runs.map((r) => r[1])) };
      },
      { n, last, warm },
    );
  });
}

/** Child process on Node 24 with NODE_ENV=production: module exports render(sections) -> string | Promise<string>. */
export function measureSSR(module, { n, seconds = 3 }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, "lib/ssr_child.mjs"), module, String(n), String(seconds)], {
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let out = "";
    child.stdout.on("data", (d) => {
      out += d;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code) reject(new Error(`ssr child exited ${code}`));
      else {
        try {
          resolve(JSON.parse(out.trim().split("\n").pop()));
        } catch (e) {
          reject(e);
        }
      }
    });
  });
}

const editorSize = { width: 1440, height: 900 };

/** What the probe looks for in an editor with `n` sections. */
function probeOf(ed, n) {
  const idx = [...Array(Math.min(n, 12)).keys()];
  return {
    frame: ed.frame ?? null,
    field: ed.fieldSelector,
    api: ed.api ?? "__editor",
    hooks: Object.fromEntries(Object.entries(ed.hooks ?? {}).map(([k, f]) => [k, String(f)])),
    sections: idx.map((i) => ed.sectionSelector(i)),
    titles: idx.map((i) => ed.titleSelector(i)),
    click: idx.map((i) => (ed.clickSelector ?? ed.titleSelector)(i)),
    last: (ed.readySelector ?? ((n) => ed.sectionSelector(n - 1)))(n),
  };
}

/** A mouse that nobody has moved is at 0, 0, and with it over the button of a menu, whose code comes when somebody turns to it. */
const leaveAlone = (page) => page.mouse.move(editorSize.width - 1, editorSize.height - 1);

/** Waits until the last section is painted and a click has selected the first one; it is clicked again every 400 ms until it takes. */
async function untilReady(page) {
  const P = (fn, arg) => page.evaluate(fn, arg);
  await page.waitForFunction(() => !!window.__probe, null, { polling: 20 });
  const lastPainted = await P(() => window.__probe.waitLast());
  let ready = null;
  let clicks = 0;
  for (const end = Date.now() + 120_000; ready === null && Date.now() < end; clicks++) {
    const at = await P(() => window.__probe.point(0));
    if (at) await page.mouse.click(at.x, at.y);
    ready = await P(() => window.__probe.waitSelected(0, 400).catch(() => null));
  }
  if (ready === null) throw new Error("section 0 could not be selected by clicking");
  return { lastPainted, ready, clicks };
}

export async function measureEditor(url, ed, { n, keystrokes = 30, moves = 8, selects = 6, cpu = 1, blank }) {
  return withPage(
    { initScript: inject(editorProbe, probeOf(ed, n)), viewport: editorSize, cpu, blank },
    async ({ page, cdp }) => {
      const P = (fn, arg) => page.evaluate(fn, arg);
      const settle = (ms) => sleep(ms * Math.max(1, cpu / 2));
      const m0 = await metrics(cdp);
      await leaveAlone(page);
      await page.goto(url, { waitUntil: "commit" });
      const { lastPainted, ready, clicks } = await untilReady(page);
      const load = minus(await metrics(cdp), m0);
      await settle(1500);
      const h0 = await heap(cdp);

      // select latency: alternate between sections 1.. and 0
      const sel = [];
      for (let k = 0; k < selects; k++) {
        const i = k % 2 ? 0 : 1;
        const at = await P((i) => window.__probe.point(i), i);
        await page.mouse.move(at.x + 3, at.y);
        await settle(250);
        await P((i) => {
          window.__probe.armSelect(i);
        }, i);
        await page.mouse.click(at.x, at.y);
        sel.push(await P(() => window.__probe.pending));
        await settle(300);
      }
      // make sure 0 is selected, then focus its title field
      if (!(await P(() => window.__probe.isSelected(0)))) {
        const at = await P(() => window.__probe.point(0));
        await page.mouse.click(at.x, at.y);
        await P(() => window.__probe.waitSelected(0, 30000));
      }
      await settle(300);
      const fp = await P(() => window.__probe.fieldPoint());
      await page.mouse.click(fp.x, fp.y);
      await P(() => window.__probe.caretEnd());
      await settle(500);
      const keys = [];
      let text = await P(() => window.__probe.title(0));
      await P(() => {
        window.__probe.events.length = 0;
      });
      for (let k = 0; k < keystrokes + 2; k++) {
        const ch = String.fromCharCode(97 + (k % 26));
        text += ch;
        await P((t) => {
          window.__probe.armKey(0, t);
        }, text);
        await page.keyboard.press(ch);
        const r = await P(() => window.__probe.pending);
        if (k >= 2) keys.push(r); // 2 warm-up keystrokes
        await settle(120);
      }
      await settle(1000); // history debounce
      const events = await P(() => window.__probe.events);

      // move 1 -> 4 by the editor's own command, then undo
      const mv = [],
        un = [];
      const [a, b] = [1, Math.min(4, n - 1)];
      for (let k = 0; k < moves; k++) {
        mv.push(await P(([a, b]) => window.__probe.move(a, b), [a, b]));
        await settle(700);
        un.push(await P(([a, b]) => window.__probe.undoMove(a, b), [a, b]));
        await settle(700);
      }
      const orderOk = !(await P(([a, b]) => window.__probe.isAfter(a, b), [a, b]));
      await settle(500);
      const h1 = await heap(cdp);
      const dom = (r) => r.map((x) => x.dom),
        paint = (r) => r.map((x) => x.paint);
      return {
        lastPainted,
        ready,
        clicks,
        loadScriptMs: load.scriptMs,
        loadLayoutMs: load.layoutMs + load.styleMs,
        loadTaskMs: load.taskMs,
        heapMB: h0.heapMB,
        nodes: h0.nodes,
        listeners: h0.listeners,
        heapAfterMB: h1.heapMB,
        select: median(dom(sel)),
        selectPaint: median(paint(sel)),
        keyMed: median(dom(keys)),
        keyP95: quantile(dom(keys), 0.95),
        keyPaintMed: median(paint(keys)),
        keyPaintP95: quantile(paint(keys), 0.95),
        inputEventMax: events.length ? Math.max(...events.map((e) => e[1])) : null,
        move: median(dom(mv)),
        movePaint: median(paint(mv)),
        undo: median(dom(un)),
        undoPaint: median(paint(un)),
        orderOk: orderOk ? 1 : 0,
        raw: { keys: dom(keys), keysPaint: paint(keys), moves: dom(mv), undos: dom(un), selects: dom(sel) },
      };
    },
  );
}
