import type { Page } from "@playwright/test";
import { createPage } from "./staff";
import { enter, expect, tabTo, test } from "./visitor";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const text = (id: string, title: string) => ({
  id,
  name: title,
  type: "content_section",
  props: { title: { en: title }, content: { en: `<p>About ${title.toLowerCase()}.</p>` } },
});

async function openEditor(page: Page, id: string) {
  await enter(page, "admin@foyer.test");
  await page.goto(`/editor?page=${id}`);
  await expect(page.getByRole("treeitem").first()).toBeVisible();
  await expect(canvasOf(page).locator("[data-section]").first()).toBeVisible();
}

const canvasOf = (page: Page) => page.locator("[data-canvas-sheet] iframe").contentFrame();
const rows = (page: Page) => page.locator("[data-row]");
const spoken = (page: Page) => page.locator('[role="status"][aria-live="polite"]').first();
const saved = (page: Page) => expect(page.getByText(/^Saved/).first()).toBeVisible();

const three = [text("one", "First"), text("two", "Second"), text("three", "Third")];
const below40 = Array.from({ length: 40 }, (_, index) => text(`below${index + 1}`, `Below ${index + 1}`));

test("arranges a page with the keyboard alone, each move spoken, the focus staying with what is moved, and it is in the database (2.1.1, 2.4.3, 2.5.7, 4.1.3)", async ({
  page,
  request,
}) => {
  const id = await createPage(request, "by-keyboard", three);
  await openEditor(page, id);
  const press = (keys: string) => page.keyboard.press(keys);

  const isAt = (name: string) => expect(rows(page).and(page.locator(":focus"))).toHaveText(name);

  const region = page.locator("[data-region='left']");
  for (let step = 0; step < 6 && !(await region.evaluate((pane) => pane.contains(document.activeElement))); step++) {
    await press("F6"); // from region to region, out of the page in its frame too
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await tabTo(page, rows(page).and(page.locator("[tabindex='0']")));
  await press("ArrowDown"); // nothing was selected: the first one is
  await isAt("First");
  await expect(page.getByRole("treeitem", { name: "First" })).toHaveAttribute("aria-selected", "true");

  await press("Space");
  await expect(spoken(page)).toHaveText(/First picked up/);
  await press("ArrowDown");
  await expect(spoken(page)).toHaveText(`First, position 2 of 3 in Page ${id}`);
  await press("Space");
  await expect(rows(page)).toHaveText(["Second", "First", "Third"]);
  await isAt("First");

  await press("Shift+ArrowDown");
  await expect(spoken(page)).toHaveText("2 sections selected");
  await press("Alt+ArrowUp");
  await expect(rows(page)).toHaveText(["First", "Third", "Second"]);
  await isAt("Third");
  await press("Control+g");
  await expect(rows(page)).toHaveText(["Group", "First", "Third", "Second"]);
  await expect(page.getByRole("treeitem", { name: "Third" })).toHaveAttribute("aria-level", "2");

  await press("Control+k");
  await expect(page.getByRole("combobox", { name: "Commands" })).toBeFocused();
  await page.keyboard.type("hide norw");
  await expect(page.getByRole("option").first()).toContainText("Norway");
  await press("Enter");
  await expect(page.getByRole("combobox", { name: "Commands" })).toBeHidden();
  await isAt("Group");
  await press("Control+z");
  await press("Control+z");
  await expect(rows(page)).toHaveText(["First", "Third", "Second"]);
  await press("Control+Shift+z");
  await expect(rows(page)).toHaveText(["Group", "First", "Third", "Second"]);

  await saved(page);
  await page.reload();
  await expect(rows(page)).toHaveText(["Group", "First", "Third", "Second"]);
});

test("copies sections with Ctrl C and pastes them on another page, columns with what they hold", async ({ page, request }) => {
  const columns = { id: "cols", name: "Columns", type: "split-view", props: { columns: [["Second"], ["Third"]] } };
  const source = await createPage(request, "copy-from", [columns, ...three]);
  const target = await createPage(request, "paste-to", [text("other", "Second")]);
  await openEditor(page, source);

  await page.getByRole("treeitem", { name: "Columns" }).click();
  await page.keyboard.press("Control+c");
  await expect(spoken(page)).toHaveText("3 sections copied");

  await openEditor(page, target);
  await canvasOf(page).locator('[data-section="other"]').click();
  await page.keyboard.press("Control+v"); // the focus is in the frame
  await expect(rows(page)).toHaveText(["Second", "Columns", "Second 2", "Third"]);
  await expect(canvasOf(page).getByRole("heading", { name: "Third" })).toBeVisible();
  await saved(page);

  const tree = page.getByRole("treeitem");
  await expect(tree).toHaveText(["Second", "Columns", "Column 1 of 250%", "Second 2", "Column 2 of 250%", "Third"]);
  await expect(tree.filter({ hasText: "Third" })).toHaveAttribute("aria-level", "3");
  await page.getByRole("treeitem", { name: "Second 2" }).click();
  await page.keyboard.press("Alt+ArrowRight"); // to the next column, by keys
  await expect(spoken(page)).toHaveText("Second 2, 2 of 2 in column 2 of Columns");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(spoken(page)).toHaveText("Second 2, 1 of 2 in column 2 of Columns");
  await expect(tree).toHaveText(["Second", "Columns", "Column 1 of 250%", "Column 2 of 250%", "Second 2", "Third"]);
  await expect(canvasOf(page).locator('[data-column="1"]').getByRole("heading")).toHaveText(["Second", "Third"]);
  await page.keyboard.press("F2"); // a member that is renamed stays where it is
  await page.keyboard.type("Terms");
  await page.keyboard.press("Enter");
  await expect(tree).toHaveText(["Second", "Columns", "Column 1 of 250%", "Column 2 of 250%", "Terms", "Third"]);

  const [from, to] = [await tree.nth(5).boundingBox(), await tree.nth(2).boundingBox()]; // to the first column, by pointer
  if (!from || !to) throw new Error("Nothing to drag");
  await page.mouse.move(from.x + 60, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 70, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + to.height / 2, { steps: 8 });
  await expect(page.getByText("Third · 1 of 1 in column 1 of Columns")).toBeVisible();
  await page.mouse.up();
  await expect(tree).toHaveText(["Second", "Columns", "Column 1 of 250%", "Third", "Column 2 of 250%", "Terms"]);

  await page.getByRole("treeitem", { name: "Columns" }).click();
  const divider = page
    .locator("[data-selection]")
    .locator("..")
    .getByRole("separator", { name: "Divider between columns 1 and 2" });
  await divider.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(divider).toHaveAttribute("aria-valuetext", "45 : 55");
  await divider.hover(); // stands where it will stay
  const bar = await divider.boundingBox();
  const wide = await canvasOf(page).locator("[data-section] [data-split]").boundingBox();
  if (!bar || !wide) throw new Error("No divider");
  await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2);
  await page.mouse.down();
  await page.mouse.move(bar.x + bar.width / 2 - wide.width * 0.118, bar.y + bar.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(divider).toHaveAttribute("aria-valuetext", "33 : 67"); // it goes to 1 : 2 by itself
  const second = page.getByRole("textbox", { name: "Width of column 2 of 2 in percent" });
  await second.fill("60");
  await second.press("Enter");
  await expect(tree).toHaveText(["Second", "Columns", "Column 1 of 240%", "Third", "Column 2 of 260%", "Terms"]);

  await page.getByRole("button", { name: "Add to column 1" }).click(); // the palette adds at the place that was chosen
  await expect(page.getByText("Goes into column 1 of Columns, position 2")).toBeVisible();
  await page.getByRole("button", { name: /^Space/ }).click();
  await page.getByRole("tab", { name: "Outline" }).click();
  await expect(tree).toHaveText(["Second", "Columns", "Column 1 of 240%", "Third", "Space", "Column 2 of 260%", "Terms"]);
  await saved(page);
  await page.reload();
  await expect(tree).toHaveText(["Second", "Columns", "Column 1 of 240%", "Third", "Space", "Column 2 of 260%", "Terms"]);
});

test("arranges a page of 400 sections: only what is near is there, and scrolling and keys find the rest (issue 18: large pages)", async ({
  page,
  request,
}) => {
  const many = Array.from({ length: 400 }, (_, index) => text(`s${index + 1}`, `Number ${index + 1}`));
  await openEditor(page, await createPage(request, "large", many));
  const row = (number: number) => page.getByRole("treeitem", { name: `Number ${number}`, exact: true });
  const heading = (number: number) => canvasOf(page).getByRole("heading", { name: `Number ${number}`, exact: true });
  const tree = page.getByRole("tree");
  await expect(row(400)).toHaveCount(0);
  await row(3).click();
  await expect(heading(3)).toBeInViewport();

  await tree.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(row(400)).toBeInViewport();
  await expect(row(400)).toHaveAttribute("aria-posinset", "400");
  await expect(row(400)).toHaveAttribute("aria-setsize", "400");
  await expect(row(3)).toBeFocused(); // what has the focus is never taken away
  await row(400).click();
  await expect(heading(400)).toBeInViewport();
  await expect(heading(3)).toHaveCount(0);
  await page.keyboard.press("Alt+ArrowUp");
  await expect(spoken(page)).toHaveText(/399/);
  await expect(row(400)).toHaveAttribute("aria-posinset", "399");
  await expect(row(400)).toBeFocused();

  await tree.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await row(200).click();
  await expect(heading(200)).toBeInViewport();
  for (let step = 0; step < 30; step++) await page.keyboard.press("ArrowDown");
  await expect(row(230)).toBeFocused();
  await expect(row(230)).toBeInViewport();
  await expect(heading(230)).toBeInViewport();

  await canvasOf(page)
    .locator("body")
    .evaluate(({ ownerDocument: { defaultView, documentElement } }) =>
      defaultView?.scrollTo(0, documentElement.scrollHeight / 4),
    );
  const seen = () =>
    canvasOf(page)
      .locator("[data-section]")
      .evaluateAll(
        (sections) =>
          sections.filter((section) => {
            const { top, bottom } = section.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          }).length,
      );
  await expect.poll(seen).toBeGreaterThan(0);
  await saved(page);
});

test("edits a text where it is on a long page: every letter is seen, one step undoes them, Escape puts back (issue 18)", async ({
  page,
  request,
}) => {
  await openEditor(page, await createPage(request, "in-place", [...three, ...below40]));
  const heading = canvasOf(page).getByRole("heading", { name: "Second" });
  await heading.dblclick();
  await expect(canvasOf(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.type("Changed on the page");
  await page.keyboard.press("Enter");
  await expect(canvasOf(page).getByRole("heading", { name: "Changed on the page" })).toBeVisible();
  await expect(canvasOf(page).getByRole("textbox")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(heading).toBeVisible();

  await page.keyboard.press("F2");
  await expect(canvasOf(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.type("Not this");
  await expect(canvasOf(page).getByRole("heading", { name: "Not this" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(heading).toBeVisible();

  const below = canvasOf(page).getByRole("heading", { name: "Below 40" });
  await expect(below).toHaveCount(0); // far from the screen it only keeps its place
  await rows(page).last().click();
  await expect(below).toBeInViewport();
  await expect(canvasOf(page).getByRole("heading", { name: "First" })).toHaveCount(0);
  await rows(page).nth(1).click();
  await expect(heading).toBeInViewport();
});

test("drags two sections at once below another, and one step puts them back", async ({ page, request }) => {
  const id = await createPage(request, "by-pointer", three);
  await openEditor(page, id);
  await rows(page).nth(0).click();
  await rows(page)
    .nth(1)
    .click({ modifiers: ["Control"] });
  const [from, to] = [await rows(page).nth(1).boundingBox(), await rows(page).nth(2).boundingBox()];
  if (!from || !to) throw new Error("Nothing to drag");
  await page.mouse.move(from.x + 60, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 70, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + to.height - 3, { steps: 8 });
  await expect(page.getByText(`2 sections · position 2 of 3 in Page ${id}`)).toBeVisible();
  await page.mouse.up();
  await expect(rows(page)).toHaveText(["Third", "First", "Second"]);
  await page.keyboard.press("Control+z");
  await expect(rows(page)).toHaveText(["First", "Second", "Third"]);
});
