import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { themes } from "../schemas/settings";
import { addressesOfEveryType, seededPages } from "./seeded_pages";
import { expect, open, test } from "./visitor";

const widths = [1440, 820, 390];
const everyType = addressesOfEveryType(seededPages);
const stillness = "*, *::before, *::after { transition: none !important; animation: none !important }";

async function openStill(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (address === "/logout") await page.goto(address);
  else await open(page, address);
  await page.addStyleTag({ content: stillness });
}

/** Contrast takes most of the time; `without` it where the same colours were looked at before. */
async function violationsOn(page: Page, { without = [] }: { without?: string[] } = {}) {
  const axe = new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).disableRules(without);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")} (${nodes.length})`);
}

/** At every width where a page has a section type of its own, else at the widest: the frame and the types are the same everywhere. */
async function violationsAtItsWidths(page: Page, address: string) {
  await openStill(page, address);
  const found: string[] = [];
  for (const width of everyType.has(address) ? widths : widths.slice(0, 1)) {
    await page.setViewportSize({ width, height: 900 });
    const without = width === widths[0] ? [] : ["color-contrast"];
    found.push(...(await violationsOn(page, { without })).map((violation) => `${address} at ${width}: ${violation}`));
  }
  return found;
}

for (const address of ["/promotions", "/responsible-gaming", "/providers"]) {
  test(`axe finds nothing on ${address} in any theme and colour scheme`, async ({ page }) => {
    test.setTimeout(120_000);
    await openStill(page, address);
    const found: string[] = [];
    for (const theme of themes) {
      for (const scheme of ["dark", "light"]) {
        await page.evaluate((look) => Object.assign(document.documentElement.dataset, look), { theme, scheme });
        found.push(...(await violationsOn(page)).map((violation) => `${theme} ${scheme}: ${violation}`));
      }
    }
    expect(found).toEqual([]);
  });
}

/** Handfuls, so that workers share them. */
const handfuls = (addresses: readonly string[]) =>
  Array.from({ length: Math.ceil(addresses.length / 6) }, (_, index) => addresses.slice(index * 6, index * 6 + 6));

const forGuests = seededPages.filter(({ isForUsers }) => !isForUsers).map(({ address }) => address);
const forUsers = seededPages
  .filter(({ isForUsers, route }) => isForUsers || route.startsWith("/profile"))
  .map(({ address }) => address);

for (const addresses of handfuls([...forGuests, "/nowhere"])) {
  test(`axe finds nothing on ${addresses.join(", ")}`, async ({ page }) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    for (const address of addresses) found.push(...(await violationsAtItsWidths(page, address)));
    expect(found).toEqual([]);
  });
}

for (const addresses of handfuls([...forUsers, "/logout"])) {
  test(`axe finds nothing, for users, on ${addresses.join(", ")}`, async ({ page }) => {
    test.setTimeout(240_000);
    const data = { email: "paid@foyer.test", password: "Foyer-demo-1!" };
    expect((await page.request.post("/api/user/login", { data })).status()).toBe(200);
    const found: string[] = [];
    for (const address of addresses) found.push(...(await violationsAtItsWidths(page, address)));
    expect(found).toEqual([]);
  });
}
