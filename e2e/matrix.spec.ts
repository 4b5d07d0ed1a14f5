import type { APIRequestContext, Page } from "@playwright/test";
import { violationsIn } from "./axe";
import { bearerOf } from "./staff";
import { enter, expect, test } from "./visitor";

const run = Date.now();

/** A page with a text for everybody, one for Germany, and one that nobody can see. */
async function createPage(request: APIRequestContext, id: string) {
  const { data } = await (
    await request.post("/api/user/login", { data: { email: "editor@foyer.test", password: "Foyer-demo-1!" } })
  ).json();
  const question = (name: string, rules: object) => ({
    id: name.toLowerCase(),
    name,
    type: "faq_section",
    props: { items: [{ question: { en: `About ${name}?` }, answer: { en: "Yes." } }] },
    ...rules,
  });
  const sections = [
    question("Everybody", {}),
    question("Germany", { countries: { allowedCountries: ["DE"] } }),
    question("Evening", { schedule: { validOnDays: ["friday"], startTime: "18:00", endTime: "22:00", timeZone: "Europe/Oslo" } }),
    question("Phones", { devices: ["phone"] }),
    question("Never", { access: "user", audiences: { guests: true } }),
  ];
  const created = await request.post("/api/backoffice/pages", {
    headers: { authorization: `Bearer ${data.accessToken}` },
    data: { page: { id, route: `/${id}`, title: { en: "Matrix" }, sections } },
  });
  expect(created.status()).toBe(200);
}

async function openEditor(page: Page, search: string) {
  await enter(page, "editor@foyer.test");
  await page.goto(`/editor?${search}`);
}

test("the matrix shows who sees what is for Germany alone, and Enter on a cell views as that visitor (L-5.13)", async ({
  page,
  request,
}) => {
  const id = `matrix-${run}`;
  await createPage(request, id);
  await openEditor(page, `page=${id}&view=matrix&at=2026-11-21T12:00:00Z`);

  const pictures = page.getByRole("grid", { name: "Pages by viewer and country" });
  await expect(pictures.getByRole("gridcell", { name: /^Guest, Germany: 2 of 5/ })).toBeVisible();
  await expect(pictures.getByRole("gridcell", { name: /^Guest, Norway: 1 of 5/ })).toBeVisible();
  await expect(page.getByText("1 seen by nobody")).toBeVisible();

  await test.step("a row says who can see a section, and where", async () => {
    await page.getByRole("rowheader", { name: "Germany" }).click();
    const who = page.getByRole("complementary", { name: "Who can see this section?" });
    await expect(who).toContainText("Everybody, in 1 of 250 countries, at any time.");
    await expect(who).toContainText("Only Germany.");
    await page.getByRole("rowheader", { name: "Phones" }).click();
    await expect(who).toContainText("Everybody, in every country, on phone, at any time.");
    await page.getByRole("rowheader", { name: "Never" }).click();
    await expect(who).toContainText("Access and audience together leave nobody.");
  });

  await test.step("the picture is the page itself", async () => {
    const german = pictures.getByRole("gridcell", { name: /^Guest, Germany/ });
    await expect(german.locator("iframe").contentFrame().getByText("About Germany?")).toBeAttached();
    const norwegian = pictures.getByRole("gridcell", { name: /^Guest, Norway/ });
    await expect(norwegian.locator("iframe").contentFrame().getByText("About Everybody?")).toBeAttached();
    await expect(norwegian.locator("iframe").contentFrame().getByText("About Germany?")).toHaveCount(0);
  });

  expect(await violationsIn(page)).toEqual([]);

  await test.step("arrows lead from cell to cell, Enter views as", async () => {
    await pictures
      .getByRole("gridcell", { name: /^Sign-in not known yet/ })
      .first()
      .focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^View as Guest/ })).toBeVisible();
    await expect(page).not.toHaveURL(/view=matrix/);
  });

  await test.step("a section for phones is a ghost that says why, and is there on a phone", async () => {
    const phones = page.getByRole("treeitem", { name: "Phones" });
    await phones.click();
    await page.getByRole("tab", { name: "Why?" }).click();
    await expect(page.getByRole("row", { name: /Devices/ })).toContainText("desktop");
    await expect(phones).toHaveAccessibleName(/hidden for this persona/);
    await page.getByRole("tab", { name: "Rules" }).click();
    await expect(page.getByRole("checkbox", { name: "Phone" })).toBeChecked();
    await page.getByRole("radio", { name: "phone" }).check();
    await expect(phones).not.toHaveAccessibleName(/hidden/);
  });

  await test.step("visitors get it by what their browser says; where it says nothing the width of the page decides", async () => {
    const headers = await bearerOf(request);
    const published = await request.post(`/api/backoffice/pages/${id}/publish`, { headers, data: { revision: 1 } });
    expect(published.status()).toBe(200);
    const get = async (said: Record<string, string>) => (await request.get(`/${id}`, { headers: said })).text();
    expect(await get({ "sec-ch-ua-mobile": "?1" })).toContain("About Phones?");
    expect(await get({ "sec-ch-ua-mobile": "?0" })).not.toContain("About Phones?");
    expect(await get({ "sec-ch-ua-mobile": "?1" })).not.toContain("data-devices");
    expect(await get({ "user-agent": "Mozilla/5.0 (Macintosh) Safari" })).toContain('data-devices="phone"');
  });
});

test("the calendar shows when something is shown, and leads to that time", async ({ page, request }) => {
  const id = `calendar-${run}`;
  await createPage(request, id);
  await openEditor(page, `page=${id}&view=calendar`);
  const bars = page.getByRole("grid", { name: "When sections and banners are shown" }).getByRole("gridcell");
  await page.getByLabel("Times in").selectOption({ label: "Oslo time" });
  await expect(bars.first()).toHaveAccessibleName(/^Shown from Fri.* 18:00 to Fri.* 22:00|^Shown until/);
  expect(await violationsIn(page)).toEqual([]);
  await bars.nth(1).click();
  await page.getByRole("button", { name: "View at this time" }).click();
  await expect(page).toHaveURL(/at=20/);
  await expect(page.locator("iframe").first().contentFrame().getByText("About Evening?")).toBeVisible();
});

test("a kept persona is there after a reload and comes back with Shift and its number", async ({ page }) => {
  await openEditor(page, "page=faq&country=SE&as=paid");
  const button = page.getByRole("button", { name: /^View as/ });
  await button.click();
  const name = `Swede ${run}`;
  await page.getByRole("button", { name: /Keep this one/ }).click();
  await page.getByLabel("Name of the persona").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: new RegExp(name) }).first()).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);

  await page.goto("/editor?page=faq");
  await expect(page.getByRole("button", { name: /^View as Guest, Unknown country/ })).toBeVisible();
  await expect(page.locator("iframe").first().contentFrame().locator("[data-section]").first()).toBeVisible();
  await page.locator('[data-region="canvas"]').focus();
  await page.keyboard.press("Shift+Digit1");
  await expect(page.getByRole("button", { name: /^View as Paid, Sweden/ })).toBeVisible();
});
