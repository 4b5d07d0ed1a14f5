import { withPage } from "../chromium.mjs";
import { quantile } from "../stats.mjs";

const list = '[data-section-type="game_list"]';

export async function measure({ bigSite, isFull, isSmall }) {
  const site = await bigSite.start();
  const goal = isSmall ? 200 : 5000;
  const seconds = isSmall ? 1 : isFull ? 60 : 20;
  return describe(await withPage({ viewport: { width: 1440, height: 900 } }, (page) => scroll(page, site, { goal, seconds })), {
    goal,
    games: site.counted.games,
  });
}

async function scroll(page, { origin }, { goal, seconds }) {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/casino`, { waitUntil: "load" });
  await page.locator(list).scrollIntoViewIfNeeded();
  const more = page.locator(`${list} button[class*="large"]`);
  const words = page.locator(`${list} button[class*="large"] + p`);
  /** "48 of 20000 games"; before the first press "20000 games", of which nobody is told how many are shown. */
  const countShown = async () => {
    const [shown, of] = (await words.innerText()).match(/\d+/g) ?? [];
    return of === undefined ? 0 : Number(shown);
  };
  await more.click();
  const start = await weigh(session);
  while ((await countShown()) < goal) await more.evaluate((button) => button.click());
  const grown = await weigh(session);
  const frames = await page.evaluate(run, { list, seconds });
  return { frames, start, grown, end: await weigh(session), cards: await page.locator(`${list} article`).count() };
}

/** Elements of the page, and what the heap holds after everything that can go has gone. */
async function weigh(session) {
  await session.send("HeapProfiler.collectGarbage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return { nodes, megabytes: usedSize / 1e6 };
}

/** Runs in the page: from the list's beginning to its end and back, at one speed; answers how long each frame took, in ms. */
function run({ list, seconds }) {
  const box = document.querySelector(list).getBoundingClientRect();
  const top = box.top + window.scrollY;
  const way = box.height - window.innerHeight;
  return new Promise((resolve) => {
    const frames = [];
    let begin = null;
    let before = null;
    const step = (now) => {
      begin ??= now;
      if (before !== null) frames.push(now - before);
      before = now;
      const share = (now - begin) / (seconds * 1000);
      if (share >= 1) return resolve(frames);
      window.scrollTo({ top: top + way * (share < 0.5 ? 2 * share : 2 - 2 * share), behavior: "instant" });
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

function describe({ frames, start, grown, end, cards }, { goal, games }) {
  const perSecond = (share) => 1000 / quantile(frames, share);
  return {
    title: "Scrolling through a list of games",
    method:
      `The casino page at 1440 × 900 over ${games.toLocaleString("en")} games. "Show more" until ${goal} games are shown, then from the first to the last and back at one speed, in ` +
      "a Chromium without a graphics card. Frames by requestAnimationFrame; nodes and heap after a garbage collection, with two pages of games, " +
      "before and after the scrolling.",
    figures: [
      { name: "frames per second, median", value: perSecond(0.5), unit: "/s", bar: { least: 60 * 0.98 } },
      { name: "frames per second, 95th percentile of waits", value: perSecond(0.95), unit: "/s" },
      { name: "cards on the page at the end", value: cards, unit: "" },
      { name: "DOM nodes with 48 games", value: start.nodes, unit: "" },
      {
        name: `DOM nodes with ${goal} games, before and after scrolling`,
        value: end.nodes,
        unit: "",
        beside: `${grown.nodes} before`,
      },
      { name: "heap with 48 games", value: start.megabytes, unit: "MB" },
      {
        name: `heap with ${goal} games, before and after scrolling`,
        value: end.megabytes,
        unit: "MB",
        beside: `${grown.megabytes.toFixed(1)} MB before`,
      },
    ],
    rounds: [{ frames: frames.map(Math.round), start, grown, end, cards }],
  };
}
