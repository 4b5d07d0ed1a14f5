import { themes } from "../schemas/settings";
import { violationsIn } from "./axe";
import { enter, expect, signIn, stay, test, widths } from "./visitor";

/** What stands over the pages or beside them; the seeded pages are in pages.spec. A line for each: who comes, and to which address. */
const places = [
  ["guest", "/nowhere"],
  ["guest", "/faq?modal=login"],
  ["guest", "/faq?modal=signup"],
  ["guest", "/faq?modal=hold"],
  ["user", "/logout"],
  ["user", "/faq?modal=onboarding"],
] as const;

for (const [visitor, address] of places) {
  test(`axe finds nothing on ${address} for ${visitor}s at any width`, async ({ page }) => {
    if (visitor === "user") await enter(page, "paid@foyer.test");
    await page.goto(address);
    const within = address.includes("modal=") ? "[role=dialog]" : "body";
    await expect(page.locator(within).getByRole("heading").first()).toBeVisible();
    await stay(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsIn(page, { within }), `at ${width}`).toEqual([]);
    }
  });
}

for (const address of ["/promotions", "/responsible-gaming", "/providers"]) {
  test(`axe finds nothing on ${address} in any theme and colour scheme`, async ({ page }) => {
    await page.goto(address);
    await stay(page);
    for (const theme of themes) {
      for (const scheme of ["dark", "light"]) {
        await page.evaluate((look) => Object.assign(document.documentElement.dataset, look), { theme, scheme });
        expect.soft(await violationsIn(page), `${theme} ${scheme}`).toEqual([]);
      }
    }
  });
}

for (const width of widths) {
  test(`axe finds nothing in the settings at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/editor?view=settings");
    await signIn(page, "admin@foyer.test");
    await expect(page.getByRole("heading", { name: "Site settings" })).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    for (const group of ["Navigation", "Onboarding"]) {
      if (width < 720) await page.getByLabel("Groups of settings").getByRole("combobox").selectOption({ label: group });
      else await page.getByRole("button", { name: group, exact: true }).click();
      expect(await violationsIn(page), group).toEqual([]);
    }
    if (width < 1180) await page.getByText("Preview", { exact: true }).click();
    await page.getByRole("button", { name: "Versions" }).click();
    const versions = page.getByRole("dialog");
    await expect(versions.getByText("This is the first version.").or(versions.getByRole("listitem")).first()).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
  });
}
