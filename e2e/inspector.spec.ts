import type { Page } from "@playwright/test";
import { violationsIn } from "./axe";
import { bearerOf, createPage } from "./staff";
import { stored } from "./stored";
import { enter, expect, test } from "./visitor";

async function openEditor(page: Page, id: string, query = "") {
  await enter(page, "admin@foyer.test");
  await page.goto(`/editor?page=${id}${query}`);
  await expect(page.getByRole("treeitem").first()).toBeVisible();
}

const row = (page: Page, name: string) => page.getByRole("treeitem", { name });
const inspector = (page: Page) => page.getByRole("region", { name: "Inspector" });
const canvas = (page: Page) => page.locator("[data-canvas-sheet] iframe").contentFrame();
const clean = async (page: Page) =>
  expect(await violationsIn(page, { within: '[data-region="right"]', more: ["best-practice"] })).toEqual([]);

const text = (id: string, title: string, rest: object = {}) => ({
  id,
  name: title,
  type: "content_section",
  props: { title: { en: title }, body: { en: `<p>About ${title.toLowerCase()}.</p>` } },
  ...rest,
});

test("a value that is not valid is kept and said, while the page goes on with the last that was (L-2.97)", async ({
  page,
  request,
}) => {
  const id = await createPage(request, "kept-invalid", [
    { id: "one", name: "Space", type: "blank", props: { title: { en: "Space" } } },
    text("two", "Words"),
  ]);
  await openEditor(page, id);
  await row(page, "Words").click();
  await expect(canvas(page).getByText("About words.")).toBeVisible();
  const anchor = inspector(page).getByLabel("Anchor", { exact: true });
  await anchor.fill("top");
  await anchor.fill("1 no anchor");
  await expect(inspector(page).getByText(/The page goes on with “top”/)).toBeVisible();
  await expect(page.getByRole("treeitem", { name: /Words, not valid/i })).toBeVisible();
  await expect(canvas(page).getByText("About words.")).toBeVisible();
  await clean(page);
  await stored(request, id).toMatchObject([{ id: "one" }, { props: { anchor: "1 no anchor" } }]);
});

test("the canvas' styles are on their way before its page is asked for (issue 18: ready to work)", async ({ page, request }) => {
  const id = await createPage(request, "styles-early", [text("one", "Words")]);
  const asked: string[] = [];
  page.on("request", (sent) => void asked.push(new URL(sent.url()).pathname));
  await openEditor(page, id);
  await expect(canvas(page).getByText("About words.")).toBeVisible();
  const address = await canvas(page).locator('head link[rel="stylesheet"]').first().getAttribute("href");
  const styles = asked.indexOf(address ?? "");
  expect(styles).toBeGreaterThan(-1);
  expect(styles).toBeLessThan(asked.indexOf(`/api/backoffice/pages/${id}`));
  expect(asked).not.toContain("/api/viewer"); // the server has said that there is a session
});

test("the canvas is written into the document that its frame begins with: none is loaded for it (issue 18: ready to work)", async ({
  page,
  request,
}) => {
  const id = await createPage(request, "canvas-written", [text("one", "Words")]);
  await openEditor(page, id);
  await expect(canvas(page).getByText("About words.")).toBeVisible();
  const frame = page.locator("[data-canvas-sheet] iframe");
  expect(await frame.getAttribute("srcdoc")).toBeNull();
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.compatMode)).toBe("CSS1Compat");
});

for (const { width, isTouch } of [
  { width: 1440, isTouch: false },
  { width: 390, isTouch: true },
])
  test.describe(`rich text at ${width}`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: isTouch });
    test("rich text is read until somebody turns to it, and edited where they pressed (issue 18)", async ({ page, request }) => {
      const id = await createPage(request, `rich-text-${width}`, [text("one", "First"), text("two", "Second")]);
      await enter(page, "admin@foyer.test");
      await page.goto(`/editor?page=${id}&section=two`);
      if (isTouch) await page.getByRole("button", { name: /^Inspector/ }).tap();
      const body = inspector(page).getByRole("textbox", { name: "Text", exact: true });
      const saved = (html: string) => stored(request, id).toMatchObject([{}, { props: { body: { en: html } } }]);
      await expect(body).toHaveText("About second.");
      await expect(body).not.toHaveAttribute("contenteditable");
      const read = await body.locator("p").boundingBox();
      const at = { position: { x: (read?.width ?? 0) - 4, y: 16 } }; // behind the last word
      await (isTouch ? body.tap(at) : body.click(at));
      await expect(body).toBeFocused();
      expect(await body.locator("p").boundingBox()).toEqual(read); // nothing has moved
      await page.keyboard.type(" More");
      await saved("<p>About second. More</p>");
      await page.keyboard.press("ControlOrMeta+z");
      await saved("<p>About second.</p>");
      const tool = inspector(page).getByRole("button", { name: "Heading", exact: true });
      await (isTouch ? tool.tap() : tool.click());
      await saved("<h2>About second.</h2>");
    });
  });

test("the keys reach rich text that is read, its tools and its links alone", async ({ page, request }) => {
  const id = await createPage(request, "rich-text-keys", [text("one", "First"), text("two", "Second")]);
  await openEditor(page, id, "&section=two");
  const body = inspector(page).getByRole("textbox", { name: "Text", exact: true });
  await expect(body).toBeVisible();
  await inspector(page).getByLabel("Title", { exact: true }).first().focus();
  const first = inspector(page).getByRole("button", { name: "Bold", exact: true });
  const isReached = () => first.evaluate((tool) => tool === document.activeElement);
  for (let stop = 0; stop < 40 && !(await isReached()); stop += 1) await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(body).toBeFocused();
  await page.keyboard.type("Words "); // the caret is at the start, as a key's is
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/offers");
  await page.keyboard.press("Enter");
  await stored(request, id).toMatchObject([
    {},
    { props: { body: { en: expect.stringContaining("Words About second.</a>") as unknown } } },
  ]);
});

test("several sections are given a rule at once, and lose it again with one undo", async ({ page, request }) => {
  const id = await createPage(request, "several-rules", [
    text("one", "First"),
    text("two", "Second", { access: "user" }),
    text("three", "Third"),
  ]);
  await openEditor(page, id);
  await row(page, "First").click();
  await row(page, "Third").click({ modifiers: ["Shift"] });
  await inspector(page).getByRole("tab", { name: "Rules" }).click();
  await expect(inspector(page).getByRole("button", { name: "Access" })).toHaveText(/Different values/);
  await inspector(page).getByRole("checkbox", { name: "Players", exact: true }).check();
  await clean(page);
  const all = (audiences: object | undefined) => [1, 2, 3].map(() => (audiences ? { audiences } : {}));
  await stored(request, id).toMatchObject(all({ players: true }));
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(inspector(page).getByRole("checkbox", { name: "Players", exact: true })).not.toBeChecked();
});

test("a section is edited as JSON: what is not JSON stays in the pane, what is becomes one step", async ({ page, request }) => {
  const id = await createPage(request, "as-json", [text("one", "First")]);
  await openEditor(page, id);
  await row(page, "First").click();
  await page.keyboard.press("j");
  const code = page.getByRole("textbox", { name: "JSON of this section" });
  await expect(code).toContainText("content_section");
  await code.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Backspace");
  await expect(page.getByText("This is not JSON yet.")).toBeVisible();
  await page.keyboard.type(', "access": "guest" }');
  await expect(page.getByText("This is not JSON yet.")).toBeHidden();
  await clean(page);
  await stored(request, id).toMatchObject([{ id: "one", access: "guest" }]);
});

test("why a single banner is hidden is explained, and leads to its field", async ({ page, request }) => {
  const banners = [
    { bannerTitle: { en: "For all" }, access: "any" },
    { bannerTitle: { en: "Not up north" }, bannerContentSettings: { restrictedCountries: ["NO"] } },
  ];
  const id = await createPage(request, "why-banner", [
    { id: "one", name: "Offers", type: "banner_carousel", props: { banners } },
  ]);
  await openEditor(page, id, "&country=NO");
  await row(page, "Offers").click();
  await page.keyboard.press("w");
  await inspector(page)
    .getByRole("button", { name: /^Not up north/ })
    .click();
  await expect(inspector(page).getByText("Restricted countries include NO.")).toBeVisible();
  await clean(page);
  await inspector(page).getByRole("button", { name: "Go to Countries" }).click();
  await expect(inspector(page).getByRole("radio", { name: "Not in" })).toBeFocused();
});

test("an experiment is started by keys, shared out, counted for a visitor who stays in their variant, and its winner kept at 390 (issue 18, 9)", async ({
  page,
  request,
  browser,
}) => {
  const question = { question: { en: "Why here?" }, answer: { en: "Because." } };
  const id = await createPage(request, "experiment", [
    { id: "one", name: "Questions", type: "faq_section", props: { items: [question] } },
  ]);
  const test = inspector(page).getByRole("tab", { name: /^Test/ });
  await openEditor(page, id);
  await row(page, "Questions").click();
  await inspector(page).getByRole("tab", { name: "Content" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(test).toBeFocused();
  await page.keyboard.press("Enter");
  await inspector(page).getByRole("button", { name: "Start an experiment" }).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "Questions 2")).toBeVisible();
  await expect(inspector(page).getByText("No visitor has seen it yet.")).toBeVisible();
  const shares = inspector(page).getByRole("group", { name: "Visitors" });
  await shares.getByRole("textbox", { name: "Variant A" }).fill("20");
  await expect(shares.getByRole("textbox", { name: "Variant B" })).toHaveValue("80");
  await clean(page);
  await stored(request, id).toMatchObject([
    { experiment: { variant: "a", share: 20 } },
    { experiment: { variant: "b", share: 80 } },
  ]);
  const headers = await bearerOf(request);
  const { revision } = (await (await request.get(`/api/backoffice/pages/${id}`, { headers })).json()) as { revision: number };
  const live = await request.post(`/api/backoffice/pages/${id}/publish`, { headers, data: { revision } });
  expect(live.status(), await live.text()).toBe(200);

  const guest = await browser.newContext();
  const visit = await guest.newPage();
  await visit.goto(`/${id}`);
  await expect(visit.getByText("Why here?")).toHaveCount(1);
  await visit.getByText("Why here?").click();
  const figures = inspector(page).getByRole("listitem");
  await expect
    .poll(async () => {
      await inspector(page).getByRole("button", { name: "Read the figures again" }).click();
      return (await figures.allInnerTexts()).join(" ");
    })
    .toMatch(/seen by 1[^%]*100\.0%/);
  await expect(inspector(page).getByText(/^Day [12]$/)).toBeVisible();
  expect((await guest.cookies()).map(({ name }) => name).filter((name) => name !== "language")).toEqual([]);
  await guest.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await inspector(page).getByRole("button", { name: "Keep B" }).click();
  await expect(page.getByText("Variant B kept, the experiment is over")).toBeVisible();
  await stored(request, id).toEqual([expect.not.objectContaining({ experiment: expect.anything() })]);
});
