import { expect, test } from "./visitor";

const halves = ["first", "second"] as const;

for (const half of halves)
  test(`the gallery shows every section type from its starter, without a complaint: the ${half} half`, async ({
    page,
    problems,
  }) => {
    await page.goto("/editor/gallery?session=user");
    const specimens = page.locator("[data-specimen]");
    await expect(specimens.first()).toBeVisible();
    const types = await specimens.evaluateAll((all) => all.map((specimen) => specimen.getAttribute("data-specimen")));
    expect(types.length).toBeGreaterThan(70);
    const middle = Math.ceil(types.length / 2);
    for (const type of half === "first" ? types.slice(0, middle) : types.slice(middle)) {
      const specimen = page.locator(`[data-specimen="${type}"]`);
      await specimen.evaluate((element) => element.scrollIntoView());
      await expect(specimen.locator(`[data-section-type="${type}"]`), `${type} is on its outermost element, once`).toHaveCount(1);
    }
    expect(problems).toEqual([]);
  });
