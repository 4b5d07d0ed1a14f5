import { enter, expect, from, test } from "./visitor";

test.use({ javaScriptEnabled: false, ...from("DE") });

/** What can be pressed and does nothing without scripts: a button outside of a form that is sent, a link that opens a dialog. */
const deadWays = "a[href*='modal=']:visible, button[type=button]:visible, form:not([action]):not([method=post]):visible";

test("without scripts nothing is offered that only scripts can do, and a note says so; searching works", async ({ page }) => {
  for (const address of [
    "/",
    "/casino",
    "/fair",
    "/rounds/none",
    "/faq?modal=login",
    "/casino/games/ember-drake",
    "/profile/deposit",
  ]) {
    if (address.startsWith("/profile")) await enter(page, "paid@foyer.test");
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expect(page.locator("#main > noscript > p")).toBeVisible();
    const ways = () => page.locator(deadWays).evaluateAll((all) => all.map((way) => way.outerHTML.slice(0, 120)));
    await expect.poll(ways, address).toEqual([]); // without scripts the document is there before its styles are
  }
  await page.getByRole("banner").getByRole("searchbox").fill("ember");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=ember/);
  await expect(page.locator("#main").getByRole("link", { name: "Play Ember Drake" }).first()).toBeVisible();
});
