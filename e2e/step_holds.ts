import { expect, type Page } from "@playwright/test";
import { themes } from "../schemas/settings";
import { violationsIn } from "./axe";
import { stay } from "./visitor";

const looks = themes.flatMap((theme) => [
  { theme, scheme: "dark" },
  { theme, scheme: "light" },
]);

/**
 * axe finds nothing on a step of a longer way: all rules on a phone, colours on a desktop. Each step has other looks by its
 * `turn`, so that six steps in a row are in every theme and colour scheme at either width.
 */
export async function stepHolds(page: Page, within: string, turn: number) {
  await expect(page.locator(within).locator("[aria-busy=true]")).toHaveCount(0);
  if (!(await page.evaluate(() => "axe" in window))) await stay(page);
  const [before, look] = [page.viewportSize(), await page.evaluate(() => ({ ...document.documentElement.dataset }))];
  for (const [at, size] of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ].entries()) {
    await page.setViewportSize(size);
    const next = looks[(turn + at * 3) % looks.length];
    await page.evaluate((own) => {
      Object.assign(document.documentElement.dataset, own);
      window.scrollTo(0, 0); // what is half under the header is too small a target for axe
    }, next);
    const only = at > 0 ? { only: "color-contrast" } : {};
    const where = `step ${turn} at ${size.width}, ${next?.theme} ${next?.scheme}`;
    expect.soft(await violationsIn(page, { within, ...only }), where).toEqual([]);
  }
  await page.evaluate((own) => Object.assign(document.documentElement.dataset, own), look);
  if (before) await page.setViewportSize(before);
}
