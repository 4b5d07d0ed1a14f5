import type { Page } from "@playwright/test";
import { violationsIn } from "./axe";
import { publishSettings, useSettingsSite } from "./settings_site";
import { enter, expect, from, open, overflow, takenOver, test, widths } from "./visitor";

const layouts = ["stake", "panel", "basic"] as const;
/** The menus of phones and tablets are the same parts in each layout. */
const touched = { stake: [390, 844], panel: [820, 1180], basic: [390, 844] } as const;

test.use(from("DE"));
useSettingsSite();

/** How much has moved since the first paint; what a visitor does themselves does not count. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** Most of the way down: where it must end does not depend on how fast a machine swipes. */
async function swipeDown(page: Page, from: { x: number; y: number }, distance: number) {
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
  await send("touchStart", from.y);
  for (let step = 1; step <= 10; step++) await send("touchMove", from.y + (step * distance) / 10);
  await send("touchEnd");
}

for (const layout of layouts) {
  test.describe(layout, () => {
    test.beforeAll(({ request }) => publishSettings(request, { navigationLayout: layout }));

    const [width, height] = touched[layout];
    {
      test.describe(`at ${width}`, () => {
        test.use({ viewport: { width, height }, hasTouch: true });

        test(`opens one menu at a time and closes it each way (D-02, L-2.64, L-4.34)`, async ({ page, problems }) => {
          await open(page, "/faq");
          const bar = page.locator("nav", { has: page.locator("button", { hasText: "Search" }) }).last();
          const button = bar.locator("button", { hasText: "Menu" });
          const menu = page.getByRole("dialog", { name: "Menu" });

          await button.click();
          await expect(menu).toBeVisible();
          await expect(menu.getByRole("link", { name: /^Slots/ })).toBeVisible();
          expect(await violationsIn(page, { within: "[role=dialog]" })).toEqual([]);
          await page.keyboard.press("Escape");
          await expect(menu).toBeHidden();
          await expect(button).toBeFocused();

          await button.click();
          await expect(menu).toBeVisible();
          await page.touchscreen.tap(width / 2, 24);
          await expect(menu).toBeHidden();

          await button.click();
          await bar.locator("button", { hasText: "Search" }).click();
          await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
          await expect(menu).toBeHidden();
          await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();

          await button.click();
          await expect(menu).toBeVisible();
          const box = (await menu.boundingBox())!;
          await swipeDown(page, { x: box.x + box.width / 2, y: box.y + 12 }, box.height * 0.7);
          await expect(menu).toBeHidden();

          await button.click();
          await menu.getByRole("link", { name: "VIP club" }).click();
          await expect(page).toHaveURL(/\/vip-club$/);
          await expect(menu).toBeHidden();
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          expect(problems).toEqual([]);
        });

        test("shows a player their account over the page, and above a game the way back and the balance (C-2.40, L-2.58, L-2.59)", async ({
          page,
        }) => {
          await enter(page, "paid@foyer.test");
          await open(page, "/casino");
          await page
            .getByRole("banner")
            .getByRole("button", { name: /^Account of/ })
            .click();
          const account = page.getByRole("dialog", { name: "Account" });
          await expect(account.getByRole("link", { name: "Transactions" })).toBeVisible();
          expect(await violationsIn(page, { within: "[role=dialog]" })).toEqual([]);
          await page.keyboard.press("Escape");
          await expect(account).toBeHidden();

          await page.goto("/casino/games/ember-drake");
          await expect(page.getByRole("navigation", { name: "Quick navigation" })).toHaveCount(0);
          await expect(page.getByRole("banner").getByRole("link", { name: "Deposit" })).toBeVisible();
          await page.getByRole("banner").getByRole("link", { name: "Back" }).click();
          await expect(page).toHaveURL(/\/casino$/);
        });
      });
    }

    test.describe("at 1440", () => {
      test.use({ viewport: { width: 1440, height: 900 } });

      test("has everything within reach of a guest, without a horizontal scrollbar (L-2.53)", async ({ page, problems }) => {
        await open(page, "/");
        const header = page.getByRole("banner");
        await expect(header.getByRole("button", { name: "Menu" }).filter({ visible: true })).toBeVisible();
        await expect(header.getByRole("link", { name: "Foyer, home page" })).toBeVisible();
        await expect(header.getByRole("switch")).toBeVisible();
        const signUp = layout === "panel" ? page.getByRole("region", { name: "Account" }) : header;
        await expect(signUp.getByText("Sign up").first()).toBeVisible();
        await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await violationsIn(page, { within: "header" })).toEqual([]);
        expect(problems).toEqual([]);
      });

      if (layout === "basic") {
        test("opens a drop-down by mouse and by keyboard, and the menu from the side (L-2.67)", async ({ page }) => {
          await open(page, "/faq");
          const button = page.getByRole("navigation", { name: "Main navigation" }).getByRole("button", { name: "Rewards" });
          const link = page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "VIP club" });
          await button.hover();
          await expect(link).toBeVisible();
          await page.mouse.move(700, 700);
          await expect(link).toBeHidden();
          await button.focus();
          await page.keyboard.press("Enter");
          await expect(link).toBeVisible();
          expect(await violationsIn(page, { within: "header" })).toEqual([]);
          await page.keyboard.press("Escape");
          await expect(link).toBeHidden();
          await expect(button).toBeFocused();

          await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
          const menu = page.getByRole("dialog", { name: "Menu" });
          await expect(menu.getByRole("link", { name: "Promotions" })).toBeVisible();
          await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
          await page.keyboard.press("Escape");
          await expect(menu).toBeHidden();
        });
      } else {
        test("restores the folded menu without a jump (L-4.32)", async ({ page }) => {
          await open(page, "/faq");
          const menu = page.locator("#side-menu");
          await page.getByRole("banner").getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
          await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(80);
          await page.reload({ waitUntil: "commit" });
          await menu.waitFor();
          const first = await menu.boundingBox();
          await takenOver(page);
          expect(await menu.boundingBox()).toEqual(first);
          expect(first?.width).toBeLessThan(80);
          expect(await shift(page)).toBeLessThan(0.02);
        });
      }

      if (layout === "panel") {
        test("keeps a player's drawer open, in its place from the first paint (L-4.32)", async ({ page }) => {
          await enter(page, "paid@foyer.test");
          await open(page, "/faq");
          await page
            .getByRole("banner")
            .getByRole("button", { name: /^Account of/ })
            .click();
          const drawer = page.getByRole("complementary", { name: "Your account" });
          await expect(drawer.getByRole("link", { name: "Bonuses" })).toBeVisible();
          expect(await violationsIn(page, { within: "#side-drawer" })).toEqual([]);
          await page.reload({ waitUntil: "commit" });
          await drawer.waitFor();
          const first = await drawer.boundingBox();
          await expect(drawer.getByRole("link", { name: "Bonuses" })).toBeVisible();
          expect(await drawer.boundingBox()).toEqual(first);
          await drawer.getByRole("button", { name: "Close" }).click();
          await expect(drawer).toHaveCount(0);
        });
      } else {
        test("has a player's account under the balance (C-2.40)", async ({ page }) => {
          await enter(page, "paid@foyer.test");
          await open(page, "/faq");
          await page
            .getByRole("banner")
            .getByRole("button", { name: /^Account of/ })
            .click();
          const account = page.getByRole("navigation", { name: "Your account" });
          await expect(account.getByRole("link").first()).toBeVisible();
          expect((await account.getByRole("link").allTextContents()).slice(0, 4)).toEqual([
            "Profile",
            "Deposit",
            "Withdraw",
            "Transactions",
          ]);
          expect(await violationsIn(page, { within: "header" })).toEqual([]);
          await page.mouse.click(300, 700);
          await expect(account).toBeHidden();
        });
      }
    });
  });
}

test("has one column of games fewer beside the open menu, and nothing sticks out (L-9.12)", async ({ page, request }) => {
  await publishSettings(request, { navigationLayout: "stake" });
  const columns = async (menu: "open" | "rail") => {
    await page.context().addCookies([{ name: "menu", value: menu, url: page.url() }]);
    await open(page, "/casino");
    const grid = page
      .locator('[data-section-type="game_list"] ul')
      .filter({ has: page.locator("article, a") })
      .last();
    await grid.waitFor();
    const counts: number[] = [];
    for (const width of [1450, 1500, 1599]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${menu} at ${width}`).toBeLessThanOrEqual(0);
      counts.push(await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length));
    }
    return counts;
  };
  await page.setViewportSize({ width: 1450, height: 900 });
  await page.goto("/faq");
  const beside = await columns("open");
  expect(beside).toEqual((await columns("rail")).map((count) => count - 1));
});

test("in Sweden three links stay on top of every page while it scrolls, the header under them (expectation 2.3)", async ({
  browser,
  request,
}) => {
  await publishSettings(request, { markets: ["SE"], servedCountries: [] });
  const context = await browser.newContext(from("SE"));
  const page = await context.newPage();
  for (const scheme of ["dark", "light"]) {
    await page.goto("/faq");
    await context.addCookies([{ name: "scheme", value: scheme, url: page.url() }]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await open(page, "/");
      const bar = page.getByRole("navigation", { name: "Spelansvar" });
      expect(await bar.getByRole("link").allTextContents()).toEqual(["Spelpaus", "Spelgränser", "Självtest"]);
      await page.mouse.wheel(0, 1_500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      const tops = () => Promise.all([bar, page.locator("header").first()].map(async (part) => (await part.boundingBox())?.y));
      await expect.poll(tops, `at ${width}`).toEqual([0, 36]);
      expect(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0);
    }
    expect(await violationsIn(page, { within: "nav.top-bar" })).toEqual([]);
  }
  await page.getByRole("link", { name: "Spelgränser" }).click();
  await expect(page).toHaveURL(/\/account\/login|\/account\/responsible-gambling|modal=login/);
  const elsewhere = await (await browser.newContext(from("DE"))).newPage();
  await elsewhere.goto("/faq");
  await expect(elsewhere.getByRole("navigation", { name: "Spelansvar" })).toHaveCount(0);
});
