import { chromium } from "playwright-core";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { watchFaults, withoutFaults } from "../../page_faults.mjs";

const ARGS = [
  "--no-sandbox",
  "--headless",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--enable-precise-memory-info",
  "--js-flags=--expose-gc",
];
const EXECUTABLE = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Fresh browser process + fresh mkdtemp profile for every measurement. fn({page, cdp}) -> value; throws where something is refused to the page, or it throws itself. */
export async function withPage(
  { initScript, viewport = { width: 1280, height: 800 }, cpu = 1, net = null, timeout = 180_000, blank = null },
  fn,
) {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), "bench-profile-"));
  const context = await chromium.launchPersistentContext(dir, {
    executablePath: EXECUTABLE,
    headless: true,
    args: ARGS,
    viewport,
    timeout: 60_000,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(timeout);
    // Same-origin blank page first: the renderer process for the origin exists and browser start-up work has calmed down.
    if (blank) {
      await page.goto(blank);
      await new Promise((r) => setTimeout(r, 400));
    }
    if (initScript) await page.addInitScript(initScript);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Performance.enable");
    if (net) {
      await cdp.send("Network.enable");
      await cdp.send("Network.emulateNetworkConditions", { offline: false, ...net });
    }
    if (cpu > 1) await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    return await withoutFaults(watchFaults(page), () => fn({ page, cdp }));
  } finally {
    await context.close().catch(() => {});
    await fs.rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => {});
  }
}

export async function heap(cdp) {
  for (let i = 0; i < 2; i++) await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  const { nodes, documents, jsEventListeners } = await cdp.send("Memory.getDOMCounters");
  return { heapMB: usedSize / 1048576, nodes, documents, listeners: jsEventListeners };
}

export async function metrics(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const m = Object.fromEntries(metrics.map((x) => [x.name, x.value]));
  return {
    scriptMs: m.ScriptDuration * 1e3,
    layoutMs: m.LayoutDuration * 1e3,
    styleMs: m.RecalcStyleDuration * 1e3,
    taskMs: m.TaskDuration * 1e3,
  };
}

export async function browserVersion() {
  return withPage({}, async ({ cdp }) => (await cdp.send("Browser.getVersion")).product);
}

export const minus = (a, b) => Object.fromEntries(Object.keys(a).map((k) => [k, Math.max(0, a[k] - b[k])]));
