import type { APIRequestContext, Page } from "@playwright/test";
import { enter, expect, openBrowserOf, test } from "./visitor";

/** Pages of their own, so that no two runs publish over each other. */
const run = Date.now();

async function clientOf(request: APIRequestContext, email: string) {
  const answer = await request.post("/api/user/login", { data: { email, password: "Foyer-demo-1!" } });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  const headers = { authorization: `Bearer ${data.accessToken}` };
  return (url: string, body: object) => request.post(url, { headers, data: body });
}

const question = { question: { en: "Is it fair?" }, answer: { en: "Yes." } };
const questions = { id: "questions", name: "Questions", type: "faq_section", props: { items: [question] } };

async function createPage(request: APIRequestContext, id: string, sections: object[]) {
  const post = await clientOf(request, "admin@foyer.test");
  const created = await post("/api/backoffice/pages", { page: { id, route: `/${id}`, title: { en: "Publish me" }, sections } });
  expect(created.status()).toBe(200);
}

async function openEditor(page: Page, id: string, email: string) {
  await enter(page, email);
  await page.goto(`/editor?page=${id}`);
  await expect(page.locator("iframe").first().contentFrame().locator('[data-section="questions"]')).toBeVisible();
}

const dialog = (page: Page) => page.getByRole("dialog", { name: /^(?:Publish|Ask to publish)/ });
const statusOf = async (request: APIRequestContext, id: string) => (await request.get(`/${id}`)).status();

test("a draft with a picture without words and a broken link is not published until each verb has led to its field", async ({
  page,
  request,
}) => {
  const id = `publish-fix-${run}`;
  const picture = {
    id: "harbour",
    name: "Harbour",
    type: "content_section",
    props: {
      body: { en: "<p>Boats.</p>" },
      image: "/api/core/casino/assets/banners/deep.avif",
      cta: { url: "/nowhere" },
      ctaText: { en: "Go" },
    },
  };
  await createPage(request, id, [questions, picture]);
  await openEditor(page, id, "admin@foyer.test");
  await expect(page.getByRole("button", { name: /^Check 2/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Not on the site" })).toBeVisible();

  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(dialog(page).getByRole("button", { name: "Publish", exact: true })).toHaveAttribute("aria-disabled", "true");
  await expect(dialog(page).getByText("Fix 2 findings to publish.")).toBeVisible();
  const write = dialog(page).getByRole("button", { name: "Write it: Harbour: a picture has no alt text" });
  await expect(write).toBeFocused();

  await write.click();
  const inspector = page.getByRole("complementary", { name: "Inspector" });
  await expect(inspector.locator('[data-field="props.image.alt"] :focus')).toBeVisible();
  await page.keyboard.type("Boats in the harbour");
  const bar = page.getByRole("region", { name: "Findings of the check" });
  await expect(bar.getByText("Solved")).toBeVisible();

  await bar.getByRole("button", { name: "Next finding" }).click();
  await expect(inspector.locator('[data-field^="props.cta"] :focus').first()).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("/faq");
  await page.keyboard.press("Tab");
  await expect(bar.getByText("Solved")).toBeVisible();

  await bar.getByRole("button", { name: "Back to the check" }).click();
  await dialog(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText(/is live/).first()).toBeVisible();
  expect(await (await request.get(`/${id}`)).text()).toContain("Boats in the harbour");
  const status = page.locator('[data-region="status"]');
  await expect(status).toContainText(/Live since .+all published/);
  await page.getByRole("combobox", { name: "Language of the texts" }).selectOption("en");
  await inspector.getByLabel("Title", { exact: true }).fill("Boats");
  await expect(status.getByRole("button", { name: "1 change not published" })).toBeVisible();
});

test("a plan goes live at its time; until then it is listed, and can be cancelled", async ({ page, request }) => {
  const id = `publish-plan-${run}`;
  await createPage(request, id, [questions]);
  await openEditor(page, id, "admin@foyer.test");

  await page.getByRole("button", { name: "Publish…" }).click();
  await dialog(page).getByRole("radio", { name: "At a time" }).check();
  await dialog(page).getByLabel("Date and time").fill("2999-01-01T09:00");
  await dialog(page).getByRole("button", { name: "Plan it" }).click();
  await expect(page.getByText(/goes live/).first()).toBeVisible();
  expect(await statusOf(request, id)).toBe(404);

  await page.getByRole("button", { name: "Publish…" }).click();
  const planned = dialog(page).getByRole("region", { name: "Planned" });
  await expect(planned.getByText("Draft 1 goes live")).toBeVisible();
  await planned.getByRole("button", { name: /^Cancel the plan/ }).click();
  await expect(planned).toBeHidden();

  const post = await clientOf(request, "admin@foyer.test");
  const soon = new Date(Date.now() + 1500).toISOString();
  expect((await post(`/api/backoffice/pages/${id}/plans`, { revision: 1, at: soon })).status()).toBe(200);
  await expect.poll(() => statusOf(request, id)).toBe(200);
});

test("a content editor asks for a publish and an administrator sees it and publishes; remarks are read at 390", async ({
  browser,
  request,
}) => {
  const id = `publish-ask-${run}`;
  await createPage(request, id, [questions]);

  const theirs = await (await openBrowserOf(browser, { viewport: { width: 390, height: 844 } })).newPage();
  await openEditor(theirs, id, "editor@foyer.test");
  await theirs.getByRole("button", { name: "Ask to publish…" }).click();
  await dialog(theirs)
    .getByLabel(/A word to the administrators/)
    .fill("For the weekend");
  await dialog(theirs).getByRole("button", { name: "Ask", exact: true }).click();
  await expect(theirs.getByText("Administrators see your request.").first()).toBeVisible();
  await theirs.getByRole("button", { name: "Remarks" }).click();
  const remarks = theirs.getByRole("dialog", { name: /^Remarks on/ });
  await remarks.getByLabel("Remark", { exact: true }).fill("The question is short");
  await remarks.getByRole("button", { name: "Add remark" }).click();
  await expect(remarks.getByRole("listitem").filter({ hasText: "The question is short" })).toBeVisible();

  const ours = await (await openBrowserOf(browser, { viewport: { width: 1440, height: 900 } })).newPage();
  await openEditor(ours, id, "admin@foyer.test");
  await ours.getByRole("button", { name: /^Publish….*one request/ }).click();
  await expect(dialog(ours).getByText("editor@foyer.test asks to publish draft 1")).toBeVisible();
  await dialog(ours).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(ours.getByText(/is live/).first()).toBeVisible();
  await expect(ours.getByRole("button", { name: "Publish…", exact: true })).toBeVisible();
  await ours.getByRole("button", { name: "Remarks, one open" }).click();
  await ours.getByRole("button", { name: /^Done/ }).click();
  await expect(ours.getByRole("button", { name: /^Done/ })).toBeHidden();
});
