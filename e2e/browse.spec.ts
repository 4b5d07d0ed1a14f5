import { enter, expect, from, open, overflow, test, widths } from "./visitor";

test.use(from("DE"));

/** Journeys stand beside each other: each with an account of its own. */
const accounts: Record<number, string> = {
  1440: "paid@foyer.test",
  820: "unpaid@foyer.test",
  390: "tester@foyer.test",
};

for (const width of widths) {
  test.describe(`at ${width}`, () => {
    const isTouch = width < 1000;
    test.use({ viewport: { width, height: 900 }, hasTouch: isTouch });

    test("a player finds a category, keeps a game, and lets it go again (L-1.01, L-2.38, L-2.73, L-2.74, S-2.14)", async ({
      page,
      problems,
    }) => {
      await enter(page, accounts[width] ?? "");
      await open(page, "/casino");
      await expect(page.getByRole("heading", { name: "Adventure" })).toBeVisible();
      const tabs = page.getByRole("navigation", { name: "Game categories" });
      await tabs.getByRole("link", { name: "Mythology" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Mythology" })).toBeVisible();
      await expect(tabs.locator("[aria-current]")).toHaveText("Mythology");
      expect(await overflow(page)).toBe(0);

      const list = page.locator("[data-section-type=game_list]");
      const free = list.getByRole("article").filter({ has: page.locator("button[aria-pressed=false]") });
      const name = (await free.first().locator("> a").textContent()) ?? "";
      const heart = list.getByRole("button", { name: `Favourite: ${name}`, exact: true });
      const art = free.first().locator("> div");
      await (isTouch ? art.tap() : art.hover());
      await (isTouch ? heart.tap() : heart.click());
      await expect(heart).toHaveAttribute("aria-pressed", "true");

      const kept = page.locator("[data-section-type=favorite_games] article").filter({ hasText: name });
      await expect(async () => {
        await open(page, "/profile/favorites"); // at once: a press outlives the page
        expect(await kept.isVisible()).toBe(true); // the server sends it, or it was not kept yet
      }).toPass();
      expect(await overflow(page)).toBe(0);
      await (isTouch ? kept.locator("> div").tap() : kept.locator("> div").hover());
      await kept.getByRole("button", { name: `Favourite: ${name}` }).click();
      await expect(kept).toHaveCount(0);
      expect(problems).toEqual([]);
    });
  });
}

test("a category that is not there is called that in the choice of categories too (L-2.37)", async ({ page }) => {
  await open(page, "/casino/no-such-category");
  await expect(page.getByRole("heading", { level: 1, name: "This category is not here" })).toBeVisible();
  const choice = page.getByRole("combobox", { name: "Category" }).first();
  await expect(choice.locator("option:checked")).toHaveText("This category is not here");
});
