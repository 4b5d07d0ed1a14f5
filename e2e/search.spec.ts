import type { Page } from "@playwright/test";
import { expect, isReady, open, overflow, tabTo, test } from "./visitor";

/** The search of this width: a field in the header, or a sheet that a button opens. */
async function search(page: Page, width: number) {
  if (width < 1024) await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  else await page.getByRole("banner").getByRole("searchbox").click();
  return page.getByRole("combobox", { name: "Search games and studios" });
}

const list = (page: Page) => page.locator('[data-section-type="game_list"]');
const cards = (page: Page) => list(page).getByRole("article");
/** Cards by where they lead: their facts come when somebody may see them. */
const games = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => card.querySelector("a")?.getAttribute("href")));

for (const width of [1440, 390]) {
  test(`a visitor finds a game by a name that is not quite right, and narrows a list that others can open, at ${width} (L-2.57, L-4.36, L-9.23)`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    const field = await search(page, width);
    await field.fill("embr drak");
    await expect(page.getByRole("option", { name: "Ember Drake Lanternhouse" })).toBeVisible();
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(field).toHaveValue("Ember Drake"); // what was probably meant
    await page.getByRole("option", { name: "Ember Drake Lanternhouse" }).click();
    await expect(page).toHaveURL(/\/casino\/games\/ember-drake$/);

    await open(page, "/casino");
    await list(page).scrollIntoViewIfNeeded();
    const isPhone = width < 640;
    const button = list(page).getByRole("button", { name: isPhone ? /^Filters/ : /^More filters/ });
    await isReady(button);
    await button.click();
    await page.getByRole("checkbox", { name: /^New/ }).click(); // its state is the address's
    await expect(page).toHaveURL(/feature=new/);
    await expect(page.getByRole("checkbox", { name: /^New/ })).toBeChecked();
    await page.getByRole("checkbox", { name: /^High/ }).click();
    await expect(page).toHaveURL(/volatility=high/);
    await page.keyboard.press("Escape");
    await expect(list(page).getByRole("button", { name: "Remove: High" })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    const found = await games(page);
    expect(found).not.toContain(undefined);

    const other = await page.context().newPage();
    await open(other, page.url());
    await expect(list(other).getByRole("button", { name: "Remove: High" })).toBeVisible();
    expect(await games(other)).toEqual(found);
    await other.close();

    await page.goBack();
    await expect(list(page).getByRole("button", { name: "Remove: New" })).toHaveCount(0);
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });
}

test("a game is found, opened and played by keys alone, and after each step the focus is where the next begins (L-2.57; WCAG 2.1.1, 2.4.3)", async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/faq");
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Search games and studios" });
  await expect(field).toBeFocused();
  await page.keyboard.type("limbo");
  const option = page.getByRole("option", { name: /^Limbo/ }).first();
  await expect(option).toBeVisible();
  for (let step = 0; step < 8 && !(await option.evaluate((one) => one.hasAttribute("data-highlighted"))); step++)
    await page.keyboard.press("ArrowDown");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/casino\/games\/limbo$/);
  await expect(page.locator("#main")).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Play demo" }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/demo=true/);
  const bet = page.frameLocator('iframe[title="Limbo"]').getByRole("button", { name: "Bet", exact: true });
  await expect(bet).toBeEnabled();
  await tabTo(page, page.locator('iframe[title="Limbo"]'));
  for (let step = 0; step < 20 && !(await bet.evaluate((one) => one === document.activeElement)); step++)
    await page.keyboard.press("Tab");
  await expect(bet).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "This session" })).toContainText(/[+−]€/);
  await expect(bet).toBeFocused();
  expect(problems).toEqual([]);
});

test("a long list keeps few cards on the page, the focus, and its place when one comes back (L-2.35, L-9.04)", async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/casino");
  await list(page).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(18);
  const shown = list(page).getByText(/^\d+ of \d+$/);
  await expect(async () => {
    await list(page).getByRole("button", { name: "Show more" }).click({ timeout: 2000 });
    expect(parseInt((await shown.textContent({ timeout: 2000 })) ?? "")).toBeGreaterThan(140); // scrolling there shows more too
  }).toPass();
  expect(await cards(page).count()).toBeLessThan(96);

  await cards(page).last().getByRole("link").first().focus();
  const name = (await page.evaluate(() => document.activeElement?.textContent)) ?? ""; // by now more cards may have joined
  const game = cards(page).filter({ hasText: name }).getByRole("link").first();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(cards(page).filter({ hasText: "Ember Drake" })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);

  await game.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await game.press("Enter");
  await expect(page).toHaveURL(/\/casino\/games\//);
  await page.goBack();
  await expect(cards(page).filter({ hasText: name })).toBeVisible();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(4);
  expect(problems).toEqual([]);
});

for (const width of [1440, 390])
  test(`cards are whole however one scrolls, but for those that fly past, at ${width} (issue 19)`, async ({ page, problems }) => {
    await page.setViewportSize({ width, height: 450 }); // low, so that a busy machine flies past too
    await open(page, "/casino");
    const shown = list(page).getByText(/^\d+ of \d+$/);
    await expect(async () => {
      await list(page).getByRole("button", { name: "Show more" }).click({ timeout: 2000 });
      expect(parseInt((await shown.textContent({ timeout: 2000 })) ?? "")).toBeGreaterThan(190);
    }).toPass();

    expect(await lightWhileScrolling(page, { perFrame: 60, frames: 60 })).toBe(0);
    expect(await cards(page).count()).toBe(await list(page).getByRole("listitem").count());

    await expect(async () => expect(await lightWhileScrolling(page, { perSecond: 10_000 })).toBeGreaterThan(0)).toPass();
    const items = await list(page).getByRole("listitem").count();
    await expect(cards(page)).toHaveCount(items);
    expect(problems).toEqual([]);
  });

/** Scrolls a list down and up again at a speed, or on by so much in each of some frames; answers in how many a card was only the shape of one. */
const lightWhileScrolling = (page: Page, speed: { perFrame: number; frames: number } | { perSecond: number }) =>
  list(page)
    .getByRole("list")
    .evaluate((grid, speed) => {
      const { top, height } = grid.getBoundingClientRect();
      const from = top + window.scrollY;
      const way = height - window.innerHeight;
      let light = 0;
      let gone = 0;
      return new Promise<number>((resolve) => {
        let before: number | undefined;
        const step = (now: number) => {
          gone += "perFrame" in speed ? speed.perFrame : (speed.perSecond * (now - (before ?? now))) / 1000;
          before = now;
          if (grid.querySelector("li[class*=passing]")) light++;
          if (gone > ("perFrame" in speed ? speed.perFrame * speed.frames : 2 * way)) return resolve(light);
          window.scrollTo({ top: from + way - Math.abs(way - gone), behavior: "instant" });
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      });
    }, speed);

test("nobody who scrolls to the end of a list sees anything jump while it grows (L-9.04)", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/casino");
  await list(page).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(18);
  await isReady(list(page).getByRole("button", { name: "Show more" }));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight)); // what lies below is drawn once, at its own height
  await page.evaluate(() => {
    const seen = ((window as unknown as { shifts: number[] }).shifts = []) as number[];
    new PerformanceObserver((entries) =>
      seen.push(...entries.getEntries().map((entry) => ("value" in entry ? Number(entry.value) : 0))),
    ).observe({ type: "layout-shift" });
  });
  const end = list(page).getByText(/^\d+ of \d+$/);
  for (const more of [20, 40, 60]) {
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, -100)); // at the very end there would be nothing to scroll
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(parseInt((await end.textContent({ timeout: 2000 })) ?? "")).toBeGreaterThan(more);
    }).toPass();
    await expect(page.getByRole("contentinfo")).toHaveCSS("visibility", "visible");
  }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
});
