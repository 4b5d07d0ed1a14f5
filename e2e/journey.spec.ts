import type { APIRequestContext, Page } from "@playwright/test";
import { expect, signIn, test } from "./visitor";

/** Pages of their own, so that neither the widths nor two runs publish over each other. */
const run = Date.now();
const widths = [
  { width: 1440, height: 900, route: `/journey-wide-${run}` },
  { width: 390, height: 844, route: `/journey-narrow-${run}` },
];

async function createPage(request: APIRequestContext, route: string) {
  const { data } = await (
    await request.post("/api/user/login", { data: { email: "admin@foyer.test", password: "Foyer-demo-1!" } })
  ).json();
  const id = route.slice(1);
  const sections = [
    {
      id: "questions",
      name: "Questions",
      type: "faq_section",
      props: { items: [{ question: { en: "Is it fair?" }, answer: { en: "Yes." } }] },
    },
    { id: "future", name: "Wheel", type: "loyalty_wheel", props: { spins: 3 } },
  ];
  const headers = { authorization: `Bearer ${data.accessToken}` };
  const created = await request.post("/api/backoffice/pages", {
    headers,
    data: { page: { id, route, title: { en: "Journey" }, sections } },
  });
  expect(created.status()).toBe(200);
}

/** Opens a pane where the window is too narrow to show it all the time. */
async function openPane(page: Page, name: RegExp) {
  if ((page.viewportSize()?.width ?? 0) < 860) await page.getByRole("button", { name }).click();
}

const bodyFor = async (request: APIRequestContext, route: string, country: string) =>
  (await request.get(route, { headers: { "x-country": country } })).text();

for (const { width, height, route } of widths) {
  test(`an administrator restricts a banner to Germany, reads why Norway does not see it, and publishes, at ${width} (L-1.05, L-5.13)`, async ({
    page,
    request,
  }) => {
    await createPage(request, route);
    await page.setViewportSize({ width, height });
    await page.goto(`/editor?page=${route.slice(1)}`);
    await signIn(page, "admin@foyer.test");

    await test.step("adds a banner from the palette", async () => {
      await expect(page.locator("[data-canvas-sheet] iframe").contentFrame().locator('[data-section="questions"]')).toBeVisible();
      await openPane(page, /pages, outline and palette/i);
      await page.getByRole("tab", { name: "Palette" }).click();
      const card = page.locator('[data-palette-type="banner"]');
      if (width < 900) await card.click();
      else await dragOntoPage(page, card);
      await expect(
        page.locator("[data-canvas-sheet] iframe").contentFrame().locator('[data-section-type="banner"]'),
      ).toBeVisible();
    });

    await test.step("restricts it to Germany", async () => {
      await openPane(page, /^inspector$/i);
      const inspector = page
        .getByRole("complementary", { name: "Inspector" })
        .or(page.getByRole("dialog", { name: "Inspector" }))
        .first();
      await expect(inspector.getByRole("note")).toContainText("values are samples");
      await inspector.getByRole("button", { name: "They are right" }).click(); // an offer of samples stops the publish
      await expect(inspector.getByRole("note")).toBeHidden();
      await inspector.getByRole("tab", { name: /Rules/ }).click();
      await inspector.getByRole("group", { name: "Countries" }).getByText("Only in", { exact: true }).click();
      await inspector.getByRole("combobox", { name: "Add country or group" }).click(); // the field to type in comes with its list
      await page.locator('input[aria-label="Add country or group"]').fill("Germany");
      await page.getByRole("option", { name: /Germany/ }).click();
      await expect(inspector.getByRole("list", { name: "Only in" })).toContainText("Germany");
      await inspector.getByRole("tab", { name: /Rules/ }).click(); // away from the list of countries
    });

    await test.step("views as a Norwegian guest and reads why it is hidden", async () => {
      await openPane(page, /^inspector$/i); // closes it where it is a drawer
      await page.getByRole("button", { name: /^View as/ }).click();
      await page.getByRole("combobox", { name: "Country", exact: true }).fill("Norw");
      await page.getByRole("option", { name: /Norway/ }).click();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(/country=NO/);
      await expect(page.getByText(/only for DE/).first()).toBeVisible();
    });

    await test.step("publishes", async () => {
      await page
        .getByRole("button", { name: /^Publish/ })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
      await expect(page.getByText(/is live/).first()).toBeVisible();
    });

    await test.step("a German visitor has it in the first HTML, a Norwegian has none of it, and nobody has the unknown type (L-2.97)", async () => {
      expect(await bodyFor(request, route, "DE")).toContain('data-section-type="banner"');
      const norwegian = await bodyFor(request, route, "NO");
      expect(norwegian).toContain("Is it fair?");
      expect(norwegian).not.toContain("banner-");
      expect(norwegian).not.toContain('"type":"banner"');
      expect(norwegian).not.toContain("loyalty_wheel");
    });
  });
}

async function dragOntoPage(page: Page, card: ReturnType<Page["locator"]>) {
  const from = await card.boundingBox();
  const to = await page.locator("[data-canvas-sheet] iframe").contentFrame().locator('[data-section="questions"]').boundingBox();
  if (!from || !to) throw new Error("Nothing to drag");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 12 });
  await page.mouse.move(to.x + to.width / 2, to.y + 6, { steps: 4 });
  await page.mouse.up();
}
