import { sleep, withPage } from "../chromium.mjs";
import { median } from "../stats.mjs";
import { device, observe, slowDown, touch } from "./slow_phone.mjs";
import { startStaticCopy } from "./static_copy.mjs";

export async function measure({ site, isFull, isSmall }) {
  const { origin } = await site.start();
  const copy = await startStaticCopy(origin);
  const rounds = [];
  try {
    if (!isSmall) await visit(origin, true); // the server's pictures and pages are in its memory
    for (let round = 0; round < (isSmall ? 1 : isFull ? 7 : 3); round++)
      rounds.push({ foyer: await visit(origin, !isSmall), still: await visit(copy.origin, !isSmall) });
  } finally {
    await copy.stop();
  }
  const middle = (pick) => median(rounds.map(pick));
  return {
    title: "The home page on a phone",
    method:
      "390 × 844, CPU 4 × slower, 1.6 Mbit/s with 150 ms, empty cache. Beside it the same document without its scripts, through the same server: a " +
      "static page with the same pictures. Paints and shifts until 4 s after load; interactions are taps on two buttons of the bottom bar, from input to " +
      "the next frame, the slowest of a visit. Medians of rounds in which the two take turns.",
    figures: [
      {
        name: "largest contentful paint",
        value: middle(({ foyer }) => foyer.lcp) / 1000,
        unit: "s",
        bar: { most: 2 },
        beside: `static page ${(middle(({ still }) => still.lcp) / 1000).toFixed(2)} s`,
      },
      {
        name: "beside the static page",
        value: middle(({ foyer, still }) => foyer.lcp / still.lcp),
        unit: "×",
        bar: { most: 1.3 },
      },
      { name: "first contentful paint", value: middle(({ foyer }) => foyer.fcp) / 1000, unit: "s" },
      {
        name: "layout shift while it loads",
        value: thousandths(middle(({ foyer }) => foyer.clsAtRest)),
        unit: "",
        bar: { most: 0 },
        mayBeZero: true,
      },
      {
        name: "the same of the static page",
        value: thousandths(middle(({ still }) => still.clsAtRest)),
        unit: "",
        mayBeZero: true,
      },
      {
        name: "layout shift with the menus opened",
        value: thousandths(middle(({ foyer }) => foyer.cls)),
        unit: "",
        mayBeZero: true,
      },
      { name: "slowest interaction", value: middle(({ foyer }) => foyer.inp), unit: "ms", bar: { most: 100 } },
      {
        name: "blocking time while it loads",
        value: middle(({ foyer }) => foyer.tbtAtRest),
        unit: "ms",
        beside: `static page ${Math.round(middle(({ still }) => still.tbtAtRest))} ms`,
        mayBeZero: true,
      },
      { name: "blocking time with the menus opened", value: middle(({ foyer }) => foyer.tbt), unit: "ms", mayBeZero: true },
    ],
    rounds,
  };
}

const thousandths = (value) => Math.round(value * 1000) / 1000;

/** `isSlow`: as on the phone, not as on this machine. */
const visit = (origin, isSlow) =>
  withPage(device, async (page) => {
    if (isSlow) await slowDown(page);
    await page.addInitScript(observe);
    await page.goto(`${origin}/`, { waitUntil: "load" });
    await sleep(4000);
    await page.evaluate(() => Object.assign(window.seen, { clsAtRest: window.seen.cls, tbtAtRest: window.seen.tbt }));
    const buttons = page.locator("nav button:visible");
    for (const button of (await buttons.all()).slice(-2)) {
      await touch(page, button);
      await sleep(800);
      await page.keyboard.press("Escape");
      await sleep(500);
    }
    return page.evaluate(() => window.seen);
  });
