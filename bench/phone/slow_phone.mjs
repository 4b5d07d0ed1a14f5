import { sleep } from "../chromium.mjs";

const viewport = { width: 390, height: 844 };
export const device = { viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A mid-range phone on slow 4G: 4 times slower, 1.6 Mbit/s, 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** From here on the page is as on the phone, not as on this machine. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** A finger, and nothing else: a locator's own tap asks the page, within the events that are measured, what it would hit. */
export async function touch(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await sleep(300);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Runs in the page: keeps what its own observers report. */
export function observe() {
  const seen = { fcp: null, lcp: null, lcpOf: null, cls: 0, clsAtRest: 0, shifts: [], inp: 0, tbt: 0, tbtAtRest: 0 };
  window.seen = seen;
  const on = (type, use, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true, ...options });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  on("largest-contentful-paint", ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.lcpOf = element?.outerHTML.slice(0, 200) ?? null;
  });
  on("layout-shift", ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    seen.cls += value;
    seen.shifts.push({ value, of: sources?.map(({ node }) => node?.outerHTML?.slice(0, 120)) });
  });
  on("longtask", ({ duration }) => (seen.tbt += Math.max(0, duration - 50)));
  on("event", ({ interactionId, duration }) => interactionId && (seen.inp = Math.max(seen.inp, duration)), {
    durationThreshold: 16,
  });
}
