import { AxeBuilder } from "@axe-core/playwright";
import { themes } from "../schemas/settings";
import { expect, open, test } from "./visitor";

const addresses = ["/", "/casino", "/promotions", "/faq"];

for (const theme of themes) {
  for (const scheme of ["dark", "light"]) {
    test(`axe finds nothing in ${theme}, ${scheme}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const address of addresses) {
        await open(page, address);
        await page.evaluate(([theme, scheme]) => Object.assign(document.documentElement.dataset, { theme, scheme }), [theme, scheme]);
        await page.addStyleTag({ content: "*, *::before, *::after { transition: none !important; animation: none !important }" });
        const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
        expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.target.join(" ")} (${nodes.length})`)).toEqual([]);
      }
    });
  }
}
