import { sleep, withPage } from "../chromium.mjs";
import { median } from "../stats.mjs";
import { device, observe, slowDown, touch } from "./slow_phone.mjs";
import { startStaticCopy } from "./static_copy.mjs";

const account = { email: "paid@foyer.test", password: "Foyer-demo-1!" };
const cashier = '[data-section-type="deposit"]';

/** Each tap of a deposit, and what is seen then. */
const steps = [
  { name: "method", tap: `${cashier} button:has-text("Instant bank transfer")`, seen: "input[inputmode=decimal]" },
  {
    name: "quick amount",
    tap: `${cashier} [role=group] button[aria-pressed=false]`,
    seen: "[role=group] button[aria-pressed=true]",
  },
  { name: "back", tap: `${cashier} button[aria-label=Back]`, seen: "h3" },
];

export async function measure({ site, isFull, isSmall }) {
  const { origin } = await site.start();
  const copy = await startStaticCopy(origin);
  const rounds = [];
  try {
    if (!isSmall) await visit(origin, { origin, isSlow: true }); // the server's pictures and pages are in its memory
    for (let round = 0; round < (isSmall ? 1 : isFull ? 7 : 3); round++)
      rounds.push({
        foyer: await visit(origin, { origin, isSlow: !isSmall, isTapped: true }),
        still: await visit(copy.origin, { origin, isSlow: !isSmall }),
      });
  } finally {
    await copy.stop();
  }
  const middle = (pick) => median(rounds.map(pick));
  return {
    title: "The deposit page on a phone",
    method:
      "As the home page's, of a player who is signed in. A step is seen when the frame after the tap that shows it is drawn, from the browser's own time of the tap: " +
      "the method, an amount, back.",
    figures: [
      {
        name: "deposit page, largest contentful paint",
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
      {
        name: "layout shift while it loads",
        value: middle(({ foyer }) => foyer.clsAtRest),
        unit: "",
        bar: { most: 0.001 },
        mayBeZero: true,
      },
      ...steps.map(({ name }) => ({
        name: `${name}, tap to step seen`,
        value: middle(({ foyer }) => foyer.steps[name]),
        unit: "ms",
        bar: { most: 100 },
      })),
    ],
    rounds,
  };
}

const visit = (at, { origin, isSlow, isTapped }) =>
  withPage(device, async (page) => {
    const signedIn = await page.context().request.post(`${origin}/api/user/login`, { data: account });
    if (!signedIn.ok()) throw new Error(`Nobody could sign in: ${await signedIn.text()}`);
    if (isSlow) await slowDown(page);
    await page.addInitScript(observe);
    await page.goto(`${at}/profile/deposit`, { waitUntil: "load" });
    await sleep(4000);
    await page.evaluate(() => Object.assign(window.seen, { clsAtRest: window.seen.cls, tbtAtRest: window.seen.tbt, steps: {} }));
    if (isTapped) await passOffers(page);
    if (isTapped) for (const step of steps) await takeStep(page, step);
    return page.evaluate(() => window.seen);
  });

/** On some days of the week an offer stands before the methods. */
async function passOffers(page) {
  const method = page.locator(steps[0].tap).first();
  const none = page.locator(`${cashier} button:has-text("No bonus")`).first();
  await method.or(none).first().waitFor();
  if (await none.isVisible()) await none.tap();
  await method.waitFor();
  await sleep(500);
}

async function takeStep(page, { name, tap, seen }) {
  await page.evaluate(watchStep, { name, seen: `${cashier} ${seen}` });
  await touch(page, page.locator(tap).first());
  await page.waitForFunction((step) => window.seen.steps[step] !== undefined, name);
  await sleep(500);
}

/** Runs in the page: from the next tap to the end of the frame that shows what comes of it. */
function watchStep({ name, seen }) {
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const look = () =>
        document.querySelector(seen)?.checkVisibility()
          ? setTimeout(() => (window.seen.steps[name] = performance.now() - timeStamp))
          : requestAnimationFrame(look);
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
