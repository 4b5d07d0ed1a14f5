import { expect, test } from "./visitor";

test("the gallery shows every section type from its starter, without a complaint", async ({ page, problems }) => {
  await page.goto("/editor/gallery?session=user");
  test.slow(); // each of all the types comes into view
  const specimens = page.locator("[data-specimen]");
  await expect(specimens.first()).toBeVisible();
  const types = await specimens.evaluateAll((all) => all.map((specimen) => specimen.getAttribute("data-specimen")));
  expect(types.length).toBeGreaterThan(70);
  for (const type of types) {
    const specimen = page.locator(`[data-specimen="${type}"]`);
    await specimen.evaluate((element) => element.scrollIntoView());
    await expect(specimen.locator(`[data-section-type="${type}"]`), `${type} is on its outermost element, once`).toHaveCount(1);
  }
  expect(problems).toEqual([]);
});
