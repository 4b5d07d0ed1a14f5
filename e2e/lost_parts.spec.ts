import type { APIRequestContext, Page } from "@playwright/test";
import { partsOfEditor, partsOfPages, takeAway } from "./lazy_parts";
import { createPage } from "./staff";
import { enter, expect, hideTour, isReady, takenOver, test } from "./visitor";

/** What the editor shows and does by itself; texts, the desk, the site's own parts and sections have boundaries and words of their own. */
const isOfEditor = (key: string) => /^(editor\/(?!desk\/)|_editor-(?:inspector|check|fuzzy)-|src\/layout\/check\/)/.test(key);

const sections = ["Words", "Picture"].map((name) => ({ id: name, name, type: "blank", props: {} }));

async function openEditor(page: Page, id: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, "admin@foyer.test");
  await page.goto(`/editor?page=${id}`);
  await expect(page.getByRole("treeitem", { name: /Words/ })).toBeVisible();
}

test.describe("by itself", () => {
  test.use({ fetchesWhenIdle: true });

  test("the editor fetches its parts while it is idle", async ({ page, request }) => {
    const id = await createPage(request, "idle", sections);
    const parts = partsOfEditor(isOfEditor);
    const { come, giveBack } = await takeAway(page, parts);
    giveBack(parts.keys());
    await openEditor(page, id);
    await expect.poll(() => come.size).toBeGreaterThan(10); // one after the other, and each of them: fetch_when_idle.test.ts
  });
});

/** The editor with a section that was renamed and saved; its parts are lost until they are given back. */
async function openWithoutParts(page: Page, request: APIRequestContext) {
  const id = await createPage(request, "lost", sections);
  const { missed, come, giveBack } = await takeAway(page, partsOfEditor(isOfEditor));
  const crashes: string[] = [];
  page.on("pageerror", ({ message }) => crashes.push(message));

  const failure = page.locator("[data-part-failed]");
  const row = (name: RegExp) => page.getByRole("treeitem", { name });
  const tab = (name: string) => page.getByRole("tab", { name });
  const press = (keys: string) => page.keyboard.press(keys);
  const choose = async () => {
    await tab("Outline").click();
    await row(/Words/).click();
  };
  const keys = (pressed: string) => async () => {
    await choose();
    await press(pressed);
  };

  /** Does what needs parts that are gone: that is all that is lost, and what is left says so. */
  async function lose(open: () => Promise<unknown>) {
    await open();
    await expect(failure, open.toString()).toHaveCount(1);
    await expect(page.locator("header[data-region=bar] h1")).toBeVisible();
  }

  /** The same for what opens over the screen; Escape puts it away. */
  async function losePopup(open: () => Promise<unknown>) {
    await lose(open);
    await press("Escape");
    await expect(failure).toHaveCount(0);
  }

  /** The parts are back, and it is tried again: nothing that was made is lost, and they are there. */
  async function comeBack(open: () => Promise<unknown>) {
    giveBack(missed);
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(failure).toHaveCount(0);
    await expect(row(/Words of mine/)).toBeVisible();
    await open();
    await expect.poll(() => [...missed].some((part) => come.has(part))).toBe(true);
    await expect(failure).toHaveCount(0);
    missed.clear();
    await press("Escape");
  }

  async function loseAndComeBack(open: () => Promise<unknown>) {
    await lose(open);
    await comeBack(open);
  }

  /** In the end everything that was made is there, and nothing has crashed. */
  async function expectAllKept() {
    await expect(row(/Words of mine/)).toBeVisible();
    await expect(page.locator('[data-status="saved"]')).toBeVisible();
    expect(crashes).toEqual([]);
  }

  await openEditor(page, id);
  await row(/Words/).click();
  await press("F2");
  await press("ControlOrMeta+a");
  await page.keyboard.type("Words of mine");
  await press("Enter");
  await expect(page.locator('[data-status="saved"]')).toBeVisible();
  await loseAndComeBack(choose); // the inspector
  return { row, tab, press, keys, lose, losePopup, comeBack, loseAndComeBack, expectAllKept };
}

test("what opens over the editor and is lost costs itself alone, and keeps what was made", async ({ page, request }) => {
  const { press, keys, losePopup, expectAllKept } = await openWithoutParts(page, request);
  const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
  const bar = page.locator("header[data-region=bar]");
  for (const name of [/^Zoom/, "Check"]) await losePopup(() => button(name).click());
  await losePopup(() => bar.getByText("Guest").click());
  await losePopup(() => press("ControlOrMeta+k"));
  await losePopup(keys("?"));
  await expectAllKept();
});

test("a panel of the editor that is lost keeps what was made, and comes back when it is tried again", async ({
  page,
  request,
}) => {
  const { row, tab, loseAndComeBack, expectAllKept } = await openWithoutParts(page, request);
  await loseAndComeBack(() => row(/Picture/).click({ button: "right" }));
  await loseAndComeBack(() => tab("Pages").click());
  await tab("Outline").click();
  await expectAllKept();
});

for (const [view, key] of [
  ["matrix", "m"],
  ["map", "s"],
] as const)
  test(`the view of the editor at key ${key} (${view}) keeps what was made where it is lost, and comes back`, async ({
    page,
    request,
  }) => {
    const { keys, lose, comeBack, expectAllKept } = await openWithoutParts(page, request);
    await lose(keys(key));
    await comeBack(async () => {}); // a view is in the address
    await expectAllKept();
  });

const isReloaded = () => performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");

test("what a visitor asks for and does not come says so, costs nothing else, and comes when it is tried again", async ({
  page,
}) => {
  const parts = partsOfPages((key) => /^src\/(features\/accounts\/sign_in|shell\/NavigationSheet)/.test(key));
  const { giveBack } = await takeAway(page, parts);
  const failure = page.locator("[data-part-failed]");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/faq?modal=login");
  await page.waitForFunction(isReloaded); // once, as if a deploy had taken the code away
  await expect(failure).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/faq");
  await expect(failure).toHaveCount(0);
  await page.getByRole("navigation", { name: "Quick navigation" }).getByRole("button", { name: "Menu" }).click();
  await expect(failure).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(failure).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/modal=login/);
  await expect(failure).toHaveCount(1);
  giveBack(parts.keys());
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
});

test("a menu and an account's frame whose code is lost lead on, say so where they are pressed or missed, and come when it is tried again", async ({
  page,
}) => {
  const parts = partsOfPages((key) => /^src\/shell\/(?:SideMenu|ProfileFrame)\.tsx$/.test(key));
  const [ofFrame, ofMenu] = ["ProfileFrame", "SideMenu"].map((name) => [...parts.keys()].filter((key) => key.includes(name)));
  expect([ofFrame?.length, ofMenu?.length]).toEqual([1, 1]);
  const { giveBack } = await takeAway(page, parts);
  const failure = page.locator("[data-part-failed]");
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, "paid@foyer.test");
  await hideTour(page);
  await page.goto("/faq");
  await page.waitForFunction(isReloaded);
  await takenOver(page);
  const menu = page.getByRole("navigation", { name: "Main navigation" });
  await menu.getByRole("button", { name: "Studios" }).click();
  await expect(failure).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(failure).toHaveCount(0);
  await menu.getByRole("link", { name: "Favourites" }).click();
  await expect(page).toHaveURL("/profile/favorites");
  await expect(page.locator("#main").locator(failure)).toBeVisible();
  await failure.getByRole("button", { name: "Try again" }).focus();
  giveBack(ofFrame ?? []);
  await page.keyboard.press("Enter"); // by keys: where the page is drawn meanwhile the frame comes by itself, and there is nothing to press
  await expect(page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name: "Favourites" })).toBeVisible();
  await takenOver(page); // where an earlier try was still on its way in vain, the page was loaded again
  await menu.getByRole("button", { name: "Studios" }).click();
  await expect(failure).toBeFocused();
  giveBack(ofMenu ?? []);
  await failure.getByRole("button", { name: "Try again" }).click();
  await isReady(menu.getByRole("button", { name: "Studios" }));
  await expect(failure).toHaveCount(0);
  await menu.getByRole("button", { name: "Studios" }).click();
  await expect(menu.getByRole("button", { name: "Studios" })).toHaveAttribute("aria-expanded", "true");
  await expect(failure).toHaveCount(0);
});

test("a page is alive and read where nothing comes that could be lost", async ({ page }) => {
  const { missed } = await takeAway(
    page,
    partsOfPages((key) => /^src\/(?:features|shell)\//.test(key)),
  );
  const crashes: string[] = [];
  page.on("pageerror", ({ message }) => crashes.push(message));
  await page.setViewportSize({ width: 1440, height: 900 });
  const openAndAsk = async (address: string) => {
    missed.clear();
    await page.goto(address);
    await takenOver(page);
    await page.mouse.move(700, 400); // the menu is asked for
  };
  await openAndAsk("/");
  await page.waitForFunction(isReloaded); // once, as if a deploy had taken the code away: where it went on, a page would be left under way
  for (const address of ["/", "/promotions"]) {
    await openAndAsk(address);
    await expect.poll(() => missed.size, address).toBeGreaterThan(0);
    await expect(page.locator("#main").getByRole("heading").first(), address).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Promotions" }),
    ).toBeVisible();
  }
  expect(crashes).toEqual([]);
});
