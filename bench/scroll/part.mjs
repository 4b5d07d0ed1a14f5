import { readdirSync } from "node:fs";
import path from "node:path";
import { withPage } from "../chromium.mjs";
import { root } from "../root.mjs";
import { quantile } from "../stats.mjs";

const list = '[data-section-type="game_list"]';

/** What a wheel turned fast or a hard flick does, in pixels a second. */
const ordinary = 4000;

export async function measure({ bigSite, isFull, isSmall }) {
  const site = await bigSite.start();
  const goal = isSmall ? 200 : 5000;
  const seconds = isSmall ? 1 : isFull ? 60 : 20;
  const pictured = isSmall ? 5 : Infinity;
  const measured = await withPage({ viewport: { width: 1440, height: 900 } }, (page) =>
    scroll(page, site, { goal, seconds, pictured }),
  );
  return describe(measured, { goal, games: site.counted.games });
}

/** Pictures of the cards in the size of the first one, as on a site that has been visited before: each is made once. */
async function makePictures(page, most) {
  const asked = await page.waitForFunction((first) => document.querySelector(first)?.currentSrc, `${list} article img`);
  const address = await asked.jsonValue();
  const [, shape] = address.match(/(-[a-z]+\.avif)\?w=/);
  const files = readdirSync(path.join(root, "server/demo/pictures/games")).filter((file) => file.endsWith(shape));
  for (const file of files.slice(0, most)) {
    const answer = await fetch(address.replace(/[^/]+(?=\?)/, file), { headers: { accept: "image/avif" } });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await answer.arrayBuffer();
  }
}

async function scroll(page, { origin }, { goal, seconds, pictured }) {
  const session = await page.context().newCDPSession(page);
  let pictures = 0;
  page.on("response", (response) => {
    if (response.ok() && response.url().includes("/assets/games/bench-")) pictures++;
  });
  await page.goto(`${origin}/casino`, { waitUntil: "load" });
  await page.locator(list).scrollIntoViewIfNeeded();
  await makePictures(page, pictured);
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
  const whole = await page.evaluate(run, { list, seconds });
  await page.waitForFunction((list) => document.querySelector(`${list} article`) !== null, list); // what flew past is filled
  const cards = await page.locator(`${list} article`).count();
  const end = await weigh(session);
  return { whole, ordinary: await page.evaluate(run, { list, seconds, speed: ordinary }), start, grown, end, cards, pictures };
}

/** Elements of the page, and what the heap holds after everything that can go has gone. */
async function weigh(session) {
  await session.send("HeapProfiler.collectGarbage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return { nodes, megabytes: usedSize / 1e6 };
}

/**
 * Runs in the page: from the list's beginning towards its end and back, at one speed in pixels a second; without one, as fast as brings
 * it to the end and back. Answers how long each frame took, in ms, and in how many a card in view was only the shape of one.
 */
function run({ list, seconds, speed }) {
  const grid = document.querySelector(`${list} ul`);
  const box = grid.getBoundingClientRect();
  const top = box.top + window.scrollY;
  const end = box.height - window.innerHeight;
  const way = speed === undefined ? end : Math.min(end, (speed * seconds) / 2);
  const isInView = (item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  return new Promise((resolve) => {
    const frames = [];
    let light = 0;
    let begin = null;
    let before = null;
    const step = (now) => {
      begin ??= now;
      if (before !== null) frames.push(now - before);
      before = now;
      if ([...grid.children].some((item) => !item.querySelector("article") && isInView(item))) light++;
      const share = (now - begin) / (seconds * 1000);
      if (share >= 1) return resolve({ frames, light: light / (frames.length + 1), speed: (2 * way) / seconds });
      window.scrollTo({ top: top + way * (share < 0.5 ? 2 * share : 2 - 2 * share), behavior: "instant" });
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

function describe({ whole, ordinary, start, grown, end, cards, pictures }, { goal, games }) {
  const perSecond = ({ frames }, share) => 1000 / quantile(frames, share);
  const bar = { least: 60 * 0.98 };
  const drawn = ({ speed, light }) =>
    `${Math.round(speed).toLocaleString("en")} pixels a second; a card's shape in a card's place in ${(100 * light).toFixed(0)} % of the frames`;
  return {
    title: "Scrolling through a list of games",
    method:
      `The casino page at 1440 × 900 over ${games.toLocaleString("en")} games, each with a picture in sizes that are made. "Show more" until ${goal} games are shown, then from the first to the last and back at one speed, and at an ordinary one, in ` +
      "a Chromium without a graphics card. Cards that fly past faster than anybody can tell them apart are drawn as shapes until it is slower: in how " +
      "many frames one was in view stands beside. Frames by requestAnimationFrame; nodes and heap after a garbage collection, with two pages of games, " +
      "before and after the scrolling.",
    figures: [
      { name: "frames per second, median", value: perSecond(whole, 0.5), unit: "/s", bar, beside: drawn(whole) },
      { name: "frames per second, 95th percentile of waits", value: perSecond(whole, 0.95), unit: "/s" },
      {
        name: "frames per second at an ordinary speed, median",
        value: perSecond(ordinary, 0.5),
        unit: "/s",
        bar,
        beside: drawn(ordinary),
      },
      { name: "frames per second at an ordinary speed, 95th percentile of waits", value: perSecond(ordinary, 0.95), unit: "/s" },
      { name: "pictures that came meanwhile", value: pictures, unit: "" },
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
    rounds: [
      { frames: whole.frames.map(Math.round), ordinary: ordinary.frames.map(Math.round), start, grown, end, cards, pictures },
    ],
  };
}
