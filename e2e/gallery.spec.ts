import { expect, test } from "./visitor";

test("the gallery shows every section type from its starter, without a complaint", async ({ page, problems }) => {
  await page.goto("/editor/gallery?session=user");
  const specimens = page.locator("[data-specimen]");
  await expect(specimens.first()).toBeVisible();
  for (const specimen of await specimens.all()) {
    const type = await specimen.getAttribute("data-specimen");
    const section = specimen.locator(`[data-section-type="${type}"]`);
    await specimen.scrollIntoViewIfNeeded();
    await expect(section, `${type} is on its outermost element, once`).toHaveCount(1);
  }
  expect(problems).toEqual([]);
});
