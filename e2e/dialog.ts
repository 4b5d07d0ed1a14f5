import { expect, type Page } from "@playwright/test";
import { themes } from "../schemas/settings";
import { violationsIn } from "./axe";
import { stay } from "./visitor";

const looks = [
  { width: 390, height: 844, scheme: "dark" },
  { width: 1440, height: 900, scheme: "light" },
] as const;

/**
 * Looks at the open dialog on a phone and on a desktop, in the dark and in the light, each file in other themes: axe finds nothing, nothing sticks
 * out, the focus is inside. `file` is the source that renders it; `scripts/dialogs.test.ts` wants each to be named once.
 */
export async function dialogHolds(page: Page, file: string, width?: 390 | 1440) {
  const dialog = page.getByRole("dialog").last();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator("[aria-busy=true]")).toHaveCount(0);
  if (!(await page.evaluate(() => "axe" in window))) await stay(page);
  const [before, look] = [page.viewportSize(), await page.evaluate(() => ({ ...document.documentElement.dataset }))];
  const turn = [...file].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  for (const [at, { scheme, ...size }] of looks.entries()) {
    if (width && width !== size.width) continue;
    const theme = themes[(turn + at) % themes.length];
    await page.setViewportSize(size);
    await page.evaluate((next) => Object.assign(document.documentElement.dataset, next), { theme, scheme });
    const where = `${file} at ${size.width}, ${theme} ${scheme}`;
    const only = at > 0 && !width ? { only: "color-contrast" } : {}; // the rest was asked on the phone
    expect.soft(await violationsIn(page, { within: "[role=dialog]", ...only }), where).toEqual([]);
    const found = await dialog.evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return {
        isInWindow: left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1,
        wider: node.scrollWidth - node.clientWidth,
        hasFocus: node.contains(document.activeElement),
      };
    });
    expect.soft(found, where).toEqual({ isInWindow: true, wider: 0, hasFocus: true });
  }
  await page.evaluate((next) => Object.assign(document.documentElement.dataset, next), look);
  if (before) await page.setViewportSize(before);
}
