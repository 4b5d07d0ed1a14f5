import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { dialogHolds } from "./dialog";
import { expect, open, openAccount, password, test } from "./visitor";

const account = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name: `Account of ${name}` });
const button = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Continue with Google" });

/** Says in the provider's window who it is, and lets them in; the window closes by itself. */
async function choose(page: Page, email: string) {
  const opened = page.waitForEvent("popup");
  await button(page).click();
  const popup = await opened;
  await popup.getByRole("textbox").fill(email);
  await popup.keyboard.press("Enter");
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: "Allow" }).click();
  await closed;
}

test("somebody new comes in through the other provider's window, agrees to the terms, and is known the next time (C-2.32, C-4.43)", async ({
  page,
  context,
  problems,
}) => {
  const name = `Nova ${randomUUID().replace(/\W/g, "")}`;
  const email = `${name.toLowerCase().replace(" ", ".")}@sandbox.example`;
  await open(page, "/faq?modal=login");
  await choose(page, email);
  const terms = page.getByRole("dialog", { name: "One last step" });
  await dialogHolds(page, "src/features/accounts/social_sign_in/SocialStep.tsx");
  await terms.getByLabel("Country").selectOption("SE");
  await expect(terms.getByLabel("Currency")).toHaveValue("SEK");
  await terms.getByLabel(/at least 18 years/).check();
  await terms.getByRole("button", { name: "Open the account" }).click();
  const tour = page.getByRole("dialog", { name: "Welcome to Foyer" });
  await tour.getByRole("button", { name: "Close the tour" }).click(); // until then a newcomer has nothing else
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(account(page, name)).toBeVisible();

  await context.clearCookies();
  await open(page, "/casino?modal=login");
  await choose(page, email);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(account(page, name)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/casino");
  await page.reload();
  await expect(account(page, name)).toBeVisible();
  expect(problems).toEqual([]);
});

test("who has an account proves it once; words from anywhere else sign nobody in (C-4.44, C-4.45)", async ({ page, request }) => {
  const email = await openAccount(request);
  await open(page, "/faq?modal=login");
  const opened = page.waitForEvent("popup");
  await button(page).click();
  const popup = await opened;
  await popup.getByRole("button", { name: "Marta Silva" }).waitFor();
  await page.evaluate(() => window.postMessage({ eventType: "linked-account-handler", accessToken: "made up" }, "*"));
  await popup.goto("about:blank");
  await popup.evaluate(() => window.opener?.postMessage({ eventType: "linked-account-handler", error: "excluded" }, "*"));
  await popup.close();
  await expect(button(page)).not.toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("alert")).toHaveCount(0);

  await choose(page, email);
  const link = page.getByRole("dialog", { name: "You already have an account" });
  await link.getByLabel("Password", { exact: true }).fill("guessed");
  await page.keyboard.press("Enter");
  await expect(link.getByRole("alert")).toHaveText("The password is wrong.");
  await link.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Close the tour" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("banner").getByText("€0.00")).toBeVisible();
});

test("where the browser opens no window, the same one leads there and back (C-8.26)", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, "/faq?modal=login");
  await button(page).click();
  await page.getByRole("button", { name: "Robin Castell" }).click();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("has not confirmed your e-mail address");
});
