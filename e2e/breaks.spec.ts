import type { APIRequestContext, Browser, Page } from "@playwright/test";
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
  const email = await openAccount(request, { lastName: fresh("Lind") }); // nobody who is excluded opens another account
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

test("the panic button takes one press on every page where the market demands it, signs out everywhere, and leaves the way to the balance open (L-7.42, C-8.25, D-07, D-14, D-44)", async ({
  page,
  request,
  browser,
  contextOptions,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = await enterConfirmed(page, request);
  await payIn(request, email, 50);
  const { home, context } = await atHome(browser, email, contextOptions);

  await test.step("one press, no question", async () => {
    const panic = page.getByRole("banner").getByRole("button", { name: "Stop for 24 hours" });
    for (const address of ["/", "/casino", "/casino/games/dice", "/profile/deposit"]) {
      await open(page, address);
      await expect(panic).toBeVisible();
      expect(await overflow(page), address).toBe(0);
    }
    await panic.press("Enter");
    const begun = page.getByRole("dialog", { name: "Your break has begun" });
    await expect(begun).toBeVisible();
    await isGuest(home);
    await context.close();
    await begun.getByRole("button", { name: "OK" }).click();
    await isGuest(page);
  });

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
    await page.goto("/casino/games/dice");
    await expect(page).toHaveURL("/profile/withdraw");
    expect((await page.request.post("/api/user/init-pay", { data: {} })).status()).toBe(403);
  });
});
