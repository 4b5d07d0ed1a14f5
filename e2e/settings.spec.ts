import type { Page } from "@playwright/test";
import { useSettingsSite } from "./settings_site";
import { enter, expect, test } from "./visitor";

useSettingsSite();

async function openSettings(page: Page, email: string) {
  await enter(page, email);
  await page.goto("/editor?view=settings");
  await expect(page.getByRole("heading", { name: "Site settings" })).toBeVisible();
}

const preview = (page: Page) => page.locator("iframe:not([data-waiting])[title='Preview of the draft']").contentFrame();
const looks = (theme: string, layout: string) => `html[data-theme="${theme}"][data-layout="${layout}"]`;

test("an administrator changes theme, layout and a menu, sees it on a real page, and publishes it to visitors (C-1.05, L-1.09, L-1.10, D-02)", async ({
  page,
  request,
}) => {
  await openSettings(page, "admin@foyer.test");
  await page.getByLabel("Brand theme").selectOption({ label: "Lulu" });
  await page.getByRole("button", { name: "Navigation", exact: true }).click();
  await page.getByLabel("Navigation layout").selectOption({ label: "Menu at the top" });
  const menu = page.getByRole("group", { name: "Top navigation" });
  await menu.getByRole("button", { name: "Casino", exact: true }).click();
  await menu.getByRole("textbox", { name: "Title" }).fill("All the games");
  await expect(page.getByText("3 settings differ from what is live")).toBeVisible();
  await expect(preview(page).locator(looks("lulu", "basic"))).toBeAttached();
  await expect(preview(page).getByText("All the games").first()).toBeAttached();

  const asVisitor = async (address: string) => (await request.get(address)).text();
  expect(await asVisitor("/")).toContain('data-theme="default" data-layout="stake"');
  expect(await asVisitor("/?theme=wincraft&scheme=light&nav=panel&settings=draft")).toContain(
    'data-theme="default" data-layout="stake" data-scheme="dark"',
  );

  await page.getByLabel("Try a theme").selectOption({ label: "Wincraft" });
  await page.getByLabel("Try a layout").selectOption({ label: "Side panel" });
  await expect(preview(page).locator(looks("wincraft", "panel"))).toBeAttached();

  await page.keyboard.press("Control+Enter");
  const dialog = page.getByRole("dialog", { name: "Publish the site’s settings" });
  await expect(dialog.getByText("Brand theme: Foyer → Lulu")).toBeVisible();
  await expect(dialog.getByText("Navigation layout: Side menu → Menu at the top")).toBeVisible();
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("As on the site", { exact: true })).toBeVisible();

  const published = await asVisitor("/");
  expect(published).toContain('data-theme="lulu" data-layout="basic"');
  expect(published).toContain("All the games");
});

test("a value that does not fit stays as typed and leaves the site as it was; undo takes it back", async ({ page, request }) => {
  const live = async () => ((await (await request.get("/api/settings")).json()) as { settings: object }).settings;
  const before = await live();
  await openSettings(page, "admin@foyer.test");
  await page.getByRole("button", { name: "Languages, currency & markets" }).click();
  const currency = page.getByLabel("Default currency", { exact: true });
  await currency.fill("euros");
  await expect(page.getByText("1 field is not valid")).toBeVisible();
  await expect(currency).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Publish…" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish the site’s settings" });
  await expect(dialog.getByRole("button", { name: "Publish", exact: true })).toHaveAttribute("aria-disabled", "true");
  await dialog.getByRole("button", { name: "Fix: A value that does not fit" }).click();
  await expect(currency).toBeFocused();
  expect(await live()).toEqual(before);
  await page.keyboard.press("Control+z");
  await expect(currency).toHaveValue("EUR");
  await expect(page.getByText("As on the site", { exact: true })).toBeVisible();
});

test("a content editor reads the settings, changes none, and is told why", async ({ page }) => {
  await openSettings(page, "editor@foyer.test");
  await expect(page.getByText("Only administrators change the site’s settings.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish…" })).toHaveCount(0);
  await expect(page.getByRole("main", { name: "Site settings" }).getByRole("textbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Navigation", exact: true }).click();
  await expect(page.getByText("Navigation layout")).toBeVisible();
});
