import type { Page } from "@playwright/test";
import { enter, expect, from, open, signIn, test } from "./visitor";

/** A link that no page has, as an editor might write it. */
const addLink = (page: Page, href: string) =>
  page
    .locator("#main")
    .evaluate(
      (main, href) => main.prepend(Object.assign(document.createElement("a"), { href, textContent: "a new link" })),
      href,
    );

test("a page for users asks guests to sign in, and then opens (C-2.31)", async ({ page }) => {
  await open(page, "/profile/cashback-unknown");
  await open(page, "/profile/withdraw?b=7");
  await expect(page).toHaveURL("/?modal=login&next=%2Fprofile%2Fwithdraw%3Fb%3D7&b=7");
  await signIn(page, "paid@foyer.test");
  await expect(page).toHaveURL("/profile/withdraw?b=7");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("following a link to a page for users does the same, and Back leads to where the guest was (C-2.31)", async ({ page }) => {
  await open(page, "/faq");
  await addLink(page, "/account/verification");
  await page.getByText("a new link").click();
  await expect(page).toHaveURL("/?modal=login&next=%2Faccount%2Fverification");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the first click after a deploy that took the code for it away still leads where it was meant to (C-2.37)", async ({
  page,
}) => {
  await page.route(/\/assets\/(?:start_router|load_page)[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
  await open(page, "/faq");
  await addLink(page, "/about?from=faq");
  await page.getByText("a new link").click();
  await expect(page).toHaveURL("/about?from=faq");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("never leads to another site after signing in (C-2.31)", async ({ page }) => {
  await open(page, "/?modal=login&next=https%3A%2F%2Felsewhere.example%2F");
  await signIn(page, "paid@foyer.test");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(new URL(page.url()).host).not.toBe("elsewhere.example");
});

test("Back closes a dialog, Forward opens it, and closing it leaves no second step behind (L-2.24)", async ({ page }) => {
  await open(page, "/promotions");
  await open(page, "/casino?search=fox");
  const dialog = page.getByRole("dialog");
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/casino?search=fox&modal=login");
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/casino?search=fox");
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/casino?search=fox");
  await page.goBack();
  await expect(page).toHaveURL("/promotions");
});

test("parameters are beside each other, survive a reload, and unknown ones do nothing (L-2.24 to L-2.30, D-12)", async ({
  page,
  problems,
}) => {
  const others = "tournament=5&stats=7&b=3&cpnc=SUN&ab=1&playing=true";
  await open(page, `/casino/games/ember-drake?${others}&modal=login`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(`/casino/games/ember-drake?${others}`);
  await open(page, `/promotions?modal=nothing&stats=&tournament=x`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("earlier addresses lead on, for links on a page too, with language and query (L-2.20, L-2.21)", async ({ page }) => {
  await open(page, "/de/faq");
  await addLink(page, "/profile2/vip-club?b=7");
  await page.getByText("a new link").click();
  await expect(page).toHaveURL("/de/account/vip-club?b=7");
  expect((await open(page, "/profile/my-bonuses?cpnc=SUN"))?.url()).toMatch(/\/account\/bonuses\?cpnc=SUN$/);
});

test("the title follows the page, also where it is about one thing (C-2.35)", async ({ page }) => {
  await open(page, "/casino");
  await expect(page).toHaveTitle("Casino · Foyer");
  const game = page.locator("#main a[href^='/casino/games/']").first();
  const address = await game.getAttribute("href");
  await game.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${address?.split("?")[0]}`));
  await expect(page).not.toHaveTitle(/^(Casino|Game) · /);
  await expect(page).toHaveTitle(/^.+ · Foyer$/);
});

test("another language keeps the path and the query, and is remembered (L-1.12, L-2.27)", async ({ page }) => {
  await open(page, "/promotions?b=3&cpnc=SUN");
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: /English/ })
    .click();
  await page.getByRole("link", { name: "Deutsch" }).first().click();
  await expect(page).toHaveURL("/de/promotions?b=3&cpnc=SUN");
  await expect(page.locator("html")).toHaveAttribute("lang", "de"); // another language is another document
  await open(page, "/casino");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, ...from("DE") });

  test("logging out is a page with a form, and leads home (L-2.19)", async ({ page }) => {
    await enter(page, "paid@foyer.test");
    await page.goto("/logout");
    await expect(page.getByRole("heading", { name: "Log out?" })).toBeVisible();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    await page.goto("/profile/withdraw");
    await expect(page).toHaveURL(/\/\?modal=login/);
  });
});

test("the page stays while the server is away, says so, and goes on by itself (C-2.37)", async ({ page }) => {
  await open(page, "/faq");
  const link = page.getByRole("contentinfo").locator("a[href='/promotions']").first();
  await link.hover();
  await page.mouse.down(); // the code for going somewhere comes before the connection breaks
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/load_page-")),
  );
  await page.route(/\/(api\/pages|readyz)/, (route) => route.abort());
  await page.mouse.up();
  await expect(page.getByRole("status").filter({ hasText: "No connection to our server" })).toBeVisible();
  await expect(page.locator("h1").first()).toContainText("Questions");
  await page.unroute(/\/(api\/pages|readyz)/);
  await expect(page.getByRole("status").filter({ hasText: "Connected again" })).toBeVisible();
  await expect(page).toHaveTitle("Promotions · Foyer");
});
