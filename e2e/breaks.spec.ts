import { randomInt } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { dialogHolds } from "./dialog";
import { atEachWidth, fits } from "./each_width";
import { payIn } from "./pay_in";
import { useSettingsSite } from "./settings_site";
import { fresh } from "./staff";
import { enter, expect, from, hideTour, isReady, open, openAccount, openBrowserOf, overflow, signIn, test } from "./visitor";

test.use(from("DE"));
useSettingsSite({
  markets: ["DE"],
  servedCountries: [],
  withdrawalConditions: { showFormForNonDepositors: true, kyc: false, emailVerification: false, deposit: false, wager: 0 },
});

const isGuest = (page: Page) => expect(page.getByRole("banner").getByRole("link", { name: "Log in" }).first()).toBeVisible();

/** A new player, who has confirmed the address as the market demands before anybody signs in. */
async function enterConfirmed(page: Page, request: APIRequestContext): Promise<string> {
  // nobody who is excluded opens another account: these are all other people
  const dateOfBirth = new Date(Date.UTC(1950, 0, randomInt(14_000))).toISOString().slice(0, 10);
  const email = await openAccount(request, { lastName: fresh("Lind"), dateOfBirth });
  const letters = page.getByRole("article", { name: "Confirm your e-mail address" });
  const link = letters.filter({ hasText: email }).getByRole("link");
  await expect(async () => {
    await page.goto("/outbox"); // a letter goes out after the answer
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await link.click();
  await expect(page.getByText("your e-mail address is confirmed")).toBeVisible();
  await enter(page, email);
  await hideTour(page);
  return email;
}

/** The player's other browser, at home with the same account. */
async function atHome(browser: Browser, email: string, options: object) {
  const context = await openBrowserOf(browser, options);
  const home = await context.newPage();
  await enter(home, email);
  await hideTour(home);
  await open(home, "/account/balance");
  return { home, context };
}

const panicIn = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Stop for 24 hours" });
const begunIn = (page: Page) => page.getByRole("dialog", { name: "Your break has begun" });

test("the panic button takes one press on every page where the market demands it, and signs out everywhere (L-7.42, D-07, D-14)", async ({
  page,
  request,
  browser,
  contextOptions,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = await enterConfirmed(page, request);
  const { home, context } = await atHome(browser, email, contextOptions);
  const panic = panicIn(page);
  for (const address of ["/", "/casino", "/casino/games/dice"]) {
    await open(page, address);
    await expect(panic).toBeVisible();
    expect(await overflow(page), address).toBe(0);
  }
  const fullScreen = page.getByRole("button", { name: "Full screen" });
  await isReady(fullScreen);
  await fullScreen.click();
  await expect(page.locator("[data-fullscreen]").getByRole("button", { name: "Stop for 24 hours" })).toBeVisible();
  await open(page, "/profile/deposit");
  for (const width of [320, 640, 660, 700, 760, 820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page), `at ${width}`).toBe(0);
  }
  await atEachWidth(page, () => expect(panic).toBeVisible());
  await panic.press("Enter");
  await expect(begunIn(page)).toBeVisible();
  await isGuest(home);
  await context.close();
  await dialogHolds(page, "src/features/care/breaks/BreakBegun.tsx");
  await begunIn(page).getByRole("button", { name: "OK" }).click();
  await isGuest(page);
});

test("a break that a press began leaves the way to the balance open, and nothing else (C-8.25, D-07, D-44)", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = await enterConfirmed(page, request);
  await payIn(request, email, 50);
  await open(page, "/faq");
  await isReady(panicIn(page));
  await panicIn(page).press("Enter");
  await expect(begunIn(page)).toBeVisible();

  await test.step("signing in says until when, and offers the balance alone", async () => {
    await open(page, "/faq?modal=login");
    await signIn(page, email);
    const form = page.getByRole("dialog");
    await expect(form.getByText(/self-excluded until/)).toBeVisible();
    const opening = page.waitForEvent("popup");
    await form.getByRole("button", { name: "Withdraw my balance" }).click();
    await expect(form.getByLabel("Code")).toBeFocused();
    await form.getByRole("link", { name: "read its messages here" }).click();
    const outbox = await opening;
    const letter = outbox.getByRole("article").filter({ hasText: email }).first();
    const [code = ""] = /\b\d{6}\b/.exec(await letter.innerText()) ?? [];
    await outbox.close();
    await form.getByLabel("Code").fill(code);
    await form.getByRole("button", { name: "Withdraw my balance" }).click();
    await expect(page.getByRole("region", { name: "Your account takes a break" })).toBeVisible();
    await expect(page).toHaveURL("/profile/withdraw");
  });

  await test.step("which leaves, and nothing else opens", async () => {
    const cashier = page.locator('[data-section-type="withdraw"]');
    const way = cashier.getByRole("button", { name: /^Card •••• 1111/ }).first();
    await isReady(way);
    await way.click();
    await expect(cashier.getByRole("button", { name: "Review" })).toBeVisible();
    await cashier.getByRole("textbox", { name: "Amount" }).fill("50");
    await cashier.getByRole("button", { name: "Review" }).click();
    await cashier.getByRole("button", { name: "Withdraw €50.00" }).click();
    await expect(cashier.getByRole("heading", { name: "€50.00 is on its way" })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    for (const address of ["/casino/games/dice", "/profile/deposit"]) {
      await page.goto(address);
      await expect(page).toHaveURL("/profile/withdraw");
    }
    expect((await page.request.post("/api/user/init-pay", { data: {} })).status()).toBe(403);
  });
});

test("a time-out says what comes of it before it begins; a self-exclusion is confirmed by a tick, by keys, and lasts (L-4.20, L-4.22, L-5.03, L-5.04, C-2.42, C-8.24, D-07)", async ({
  page,
  request,
  browser,
  contextOptions,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const breaks = page.locator('[data-section-type="breaks"]');

  await test.step("a time-out of a week", async () => {
    const email = await enterConfirmed(page, request);
    const { home, context } = await atHome(browser, email, contextOptions);
    await open(page, "/account/responsible-gambling");
    const opener = breaks.getByRole("button", { name: "Take a time-out" });
    await opener.scrollIntoViewIfNeeded();
    await isReady(opener);
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "How long do you want to rest?" });
    await dialog.getByRole("button", { name: "1 week", exact: true }).click();
    await expect(dialog.getByText("You can play again")).toBeVisible();
    await atEachWidth(page, () => fits(dialog, dialog.getByRole("button", { name: "Rest for 1 week" })));
    await dialog.getByRole("button", { name: "Rest for 1 week" }).click();
    await expect(page.getByRole("dialog", { name: "Your break has begun" })).toBeVisible();
    await isGuest(home);
    await context.close();
    expect((await page.request.post("/api/user/login", { data: { email, password: "Foyer-demo-1!" } })).status()).toBe(403);
  });

  await test.step("an exclusion, by keys alone", async () => {
    const email = await enterConfirmed(page, request);
    await open(page, "/account/responsible-gambling");
    const opener = breaks.getByRole("button", { name: "Exclude myself" });
    await opener.scrollIntoViewIfNeeded();
    await isReady(opener);
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "For how long do you want to be excluded?" });
    const begin = dialog.getByRole("button", { name: /^Exclude me/ });
    await expect(begin).toBeDisabled();
    await dialog.getByRole("checkbox").focus();
    await page.keyboard.press("Space");
    await expect(begin).toBeEnabled();
    await atEachWidth(page, () => fits(dialog, begin));
    await begin.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Your break has begun" })).toBeVisible();
    await page.keyboard.press("Escape");
    await isGuest(page);
    await open(page, "/faq?modal=login");
    await signIn(page, email);
    await expect(page.getByRole("dialog").getByText(/self-excluded/)).toBeVisible();
  });
});
