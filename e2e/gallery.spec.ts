import { editors } from "../sections/editors";
import { expect, test } from "./visitor";

const types = Object.keys(editors);
/** So many on one page: all of them would make each frame of it slow. */
const handful = 32;

for (let first = 0; first < types.length; first += handful) {
  const some = types.slice(first, first + handful);
  test(`the gallery shows section types from their starters, without a complaint: ${some[0]} to ${some.at(-1)}`, async ({
    page,
    problems,
  }) => {
    await page.goto(`/editor/gallery?${new URLSearchParams([["session", "user"], ...some.map((type) => ["only", type])])}`);
    const specimens = page.locator("[data-specimen]");
    await expect(specimens).toHaveCount(some.length);
    for (const type of some) {
      const specimen = page.locator(`[data-specimen="${type}"]`);
      await specimen.evaluate((element) => element.scrollIntoView());
      await expect(specimen.locator(`[data-section-type="${type}"]`), `${type} is on its outermost element, once`).toHaveCount(1);
    }
    expect(problems).toEqual([]);
  });
}
