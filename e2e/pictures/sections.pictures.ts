import type { Page } from "@playwright/test";
import { editors } from "../../sections/editors";
import { expect, stay, test } from "../visitor";
import { cellOf, lookThrough, schemes, sheetOf, sizes } from "./sheet";

/** So many on one page: all of them would make each picture of it slow. */
const handful = 10;
/** Look otherwise each time: by the date, or by chance. */
const changing = ["countdown", "lucky_pick", "promotion_calendar", "tournament_detail", "tournament_list"];
const types = Object.keys(editors).filter((type) => !changing.includes(type));

for (let first = 0; first < types.length; first += handful) {
  const some = types.slice(first, first + handful);
  test(`section types look as their kept pictures: ${some[0]} to ${some.at(-1)}`, async ({ page }) => {
    const cells = new Map<string, Buffer[]>(some.map((type) => [type, []]));
    for (const viewport of sizes)
      for (const scheme of schemes) {
        await page.setViewportSize(viewport);
        await openGallery(page, { theme: "default", scheme, only: some }); // the other themes are seen in whole pages
        for (const [type, taken] of cells) {
          const specimen = page.locator(`[data-specimen="${type}"]`);
          await lookThrough(specimen);
          taken.push(await cellOf(specimen));
        }
      }
    for (const [type, taken] of cells) expect.soft(await sheetOf(taken)).toMatchSnapshot(["sections", `${type}.png`]);
  });
}

test("a countdown looks as its kept picture, at the same time each day", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-27T12:00:00Z");
  const taken: Buffer[] = [];
  for (const viewport of sizes)
    for (const scheme of schemes) {
      await page.setViewportSize(viewport);
      await openGallery(page, { theme: "default", scheme, only: ["countdown"] });
      taken.push(await cellOf(page.locator('[data-specimen="countdown"]')));
    }
  expect(await sheetOf(taken)).toMatchSnapshot(["sections", "countdown.png"]);
});

/** Opens the gallery and waits until its code has been fetched. */
async function openGallery(page: Page, { only, ...rest }: { theme: string; scheme: string; only: readonly string[] }) {
  const search = new URLSearchParams([["session", "user"], ...Object.entries(rest), ...only.map((type) => ["only", type])]);
  await page.goto(`/editor/gallery?${search}`);
  await stay(page);
  const specimens = page.locator("[data-specimen]");
  await expect(specimens).toHaveCount(only.length);
  await page.waitForLoadState("networkidle");
}
