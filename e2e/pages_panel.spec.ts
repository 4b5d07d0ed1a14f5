import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createPage as newPage } from "./staff";
import { enter, expect, test, open } from "./visitor";

/** Names of their own, so that runs do not meet. */
const run = Date.now().toString(36);

async function openPages(page: Page) {
  await enter(page, "admin@foyer.test");
  await page.goto("/editor?page=faq");
  await page.getByRole("tab", { name: "Pages" }).click();
  await expect(page.getByRole("region", { name: "Pages", exact: true })).toBeVisible();
}
const menuOf = (page: Page, name: string) => page.getByRole("button", { name: `More about ${name}`, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

async function createPage(page: Page, title: string, template: RegExp) {
  await page.getByRole("button", { name: "New page" }).click();
  await dialog(page).getByRole("textbox", { name: "Title" }).fill(title);
  await dialog(page).getByRole("radio", { name: template }).check();
  await dialog(page).getByRole("button", { name: "Create page" }).click();
  await expect(page.getByTitle("Show all pages")).toHaveText(title);
  await page.getByRole("tab", { name: "Pages" }).click();
  await expect(menuOf(page, title)).toBeVisible();
}

test("a page is made from a template, published, and found at its new address when it has moved (L-1.05)", async ({
  page,
  request,
}) => {
  const title = `Questions ${run}`;
  const [first, second] = [`/questions-${run}`, `/answers-${run}`];
  await openPages(page);

  await test.step("makes it, at an address made of its title", async () => {
    await createPage(page, title, /Questions/);
    await expect(
      page.locator("[data-canvas-sheet] iframe").contentFrame().locator('[data-section-type="faq_section"]'),
    ).toBeVisible();
    await expect(page.getByText(first).first()).toBeVisible();
  });

  await test.step("sees that its address is taken for another page", async () => {
    await page.getByRole("button", { name: "New page" }).click();
    const address = dialog(page).getByRole("textbox", { name: "Address" });
    await address.fill(first);
    await expect(dialog(page).getByText(`“${title}” is at this address already.`)).toBeVisible();
    await address.fill("/api/x");
    await expect(dialog(page).getByText(/belongs to the server/)).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("publishes it", async () => {
    const { data } = (await (
      await request.post("/api/user/login", { data: { email: "admin@foyer.test", password: "Foyer-demo-1!" } })
    ).json()) as { data: { accessToken: string } };
    const headers = { authorization: `Bearer ${data.accessToken}` };
    const id = new URL(page.url()).searchParams.get("page");
    const at = `/api/backoffice/pages/${id}`;
    const publish = async (revision: number) => (await request.post(`${at}/publish`, { headers, data: { revision } })).status();
    expect(await publish(1)).toBe(422); // its figures are samples
    const made = (await (await request.get(at, { headers })).json()) as { page: { sections: { samples?: string[] }[] } };
    for (const section of made.page.sections) delete section.samples;
    expect((await request.put(at, { headers, data: { revision: 1, page: made.page } })).status()).toBe(200);
    expect(await publish(2)).toBe(200);
    await page.reload();
    await page.getByRole("tab", { name: "Pages" }).click();
  });

  await test.step("gives it another address", async () => {
    await menuOf(page, title).click();
    await page.getByRole("menuitem", { name: "Change the address…" }).click();
    await dialog(page).getByRole("textbox", { name: "Address" }).fill(second);
    await dialog(page).getByRole("button", { name: "Change the address" }).click();
    await expect(page.getByText(`${title} is at ${second}`)).toBeVisible();
  });

  await test.step("a visitor of the old address is led to the new one, language and query with them", async () => {
    const moved = await request.get(`/de${first}?from=mail`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()["location"]]).toEqual([301, `/de${second}?from=mail`]);
    const visitor = await page.context().newPage();
    await open(visitor, "/faq");
    await visitor.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, textContent: "The old address" });
      document.querySelector("main")?.prepend(link);
    }, `${first}?from=page`);
    await visitor.getByRole("link", { name: "The old address" }).click();
    await expect(visitor).toHaveURL(`${second}?from=page`); // without a page load too
    await expect(visitor.locator('[data-section-type="faq_section"]')).toBeVisible();
    await visitor.close();
    await page.getByRole("button", { name: "Files and redirects" }).click();
    await page.getByRole("menuitem", { name: "Redirects" }).click();
    await expect(dialog(page).getByText(first)).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("keeps it in a folder with a tag, by keys alone, and finds it by both (issue 18, 6)", async () => {
    const row = page.getByRole("button", { name: title }).and(page.locator("[data-page-row]"));
    await row.focus();
    await page.keyboard.press("m");
    await expect(dialog(page).getByRole("combobox", { name: "Folder" })).toBeFocused();
    await page.keyboard.type(`Help ${run}/Answers`);
    await page.keyboard.press("Tab");
    await page.keyboard.type("faq");
    await page.keyboard.press("Enter"); // makes it a tag
    await page.keyboard.press("Enter"); // saves
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("region", { name: `Help ${run}/Answers` }).getByText(title)).toBeVisible();
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("combobox", { name: "Tag" }).selectOption("faq");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("status").getByText("1 page", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Without the filter faq" }).click();
  });

  await test.step("a remark made on it is found in the site's inbox from another page, and opens it (issue 18, 6)", async () => {
    const id = new URL(page.url()).searchParams.get("page");
    const { data } = (await (
      await request.post("/api/user/login", { data: { email: "editor@foyer.test", password: "Foyer-demo-1!" } })
    ).json()) as { data: { accessToken: string } };
    const headers = { authorization: `Bearer ${data.accessToken}` };
    const remark = { kind: "remark", text: `Say more ${run}`, revision: 1 };
    expect((await request.post(`/api/backoffice/pages/${id}/notes`, { headers, data: remark })).status()).toBe(200);
    await page.goto("/editor?page=faq&view=inbox");
    const entry = page.getByRole("button", { name: new RegExp(`Say more ${run}`) });
    await entry.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByTitle("Show all pages")).toHaveText(title);
    await page.getByRole("tab", { name: "Pages" }).click();
    await expect(page.locator(`[data-page-row="${id}"]`).getByRole("img", { name: "1 remark" })).toBeVisible();
  });

  await test.step("archives it, is told so by its link, and brings it back", async () => {
    const link = page.url();
    await menuOf(page, title).click();
    await page.getByRole("menuitem", { name: "Archive…" }).click();
    await dialog(page).getByRole("button", { name: "Archive" }).click();
    await expect(page.getByTitle("Show all pages")).toHaveText("Home"); // it was open; another one is now
    await page.goto(link);
    await expect(page.getByTitle("Show all pages")).toHaveText("Home");
    await expect(page.getByText("The page of this link is archived, or never was. “Home” is open instead.").last()).toBeVisible();
    await page.getByRole("tab", { name: "Pages" }).click();
    await page.getByRole("searchbox", { name: "Find a page, route, section or text" }).fill(title);
    await expect(page.getByRole("region", { name: "Archived" }).getByText(title)).toBeVisible();
    expect((await request.get(second)).status()).toBe(404);
    await menuOf(page, title).click();
    await page.getByRole("menuitem", { name: "Restore" }).click();
    await expect(page.getByRole("region", { name: `Help ${run}/Answers` }).getByText(title)).toBeVisible();
  });
});

test("a page leaves as a file and comes back as another, and changes as JSON in one step", async ({ page }) => {
  const title = `Terms ${run}`;
  await openPages(page);
  await createPage(page, title, /Text page/);
  await menuOf(page, title).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Export as a file" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  const file = JSON.parse(text) as { page: { id: string; title: object } };

  await test.step("importing it changes nothing; with another id it is a rival for the address", async () => {
    await page.getByRole("button", { name: "Files and redirects" }).click();
    await page.getByRole("menuitem", { name: "Import a file…" }).click();
    const choose = dialog(page).locator('input[type="file"]');
    const upload = (content: string) =>
      choose.setInputFiles({ name: "terms.foyer.json", mimeType: "application/json", buffer: Buffer.from(content) });
    await upload("{");
    await expect(dialog(page).getByText("This file is not JSON.")).toBeVisible();
    await upload(text);
    await expect(dialog(page).getByText("All of it is already here, exactly the same.")).toBeVisible();
    const rival = { ...file.page, id: `rival-${run}`, title: { en: `Rival ${run}` } };
    await upload(JSON.stringify({ ...file, page: rival }));
    await expect(dialog(page).getByText("address taken")).toBeVisible();
    await dialog(page)
      .getByRole("combobox", { name: `What to do with Rival ${run}` })
      .selectOption("copy");
    await dialog(page).getByRole("button", { name: "Import", exact: true }).click();
    await expect(page.getByText("1 page imported.")).toBeVisible();
    await expect(page.getByText(`/terms-${run}-2`)).toBeVisible();
  });

  await test.step("JSON that is no page stays in the editor; what is one is applied in one step", async () => {
    await menuOf(page, title).click();
    await page.getByRole("menuitem", { name: "The page as JSON" }).click();
    const code = dialog(page).getByRole("textbox", { name: "The page as JSON" });
    await code.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(JSON.stringify({ ...file.page, sections: [{ id: "a" }] }));
    await expect(dialog(page).getByRole("button", { name: "Apply" })).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(JSON.stringify({ ...file.page, title: { en: `${title} rewritten` } }));
    await dialog(page).getByRole("button", { name: "Apply" }).click();
    await expect(page.getByTitle("Show all pages")).toHaveText(`${title} rewritten`);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(page.getByTitle("Show all pages")).toHaveText(title);
  });
});

test("sections are kept as a block and as a shared section, which leads to where it is shown and comes back as a copy (issue 18, 4)", async ({
  page,
  request,
}) => {
  const words = (text: string) => ({ body: { en: `<p>${text}</p>` } });
  const section = (id: string, text: string) => ({ id, name: `Part ${id}`, type: "content_section", props: words(text) });
  const id = await newPage(request, "reuse", [section("a", "First words"), section("b", "Second words")]);
  const name = `Kept ${run}`;
  const row = (of: string | RegExp) => page.locator('[data-region="left"]').getByRole("treeitem", { name: of });
  const keep = async (use: RegExp, verb: string) => {
    await page.keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Keep to use again…" }).click();
    await dialog(page).getByRole("textbox", { name: "Name" }).fill(name);
    await dialog(page).getByRole("radio", { name: use }).check();
    await dialog(page).getByRole("button", { name: verb }).click();
    await expect(dialog(page)).toBeHidden();
  };
  const canvas = page.locator("[data-canvas-sheet] iframe").contentFrame();
  await enter(page, "admin@foyer.test");
  await page.goto(`/editor?page=${id}`);

  await test.step("a block is offered by the palette and goes in as a copy", async () => {
    await row("Part a").click();
    await keep(/^Block/, "Keep as a block");
    await page.getByRole("tab", { name: "Palette" }).click();
    await page.getByRole("region", { name: "Blocks" }).getByRole("button", { name }).click();
    await expect(canvas.getByText("First words")).toHaveCount(2);
  });

  await test.step("or is carried to its place on the canvas", async () => {
    const card = await page.getByRole("region", { name: "Blocks" }).getByRole("button", { name }).boundingBox();
    const first = await canvas.locator("[data-section]").first().boundingBox();
    if (!card || !first) throw new Error("The block and the canvas are not on the screen.");
    await page.mouse.move(card.x + 20, card.y + 20);
    await page.mouse.down();
    await page.mouse.move(card.x + 60, card.y + 60, { steps: 4 });
    await page.mouse.move(first.x + first.width / 2, first.y + 4, { steps: 12 });
    await page.mouse.move(first.x + first.width / 2, first.y + 6, { steps: 4 });
    await page.mouse.up();
    await expect(canvas.getByText("First words")).toHaveCount(3);
  });

  await test.step("a preset is beside its type with a picture of it, and is deleted with a way back", async () => {
    await page.getByRole("tab", { name: "Outline" }).click();
    await row("Part b").click();
    await keep(/^Preset/, "Keep as a preset");
    await page.getByRole("tab", { name: "Palette" }).click();
    await page.getByRole("searchbox").fill(name);
    const card = page.getByRole("list", { name: /^Other ways to start/ }).getByRole("button", { name, exact: true });
    await expect(page.frameLocator("[data-pictures]").getByText("Second words")).toBeVisible();
    await page.getByRole("button", { name: `More for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(card).toBeHidden();
    await page
      .getByRole("group", { name: `${name} was deleted from the presets` })
      .getByRole("button", { name: /^Undo/ })
      .click();
    await card.click();
    await expect(canvas.getByText("Second words")).toHaveCount(2);
    await page.keyboard.press("Control+z");
    await expect(canvas.getByText("Second words")).toHaveCount(1);
    await page.getByRole("searchbox").fill("");
  });

  await test.step("a shared section takes the place of what is selected, by keys alone", async () => {
    await page.getByRole("tab", { name: "Outline" }).click();
    await row("Part b").click();
    await keep(/^Shared section/, "Share");
    await expect(row(name)).toBeVisible();
    await expect(canvas.getByText("Second words")).toBeVisible();
    await expect(page.getByRole("note")).toContainText("which is on 1 page");
    await expect(row(name)).toHaveAccessibleDescription(/Shows the shared section .* on 1 page/);
  });

  await test.step("opening it says where it is shown, on a phone too, and detaching makes it a copy", async () => {
    await page.getByRole("note").getByRole("button", { name: "Open what it shows" }).click();
    await expect(page.locator('[data-region="status"]')).toContainText("Shown on 1 page");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("button", { name: `Page ${id}` })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: `Page ${id}` }).click();
    await expect(page.getByTitle("Show all pages")).toHaveText(`Page ${id}`);
    await row(name).click();
    await page.keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Detach as a copy" }).click();
    await expect(row("Part b")).toBeVisible();
    await expect(row(name)).toHaveCount(0);
  });
});
