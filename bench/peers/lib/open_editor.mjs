import { editorProbe, inject } from "./probe.mjs";

const editorSize = { width: 1440, height: 900 };

/** As which page an editor with `n` sections is opened. */
export const editorPage = (ed, n) => ({ initScript: inject(editorProbe, probeOf(ed, n)), viewport: editorSize });

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
export const leaveAlone = (page) => page.mouse.move(editorSize.width - 1, editorSize.height - 1);

/** Waits until the last section is painted and a click has selected the first one; it is clicked again every 400 ms until it takes. */
export async function untilReady(page) {
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
