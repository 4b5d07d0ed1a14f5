import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { themes } from "../schemas/settings";
import { expect, open, test } from "./visitor";

async function violationsOf(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, address);
  await page.addStyleTag({ content: "*, *::before, *::after { transition: none !important; animation: none !important }" });
  return async () => {
    const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")} (${nodes.length})`);
  };
}

for (const theme of themes) {
  for (const scheme of ["dark", "light"]) {
    test(`axe finds nothing on the promotions in ${theme}, ${scheme}`, async ({ page }) => {
      const find = await violationsOf(page, "/promotions");
      await page.evaluate(
        ([theme, scheme]) => Object.assign(document.documentElement.dataset, { theme, scheme }),
        [theme, scheme],
      );
      expect(await find()).toEqual([]);
    });
  }
}

for (const address of ["/", "/casino", "/casino/games/ember-drake", "/faq"]) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    test.setTimeout(120_000);
    const find = await violationsOf(page, address);
    expect(await find()).toEqual([]);
  });
}
