import { expect, type Page, test } from "@playwright/test";
import {
  type EditorConfig,
  editorProbe,
  type EditorProbe,
  inject,
  playerProbe,
  type PlayerProbe,
} from "../bench/peers/lib/probe.mjs";

// The probes of `bench/peers`, in a page and an editor so small that they can say themselves when they did what.

interface Log {
  /** When frames began, when a title changed and when a key came, by the clock of the top document. */
  frames: number[];
  changed: number;
  key: number;
  pressed: number;
  /** When that began which the editor had put off until after the frame. */
  putOff: number;
  /** When a page began what blocks it. */
  worked: number;
}
declare global {
  interface Window {
    __probe: EditorProbe;
    __editor: { move(from: number, to: number): void; undo(): void };
    log: Log;
    /** How the editor answers a key. */
    shows: "at once" | "a moment later" | "in the next frame" | "in the frame after it" | "and puts work off" | "never";
  }
}

const config: EditorConfig = {
  ...{ frame: "iframe", field: "input", api: "__editor", hooks: {}, last: "#s-2" },
  sections: ["#s-0", "#s-1", "#s-2"],
  titles: ["#s-0 h2", "#s-1 h2", "#s-2 h2"],
  click: ["#s-0 h2", "#s-1 h2", "#s-2 h2"],
};

const preview = `<!doctype html><body>${[0, 1, 2].map((n) => `<section id="s-${n}"><h2>Title ${n}</h2></section>`).join("")}`;

/** Runs in the page. */
function runEditor() {
  const input = document.querySelector("input")!;
  const log: Log = { frames: [], changed: 0, key: 0, pressed: 0, putOff: 0, worked: 0 };
  Object.assign(window, { log, shows: "at once" });
  const note = () => {
    log.frames.push(performance.now());
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  addEventListener("keydown", ({ timeStamp }) => (log.key = timeStamp));
  const doc = () => document.querySelector("iframe")!.contentDocument!;
  const change = () => {
    doc().querySelector("#s-0 h2")!.textContent = input.value;
    log.changed = performance.now();
  };
  const frame = requestAnimationFrame;
  const later = () => {
    frame(() => {
      void scheduler.postTask(() => {
        log.putOff = performance.now();
        while (performance.now() < log.putOff + 40);
      });
    });
    change();
  };
  const ways = {
    "at once": change,
    "a moment later": () => setTimeout(change),
    "in the next frame": () => frame(change),
    "in the frame after it": () => frame(() => frame(change)),
    "and puts work off": later,
    never: () => {},
  };
  input.addEventListener("input", () => ways[window.shows]());
  document.querySelector("iframe")!.addEventListener("load", () =>
    doc().addEventListener("pointerdown", ({ target }) => {
      log.pressed = performance.now();
      input.value = (target as Element).closest("section")!.querySelector("h2")!.textContent;
    }),
  );
  const place = (from: number, to: number) => {
    const { children } = doc().body;
    const section = children[from]!;
    const [next] = [children[to > from ? to + 1 : to] ?? null];
    frame(() => {
      doc().body.insertBefore(section, next);
      log.changed = performance.now();
    });
  };
  let last = [0, 0] as [number, number];
  window.__editor = {
    move(from, to) {
      last = [to, from];
      place(from, to);
    },
    undo: () => place(...last),
  };
}

const html = `<!doctype html><input><iframe src="preview" width="600" height="400"></iframe><script>(${runEditor.toString()})()</script>`;

async function openEditor(page: Page, shows: Window["shows"] = "at once") {
  await page.route("http://editor.test/*", async (route) => {
    const isPreview = route.request().url().endsWith("preview");
    if (isPreview) await new Promise((resolve) => setTimeout(resolve, 300)); // so that the clocks of the two documents differ
    await route.fulfill({ contentType: "text/html", body: isPreview ? preview : html });
  });
  await page.addInitScript(inject(editorProbe, config));
  await page.goto("http://editor.test/", { waitUntil: "load" });
  await page.evaluate((way) => (window.shows = way), shows);
}

/** Types some letters at the end of the first title; what the probe and the editor say of each. */
async function type(page: Page) {
  const typed = [];
  let text = "Title 0";
  await page.evaluate((value) => (document.querySelector("input")!.value = value), text);
  await page.getByRole("textbox").press("End");
  for (const letter of "abcdefghi") {
    text += letter;
    await page.evaluate((expected) => window.__probe.armKey(0, expected), text);
    await page.keyboard.press(letter);
    const { dom, paint } = await page.evaluate(() => window.__probe.pending);
    typed.push({ dom, paint, ...(await page.evaluate(() => ({ ...window.log, keyTs: window.__probe.keyTs }))) });
  }
  return typed;
}

/** The browser tells times in tenths of a millisecond, and of two documents each by its own clock. */
const coarse = 1;

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** How many frames began between a change and the moment that the probe told. */
const framesUntilTold = ({ frames, changed, told }: { frames: number[]; changed: number; told: number }) =>
  frames.filter((began) => began > changed && began <= told).length;

// Of nine keys the one in the middle: where the machine has something else to do, a frame is told later than it ended.
for (const [shows, frames] of [
  ["at once", 1],
  ["a moment later", 1],
  ["in the next frame", 0],
  ["in the frame after it", 0],
] as const)
  test(`the bench counts a key that is shown ${shows} to the end of that frame`, async ({ page }) => {
    await openEditor(page, shows);
    const typed = await type(page);
    expect(middle(typed.map((each) => framesUntilTold({ ...each, told: each.keyTs + each.paint })))).toBe(frames);
    for (const { key, keyTs, dom, paint, changed } of typed) {
      expect(keyTs).toBe(key);
      expect(keyTs + dom + coarse).toBeGreaterThanOrEqual(changed);
      expect(paint).toBeGreaterThanOrEqual(dom);
    }
  });

test("the bench does not count what an editor puts off until after the frame", async ({ page }) => {
  await openEditor(page, "and puts work off");
  const typed = await type(page);
  expect(middle(typed.map(({ putOff, keyTs, paint }) => (putOff > keyTs && keyTs + paint > putOff ? 1 : 0)))).toBe(0);
});

test("the bench has no time for a key that is never shown, or a section that nobody selects", async ({ page }) => {
  await openEditor(page, "never");
  const told = await page.evaluate(async () => {
    window.__probe.armKey(0, "Title 0a");
    const wait = new Promise((resolve) => setTimeout(() => resolve("nothing"), 500));
    return Promise.race([window.__probe.pending, wait]);
  });
  expect(told).toBe("nothing");
  await expect(page.evaluate(() => window.__probe.waitSelected(1, 200))).rejects.toThrow("probe timeout");
});

test("the bench counts a click in a frame from the moment of the press", async ({ page }) => {
  await openEditor(page);
  await page.evaluate(() => window.__probe.waitLast());
  await page.evaluate(() => window.__probe.armSelect(1));
  const [at, before] = await page.evaluate(() => [window.__probe.point(1)!, performance.now()] as const);
  await page.mouse.click(at.x, at.y);
  const { dom, paint } = await page.evaluate(() => window.__probe.pending);
  const { pressed, ptrTs } = await page.evaluate(() => ({ ...window.log, ptrTs: window.__probe.ptrTs }));
  expect(ptrTs + coarse).toBeGreaterThanOrEqual(before);
  expect(ptrTs).toBeLessThanOrEqual(pressed + coarse);
  expect(ptrTs + dom + coarse).toBeGreaterThanOrEqual(pressed);
  expect(paint).toBeGreaterThanOrEqual(dom);
});

test("the bench counts a move and its undo when the sections stand in their new order", async ({ page }) => {
  await openEditor(page);
  const order = () => page.frameLocator("iframe").locator("section h2").allTextContents();
  const move = () =>
    page.evaluate(async () => {
      const begin = performance.now();
      const { dom, paint } = await window.__probe.move(0, 2);
      return { shown: begin + dom + 1 >= window.log.changed, paint, dom };
    });
  const moved = await move();
  expect(moved.shown).toBe(true);
  expect(moved.paint).toBeGreaterThanOrEqual(moved.dom);
  expect(await order()).toEqual(["Title 1", "Title 2", "Title 0"]);
  await page.evaluate(() => window.__probe.undoMove(0, 2));
  expect(await order()).toEqual(["Title 0", "Title 1", "Title 2"]);
});

/** Runs in the page: the last section comes late, and some work after it. */
function runPage() {
  const log: Log = { frames: [], changed: 0, key: 0, pressed: 0, putOff: 0, worked: 0 };
  Object.assign(window, { log });
  const note = () => {
    log.frames.push(performance.now());
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  setTimeout(() => {
    document.body.insertAdjacentHTML("beforeend", "<section id='last'>Last</section>");
    log.changed = performance.now();
  }, 200);
  setTimeout(() => {
    log.worked = performance.now();
    while (performance.now() < log.worked + 90);
  }, 600);
}

test("the bench counts a page to the end of the frame that has its last section, and waits for what blocks it after that", async ({
  page,
}) => {
  await page.route("http://page.test/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><p>First<script>(${runPage.toString()})()</script>` }),
  );
  await page.addInitScript(inject(playerProbe, { last: "#last", cpu: 1 }));
  await page.goto("http://page.test/");
  const { fcp, painted, tasks, log } = await page.evaluate(async () => {
    const { fcp, painted, tasks } = await (window as unknown as { __probe: PlayerProbe }).__probe.done;
    return { fcp, painted, tasks, log: window.log };
  });
  expect([1, 2]).toContain(framesUntilTold({ ...log, told: painted })); // the second where the machine has something else to do
  expect(fcp).toBeLessThan(log.changed);
  expect(tasks.some(([began, took]) => began <= log.worked + coarse && began + took + coarse >= log.worked + 90)).toBe(true);
});
