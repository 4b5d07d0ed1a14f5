import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { violationsIn } from "./axe";
import { createPage } from "./staff";
import { stored } from "./stored";
import { enter, expect, test } from "./visitor";

const row = (page: Page, name: string) => page.getByRole("treeitem", { name });
const inspector = (page: Page) => page.getByRole("region", { name: "Inspector" });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`an English text that is changed leaves its Danish outdated, until somebody translates it, here or in a file, at ${width} (issue 18, 3)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const body = { en: "<p>Good <strong>luck</strong>.</p>", da: "<p>Held <strong>og</strong> lykke.</p>" };
    const props = { title: { en: "Harbour", da: "Havn" }, body };
    const id = await createPage(request, "words", [{ id: "one", name: "Words", type: "content_section", props }]);
    await enter(page, "admin@foyer.test");
    await page.goto(`/editor?page=${id}`);
    const open = async (pane: string) => {
      if (width < 600) await page.getByRole("button", { name: new RegExp(pane) }).click();
    };
    await open("Pages, outline and palette");
    await row(page, "Words").click();
    await open("^Inspector");
    const title = inspector(page).getByLabel("Title", { exact: true });
    await title.fill("Old harbour");
    await page.getByRole("combobox", { name: "Language of the texts" }).selectOption("da");
    await expect(title).toHaveValue("Havn");
    await expect(inspector(page).getByText("Outdated", { exact: true })).toBeVisible();
    await expect(inspector(page).getByText("It was made from: Harbour")).toBeVisible();
    if (width > 600) await expect(row(page, "Words, da outdated")).toBeVisible();
    await stored(request, id).toMatchObject([{ props: { title: { en: "Old harbour", da: "Havn" } } }]);

    await page.goto(`/editor?page=${id}&view=translations&language=da`);
    const texts = page.getByRole("region", { name: "Texts in Danish" });
    const target = texts.getByRole("textbox", { name: "Title in Danish" }).last();
    await expect(texts.getByText("was: Harbour")).toBeVisible();
    await target.focus();
    await page.keyboard.press("End");
    await page.keyboard.type("en");
    await page.keyboard.press("Control+Enter");
    await expect(texts.getByText("Nothing is left to do.").or(texts.getByText("Done", { exact: true }).first())).toBeVisible();
    await stored(request, id).toMatchObject([{ props: { title: { da: "Havnen" } } }]);

    await texts.getByRole("radio", { name: "All" }).check({ force: true });
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "XLIFF 2.1" }).click();
    const file = await (await download).path();
    const xliff = (await readFile(file, "utf8")).replace(" lykke.", " al lykke.");
    await page.getByRole("button", { name: "Bring in…" }).click();
    const dialog = page.getByRole("dialog", { name: "Bring in translations" });
    const choose = (content: string) =>
      dialog
        .locator("input[type=file]")
        .setInputFiles({ name: "da.xlf", mimeType: "application/xliff+xml", buffer: Buffer.from(content) });
    await choose(xliff.replace(/foyer:\w+/, "foyer:elsewhere"));
    await expect(dialog.getByRole("alert")).toHaveText("The file is of another site.");
    await choose(xliff);
    await expect(dialog.getByRole("status")).toContainText("Danish: 1 text would change.");
    await dialog.getByRole("button", { name: "Take over 1 text" }).click();
    await expect(dialog).toBeHidden();
    await stored(request, id).toMatchObject([
      {
        props: { title: { en: "Old harbour", da: "Havnen" }, body: { ...body, da: "<p>Held <strong>og</strong> al lykke.</p>" } },
      },
    ]);
    expect(await violationsIn(page, { within: '[data-region="view"]', more: ["best-practice"] })).toEqual([]);
  });
