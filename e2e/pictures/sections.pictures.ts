import type { Page } from "@playwright/test";
import { editors } from "../../sections/editors";
import { expect, stay, test } from "../visitor";
import { cellOf, schemes, sheetOf, sizes, waitForPictures } from "./sheet";

/** So many on one page: all of them would make each picture of it slow. */
const handful = 10;
/** Look otherwise each time: by the date, or by chance. */
const changing = ["lucky_pick", "promotion_calendar", "tournament_detail", "tournament_list"];
const types = Object.keys(editors).filter((type) => !changing.includes(type));

for (let first = 0; first < types.length; first += handful) {
  const some = types.slice(first, first + handful);
  test(`section types look as their kept pictures: ${some[0]} to ${some.at(-1)}`, async ({ page }) => {
    const cells = new Map<string, Buffer[]>(some.map((type) => [type, []]));
    for (const viewport of sizes)
      for (const scheme of schemes) {
        await page.setViewportSize(viewport);
        await openGallery(page, { theme: "default", scheme, only: some }); // the other themes are seen in whole pages
        for (const [type, taken] of cells) taken.push(await cellOf(page.locator(`[data-specimen="${type}"]`)));
      }
    for (const [type, taken] of cells) expect.soft(await sheetOf(taken)).toMatchSnapshot(["sections", `${type}.png`]);
  });
}

/** Opens the gallery and waits until all of it has been fetched. */
async function openGallery(page: Page, { only, ...rest }: { theme: string; scheme: string; only: readonly string[] }) {
  const search = new URLSearchParams([["session", "user"], ...Object.entries(rest), ...only.map((type) => ["only", type])]);
  await page.goto(`/editor/gallery?${search}`);
  await stay(page);
  const specimens = page.locator("[data-specimen]");
  await expect(specimens).toHaveCount(only.length);
  for (const specimen of await specimens.all()) await specimen.evaluate((element) => element.scrollIntoView()); // what is far away asks for nothing
  await expect.poll(() => page.evaluate(showFirstBusy), { message: "something still loads" }).toBe(0);
  await page.waitForLoadState("networkidle");
  await waitForPictures(page);
}

/** Runs in the page: scrolls to what still loads, since rows load as they come near, and answers how much does. */
function showFirstBusy(): number {
  const busy = document.querySelectorAll("[data-specimen] [aria-busy=true]");
  busy[0]?.scrollIntoView();
  return busy.length;
}
