import { spawn } from "node:child_process";
import path from "node:path";
import { heap, metrics, minus, withPage } from "./browser.mjs";
import { ROOT } from "./paths.mjs";
import { inject, playerProbe } from "./probe.mjs";

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
export function measureSSR(module, { n, seconds }) {
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
