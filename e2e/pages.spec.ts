import { seededPages } from "./seeded_pages";
import { expect, from, open, test } from "./visitor";

for (const { route, address } of seededPages) {
  test(`${route} has its content in the first HTML and is taken over without a complaint (D-33)`, async ({ page, problems }) => {
    const response = await open(page, address);
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? "";
    expect(html).toContain("data-section=");
    await page.waitForLoadState("networkidle");
    expect(problems).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBe(0);
  });
}

test("an address that no page has answers 404 and shows the way home", async ({ page }) => {
  const response = await open(page, "/nowhere/at-all");
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "To the lobby" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("from Germany", () => {
  test.use(from("DE"));

  test("the header names the country, and links change pages without loading anew (L-2.54)", async ({ page }) => {
    await open(page, "/");
    await expect(page.getByRole("banner")).toContainText("Germany");
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("link", { name: "Promotions" }).first().click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(
      page
        .getByRole("heading", { level: 1 })
        .or(page.getByRole("heading", { level: 2 }))
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.locator('[data-section-type="banner_carousel"]').first()).toBeVisible();
  });

  test("the language of the browser decides, and the address overrules it (L-1.12, L-1.13)", async ({ browser }) => {
    const context = await browser.newContext({ locale: "fi-FI" });
    const visit = await context.newPage();
    await visit.goto("/");
    await expect(visit.locator("html")).toHaveAttribute("lang", "fi");
    await visit.goto("/de/casino");
    await expect(visit.locator("html")).toHaveAttribute("lang", "de");
    await context.close();
  });

  test("the colour scheme that a visitor chose comes with the next page's HTML", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("switch").first().click();
    await expect(page.locator("html")).toHaveAttribute("data-scheme", "light");
    const response = await page.reload();
    expect(await response?.text()).toContain('data-scheme="light"');
  });
});

test("guests get a page from memory with an ETag, and 304 when they have it", async ({ request }) => {
  const first = await request.get("/faq");
  const etag = first.headers()["etag"];
  expect(etag).toBeTruthy();
  const second = await request.get("/faq", { headers: { "if-none-match": etag ?? "" } });
  expect(second.status()).toBe(304);
});
