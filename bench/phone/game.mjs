import { sleep, withPage } from "../chromium.mjs";
import { median } from "../stats.mjs";
import { device, observe, slowDown } from "./slow_phone.mjs";

const games = ["dice", "blackjack", "ember-drake"];

export async function measure({ site, isFull, isSmall }) {
  const { origin } = await site.start();
  const visits = [];
  if (!isSmall) await visit(origin, { id: games[0], isSlow: true }); // the server's pictures and pages are in its memory
  for (let round = 0; round < (isSmall ? 1 : isFull ? 7 : 3); round++)
    for (const id of games) visits.push({ id, ...(await visit(origin, { id, isSlow: !isSmall })) });
  const figures = [...new Set(visits.map(({ id }) => id))].flatMap((id) => {
    const middle = (pick) => median(visits.filter((one) => one.id === id).map(pick)) / 1000;
    return [
      { name: `${id}, first paint of its frame`, value: middle(({ frame }) => frame), unit: "s", bar: { most: 1.5 } },
      {
        name: `${id}, from the address to a game that is painted`,
        value: middle(({ page, begun, frame }) => begun - page + frame),
        unit: "s",
        beside: `its page's first paint ${middle(({ fcp }) => fcp).toFixed(2)} s`,
      },
    ];
  });
  return {
    title: "A game on a phone",
    method:
      "As the home page's: 390 × 844, CPU 4 × slower, 1.6 Mbit/s with 150 ms, empty cache. A guest opens the demo of a game by its address. The frame's first paint " +
      "counts from when the page asks for the frame's document, after its own code and the session are there; a frame is shown when its game can be played. Medians.",
    figures,
    visits,
  };
}

const visit = (origin, { id, isSlow }) =>
  withPage(device, async (page) => {
    if (isSlow) await slowDown(page);
    await page.addInitScript(observe);
    await page.goto(`${origin}/casino/games/${id}?demo=true`, { waitUntil: "load" });
    await page
      .frameLocator("[data-section-type=game_frame] iframe")
      .getByRole("button", { name: /^(Bet|Spin)/ })
      .first()
      .waitFor({ timeout: 60_000 });
    await sleep(1000);
    const frame = page.frames().find((one) => one.url().includes("/play/"));
    const clock = () => ({ fcp: window.seen.fcp, begun: performance.timeOrigin });
    const [outer, inner] = [await page.evaluate(clock), await frame.evaluate(clock)];
    if (inner.fcp === null) throw new Error(`${id} was never painted`);
    return { fcp: outer.fcp, page: outer.begun, begun: inner.begun, frame: inner.fcp };
  });
