import type { Page } from "@playwright/test";
import { atEachWidth } from "./each_width";
import { fresh } from "./staff";
import { stepHolds } from "./step_holds";
import { enter, enterAsNew, expect, from, isReady, open, openBrowserOf, test } from "./visitor";

test.use(from("DE"));

const picture = (name: string) => `server/demo/documents/${name}.webp`;
const flow = (page: Page) => page.locator('[data-section-type="verification"]');

/** Puts a file on a side, and waits until it is seen. */
async function choose(page: Page, side: string, file: string) {
  const input = flow(page).getByLabel(`Datei wählen: ${side}`);
  await isReady(input);
  await input.setInputFiles(picture(file));
  await expect(flow(page).getByText(`${file}.webp`)).toBeVisible();
  const preview = flow(page).locator('img[src^="data:image/jpeg"]').last();
  await expect.poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100); // the policy lets it through
}

const send = (page: Page) =>
  flow(page)
    .getByRole("button", { name: /^(?:Senden|Trotzdem senden)$/ })
    .click();
const cardOf = (page: Page, name: string) =>
  flow(page)
    .getByRole("button")
    .filter({ has: page.getByText(name, { exact: true }) });
const state = (page: Page, card: string, words: string) => expect(cardOf(page, card)).toContainText(words);

const identity = "Personalausweis oder Führerschein";

test("a player sends documents from a phone, is asked again for one side for a reason that they read in their language, sends it again and is approved, by keys at the desk (L-7.20, L-7.21, C-4.48, C-4.49, C-4.52, C-4.53, C-4.55, C-7.28, C-9.44)", async ({
  page,
  request,
  browser,
  contextOptions,
  problems,
}) => {
  const lastName = fresh("Lind");
  await enterAsNew(page, request, { preferredLanguage: "de", lastName });
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step("says before a file is there that it is missing; both sides and a bill are sent", async () => {
    await open(page, "/de/profile/verify");
    await expect(flow(page).getByText("0 von 2 erledigt")).toBeVisible();
    await expect(flow(page).getByRole("button", { name: "Füge zuerst die Vorderseite hinzu" })).toBeDisabled();
    await flow(page).getByLabel(`Datei wählen: ${identity}, Vorderseite`).setInputFiles("package.json");
    await expect(flow(page).getByRole("alert")).toBeVisible();
    await choose(page, `${identity}, Vorderseite`, "carmen-front");
    await flow(page).getByRole("button", { name: "Entfernen" }).click();
    await choose(page, `${identity}, Vorderseite`, "carmen-front");
    await choose(page, `${identity}, Rückseite`, "lena-back");
    await stepHolds(page, '[data-section-type="verification"]', 0);
    await send(page);
    await state(page, identity, "In Prüfung");
    await cardOf(page, "Adressnachweis").click();
    await choose(page, "Adressnachweis", "soren-bill");
    await send(page);
    await state(page, "Adressnachweis", "In Prüfung");
    await atEachWidth(page, () => state(page, identity, "In Prüfung"));
  });

  const house = await openBrowserOf(browser, { ...contextOptions, viewport: { width: 1440, height: 900 } });
  const desk = await house.newPage();
  const review = async () => {
    await desk.goto("/editor?desk=documents");
    await desk
      .getByRole("button", { name: `Mara ${lastName}` })
      .first()
      .click();
    await expect(desk.getByRole("group", { name: "The document" })).toBeVisible();
  };
  await test.step("the desk asks again for the back, by keys", async () => {
    await enter(desk, "cashier@foyer.test");
    await review();
    await expect(desk.getByRole("img", { name: "The document" })).toHaveCount(2);
    await desk.keyboard.press("n");
    await desk.getByRole("checkbox", { name: "Front" }).uncheck();
    await desk.getByRole("checkbox", { name: /^It is too dark/ }).check();
    await expect(desk.getByText("zu dunkel", { exact: false })).toBeVisible();
    await desk.keyboard.press("Control+Enter");
    await expect(desk.getByText("Asked for again", { exact: true })).toBeVisible();
  });

  await test.step("the player reads why and sends that side alone", async () => {
    await open(page, "/de/profile/verify");
    await state(page, identity, "Angefordert");
    await atEachWidth(page, async () => {
      await expect(flow(page).getByText("zu dunkel", { exact: false }).first()).toBeVisible();
      await expect(flow(page).getByLabel(`Datei wählen: ${identity}, Rückseite`)).toBeEnabled();
    });
    await expect(flow(page).getByLabel(`Datei wählen: ${identity}, Vorderseite`)).toHaveCount(0); // it is good
    await choose(page, `${identity}, Rückseite`, "carmen-back");
    await send(page);
    await state(page, identity, "In Prüfung");
  });

  await test.step("both are approved, and nothing is left to do", async () => {
    for (const _ of [1, 2]) {
      await review();
      await desk.keyboard.press("y");
      const decided = desk.waitForResponse((answer) => answer.url().endsWith("/decide") && answer.ok());
      await desk.keyboard.press("Control+Enter");
      await decided;
    }
    await open(page, "/de/profile/verify");
    await expect(flow(page).getByText("2 von 2 erledigt")).toBeVisible();
    await expect(flow(page).getByText("Alles ist bestätigt. Du musst nichts tun.")).toBeVisible();
    await open(page, "/de/profile/edit-profile");
    await expect(page.locator('[data-section-type="profile_documents"]')).toContainText("Bestätigt");
    await house.close();
  });
  expect(problems).toEqual([]);
});
