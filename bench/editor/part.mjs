import { sleep, withPage } from "../chromium.mjs";
import { median, quantile } from "../stats.mjs";
import { makeLongPage } from "./long_page.mjs";

const views = [
  { audience: "paid", country: "SE" },
  { audience: "guest", country: "NO" },
  { audience: "unpaid", country: "DE" },
  { audience: "guest", country: null },
];

export async function measure({ site, isFull, isSmall }) {
  const { origin } = await site.start();
  const count = isSmall ? 30 : 200; // more than the canvas renders at once
  const { id, account } = await makeLongPage(origin, count);
  const rounds = isSmall ? 1 : isFull ? 10 : 4;
  return withPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
    const ready = await open(page, `${origin}/editor?page=${id}&bench`, account, isSmall ? 500 : 4000);
    const switches = [];
    const removals = [];
    for (let round = 0; round < rounds; round++) {
      for (const view of views) switches.push(await timed(page, "view", view));
      removals.push(await timed(page, "remove", 10 + round));
    }
    const drag = await dragAcross(page);
    return {
      title: `The editor with ${count} real sections`,
      method:
        `A page of ${count} sections of the demo's own pages (carousels, banners, lists, with their pictures), a third of them with rules, in the built editor ` +
        "at 1440 × 900. Times are from the command until after the frame that shows its effect. The drag carries a type from the palette over the canvas for " +
        "two seconds, a step each 16 ms; a frame is late when it comes more than 25 ms after the one before.",
      figures: [
        { name: "ready to work, signed in, warm cache", value: ready, unit: "ms" },
        { name: "persona switched, median", value: median(switches), unit: "ms", bar: { most: 100 } },
        { name: "persona switched, p95", value: quantile(switches, 0.95), unit: "ms" },
        { name: "section deleted → seen", value: median(removals), unit: "ms" },
        {
          name: "frames in time while dragging, of 60",
          value: drag.inTime,
          unit: "",
          bar: { least: 55 },
          beside: `${drag.frames} frames`,
        },
      ],
      switches,
      removals,
      drag,
    };
  });
}

/** Answers how long it took until the editor was ready; then `rest` ms pass, in which it fetches what it has not yet. */
async function open(page, url, { email, password }, rest) {
  await page.goto(url);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/password/i).fill(password);
  await page.keyboard.press("Enter");
  await page.waitForFunction(whenShown);
  await sleep(rest);
  await page.reload({ waitUntil: "commit" });
  const ready = await page.waitForFunction(whenShown); // asked in every frame: a locator that finds nothing waits up to half a second before it looks again
  await sleep(rest);
  return ready.jsonValue();
}

/** How long after the page began its canvas shows a section, in ms; null where it does not. */
function whenShown() {
  const section = document.querySelector("iframe")?.contentDocument?.querySelector("[data-section]");
  const { width, height } = section?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return width > 0 && height > 0 ? performance.now() : null;
}

/** Runs a command of the bench's handle and waits for the end of the next frame; throws where that frame shows nothing else than the one before. */
const timed = (page, name, argument) =>
  page.evaluate(
    async ([name, argument]) => {
      const shown = () => document.body.innerHTML + document.querySelector("iframe").contentDocument.body.innerHTML;
      const before = shown();
      const begin = performance.now();
      window.__editor[name](argument);
      await new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
      );
      const took = performance.now() - begin;
      if (shown() === before) throw new Error(`${name} ${JSON.stringify(argument)} changes nothing that is shown`);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return took;
    },
    [name, argument],
  );

async function dragAcross(page) {
  await page.getByRole("tab").filter({ hasText: "Palette" }).click();
  const card = await page.locator("[data-type], [data-palette-type]").first().boundingBox();
  await page.mouse.move(card.x + 30, card.y + 30);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y + 60, { steps: 4 });
  await page.mouse.move(700, 400, { steps: 4 });
  await page.evaluate(() => {
    const seen = (window.__frames = []);
    let last = performance.now();
    const next = (now) => {
      seen.push(now - last);
      last = now;
      window.__watching = requestAnimationFrame(next);
    };
    window.__watching = requestAnimationFrame(next);
  });
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(600 + 200 * Math.sin(step / 9), 450 + 250 * Math.cos(step / 14));
    await sleep(12);
  }
  const frames = await page.evaluate(() => (cancelAnimationFrame(window.__watching), window.__frames));
  if ((await page.locator('[data-dragging="true"]').count()) === 0) throw new Error("Nothing is dragged");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return { frames: frames.length, inTime: (frames.filter((ms) => ms <= 25).length / frames.length) * 60 };
}
