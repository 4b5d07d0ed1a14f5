import { setTimeout as wait } from "node:timers/promises";
import { heap, metrics, minus, withPage } from "./browser.mjs";
import { editorPage, leaveAlone, untilReady } from "./open_editor.mjs";
import { median, quantile } from "./stats.mjs";

/** Times of one visit to an editor with `n` sections: how long until it is ready, and `selects` clicks, `keystrokes` keys, `moves` and as many undos. */
export async function measureEditor(url, ed, { n, keystrokes, moves, selects, cpu = 1, blank }) {
  return withPage({ ...editorPage(ed, n), cpu, blank }, async ({ page, cdp }) => {
    const P = (fn, arg) => page.evaluate(fn, arg);
    const settle = (ms) => wait(ms * Math.max(1, cpu / 2));
    const m0 = await metrics(cdp);
    await leaveAlone(page);
    await page.goto(url, { waitUntil: "commit" });
    const { lastPainted, ready, clicks } = await untilReady(page);
    const load = minus(await metrics(cdp), m0);
    await settle(1500);
    const h0 = await heap(cdp);
    const sel = await clickSections(page, { P, settle, selects });
    const { keys, longest } = await typeTitle(page, { P, settle, keystrokes });
    const { mv, un } = await moveAndUndo({ P, settle, moves, n });
    await settle(500);
    const h1 = await heap(cdp);
    const dom = (r) => r.map((x) => x.dom);
    const paint = (r) => r.map((x) => x.paint);
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
      inputEventMax: longest,
      move: median(dom(mv)),
      movePaint: median(paint(mv)),
      undo: median(dom(un)),
      undoPaint: median(paint(un)),
      raw: { keys: dom(keys), keysPaint: paint(keys), moves: dom(mv), undos: dom(un), selects: dom(sel) },
    };
  });
}

/** Clicks the second section and the first one by turns. */
async function clickSections(page, { P, settle, selects }) {
  const taken = [];
  for (let k = 0; k < selects; k++) {
    const i = k % 2 ? 0 : 1;
    const at = await P((i) => window.__probe.point(i), i);
    await page.mouse.move(at.x + 3, at.y);
    await settle(250);
    await P((i) => window.__probe.armSelect(i), i);
    await page.mouse.click(at.x, at.y);
    taken.push(await P(() => window.__probe.pending));
    await settle(300);
  }
  return taken;
}

/** Selects the first section and types at the end of its title; `longest` is of the browser's own event timing. */
async function typeTitle(page, { P, settle, keystrokes }) {
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
  await P(() => (window.__probe.events.length = 0));
  for (let k = 0; k < keystrokes + 2; k++) {
    const ch = String.fromCharCode(97 + (k % 26));
    text += ch;
    await P((t) => window.__probe.armKey(0, t), text);
    await page.keyboard.press(ch);
    const r = await P(() => window.__probe.pending);
    if (k >= 2) keys.push(r); // 2 warm-up keystrokes
    await settle(120);
  }
  await settle(1000); // editors write their history down when nobody has typed for a while
  const events = await P(() => window.__probe.events);
  return { keys, longest: events.length ? Math.max(...events.map((e) => e[1])) : null };
}

/** Moves the second section to the fifth place by the editor's own command, and takes it back. */
async function moveAndUndo({ P, settle, moves, n }) {
  const [mv, un] = [[], []];
  const places = [1, Math.min(4, n - 1)];
  for (let k = 0; k < moves; k++) {
    mv.push(await P(([a, b]) => window.__probe.move(a, b), places));
    await settle(700);
    un.push(await P(([a, b]) => window.__probe.undoMove(a, b), places));
    await settle(700);
  }
  if (await P(([a, b]) => window.__probe.isAfter(a, b), places)) throw new Error("the last undo did not last");
  return { mv, un };
}
