import { enter, expect, from, test } from "./visitor";

test.use({ javaScriptEnabled: false, ...from("DE") });

/** What does nothing without scripts: a button or a field outside of a form that is sent, a link to a dialog or a game, what waits for more. */
const deadWays = [
  ...["a[href*='modal=']", "a[href*='demo=true']", "button[type=button]", "form:not([action]):not([method=post])"],
  ...["input:not(form *)", "select:not(form *)", "textarea:not(form *)", "[aria-busy=true]"],
]
  .map((way) => `${way}:visible`)
  .join();

test("without scripts nothing is offered that only scripts can do, and a note says so; searching works", async ({ page }) => {
  for (const address of [
    "/",
    "/casino",
    "/fair",
    "/rounds/none",
    "/faq?modal=login",
    "/casino/games/ember-drake",
    "/casino/games/dice",
    "/vip-club",
    "/profile/deposit",
    "/account/history",
  ]) {
    if (address === "/profile/deposit") await enter(page, "paid@foyer.test");
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expect(page.locator("#main > noscript > p")).toBeVisible();
    const ways = () => page.locator(deadWays).evaluateAll((all) => all.map((way) => way.outerHTML.slice(0, 120)));
    await expect.poll(ways, address).toEqual([]); // without scripts the document is there before its styles are
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/faq", { waitUntil: "domcontentloaded" });
  await page.getByRole("banner").getByRole("searchbox").fill("ember");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=ember/);
  await expect(page.locator("#main").getByRole("link", { name: "Play Ember Drake" }).first()).toBeVisible();
});
