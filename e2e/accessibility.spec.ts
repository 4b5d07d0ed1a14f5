import { themes } from "../schemas/settings";
import { violationsIn } from "./axe";
import { createPage } from "./staff";
import { enter, expect, open, stay, test, widths } from "./visitor";
import { coveredFocus, standingOver } from "./bars";

/** What is no page of its own; the seeded pages are in pages.spec, the dialogs in dialogs.spec. A line for each: who comes, and to which address. */
const places = [
  ["guest", "/nowhere"],
  ["user", "/logout"],
] as const;

for (const [visitor, address] of places) {
  test(`axe finds nothing on ${address} for ${visitor}s at any width`, async ({ page }) => {
    if (visitor === "user") await enter(page, "paid@foyer.test");
    await page.goto(address);
    await expect(page.locator("body").getByRole("heading").first()).toBeVisible();
    await stay(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsIn(page, { within: "body" }), `at ${width}`).toEqual([]);
    }
  });
}

for (const address of ["/promotions", "/responsible-gaming", "/providers"]) {
  test(`every text on ${address} can be read in any theme and colour scheme`, async ({ page }) => {
    await page.goto(address);
    await stay(page);
    for (const theme of themes) {
      for (const scheme of ["dark", "light"]) {
        await page.evaluate((look) => Object.assign(document.documentElement.dataset, look), { theme, scheme });
        expect.soft(await violationsIn(page, { only: "color-contrast" }), `${theme} ${scheme}`).toEqual([]);
      }
    }
  });
}

test("in a window as low as at 400 % zoom nothing is over the page, and its colours follow the system (WCAG 1.4.10)", async ({
  page,
}) => {
  for (const [width, address] of [
    [320, "/"],
    [320, "/casino"],
    [1280, "/promotions"],
  ] as const) {
    await page.setViewportSize({ width, height: 256 });
    await open(page, address);
    await page.evaluate(() => window.scrollTo(0, 400));
    expect(await standingOver(page), `${address} at ${width}`).toEqual([]);
  }
  const find = page.getByRole("banner").getByRole("button", { name: "Menu" }).first();
  await expect(find).toHaveCSS("border-top-width", "0px");
  await page.emulateMedia({ forcedColors: "active" });
  await expect(find).toHaveCSS("border-top-width", "1px");
  const muted = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--text-muted"));
  const usual = await muted();
  await page.emulateMedia({ forcedColors: null, contrast: "more" });
  expect(await muted()).not.toBe(usual);
});

test("the focus is never under a bar, and goes back through the cards as it came (WCAG 2.1.2, 2.4.3, 2.4.11)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 }); // lower, nothing stands over the page
  await open(page, "/casino");
  const cards: string[][] = [];
  for (const key of ["Tab", "Shift+Tab"]) {
    const passed: string[] = [];
    for (let step = 0; step < 45; step++) {
      await page.keyboard.press(key);
      expect(await coveredFocus(page), `${key}, step ${step + 1}`).toBeNull();
      const card = await page.evaluate(() => document.activeElement?.getAttribute("href") ?? "");
      if (card.includes("/casino/games/") && card !== passed.at(-1)) passed.push(card);
    }
    cards.push(passed);
  }
  const [forth = [], back = []] = cards;
  expect(back.length).toBeGreaterThan(5);
  const last = forth.at(-1) === back[0] ? forth : forth.slice(0, -1); // where it turned is not passed again
  expect(back.toReversed()).toEqual(last.slice(-back.length));
});

test("axe finds nothing in the settings, wide and on a phone", async ({ page }) => {
  await enter(page, "admin@foyer.test");
  await page.goto("/editor?view=settings");
  await expect(page.getByRole("heading", { name: "Site settings" })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsIn(page), `at ${width}`).toEqual([]);
    for (const group of ["Navigation", "Onboarding"]) {
      if (width < 720) await page.getByLabel("Groups of settings").getByRole("combobox").selectOption({ label: group });
      else await page.getByRole("button", { name: group, exact: true }).click();
      expect(await violationsIn(page, { within: "main" }), `${group} at ${width}`).toEqual([]);
    }
    if (width < 1180) await page.getByText("Preview", { exact: true }).click();
    await page.getByRole("button", { name: "Versions" }).click();
    const versions = page.getByRole("dialog");
    await expect(versions.getByText("This is the first version.").or(versions.getByRole("listitem")).first()).toBeVisible();
    expect(await violationsIn(page, { within: "[role=dialog]" }), `versions at ${width}`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(versions).toHaveCount(0);
    if (width < 1180) await page.getByText("Form", { exact: true }).click();
  }
  await page.emulateMedia({ forcedColors: "active" });
  await expect(page.getByRole("button", { name: "Versions" })).toHaveCSS("border-top-width", "1px");
});

/** Each list of the desk, and what is opened from it. */
const desk: readonly [view: string, title: string, opened?: string][] = [
  ["payouts", "Payouts"],
  ["payments", "All payments"],
  ["alarms", "Alarms", "Compare with a file"],
  ["documents", "Documents"],
  ["players", "Players"],
  ["friends", "Friends", "Count anyway…"],
  ["claims", "Held claims"],
  ["methods", "Payment methods"],
  ["changes", "Log"],
  ["promotions", "Promotions"],
  ["tournaments", "Tournaments"],
];

test("axe finds nothing on the lists of the desk and the dialogs that open from them, light and dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await enter(page, "admin@foyer.test");
  await page.goto("/editor?desk=payouts");
  await page.getByRole("button", { name: "Editor menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  expect(await violationsIn(page, { only: "region" }), "menu").toEqual([]);
  await page.keyboard.press("Escape");
  const dialog = page.getByRole("dialog");
  for (const [view, title, opened] of desk) {
    await page.evaluate((name) => {
      window.history.pushState(null, "", `/editor?desk=${name}`);
      window.dispatchEvent(new Event("desk-moved")); // the desk's own word for a step
    }, view);
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await violationsIn(page), view).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsIn(page, { only: "color-contrast", within: "main" }), `${view} in the dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    if (!opened) continue;
    await page.getByRole("button", { name: opened }).first().click();
    await expect(dialog).toBeVisible();
    expect(await violationsIn(page, { within: "[role=dialog]" }), `${view}: ${opened}`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

test("in a window as low as at 400 % zoom all of the desk scrolls, and its keys are read without a pointer (WCAG 1.4.10, 2.1.1)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await enter(page, "admin@foyer.test");
  await page.goto("/editor?desk=players");
  const rows = page.getByRole("row").getByRole("button");
  await rows.nth(5).focus();
  await expect(rows.nth(5)).toBeInViewport({ ratio: 1 });
  const list = page.getByRole("table").locator("..");
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 600 });
  expect(await violationsIn(page, { within: "[role=dialog]" })).toEqual([]);
  await page.keyboard.press("Escape");
});

test("axe finds nothing on the views of the editor beside the page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await enter(page, "admin@foyer.test");
  for (const view of ["calendar", "versions", "translations", "chat", "staff", "reviews"]) {
    await page.goto(`/editor?page=faq&view=${view}`);
    await expect(page.locator("[data-region=view] :is(h1, h2)").first()).toBeVisible();
    await expect(page.locator("[data-region=view] [aria-busy=true]")).toHaveCount(0);
    expect(await violationsIn(page, { within: "[data-region=view]" }), view).toEqual([]);
  }
});

test("axe finds nothing on outline, palette, canvas, menu and command palette, light and dark", async ({ page, request }) => {
  const text = (name: string) => ({
    id: name,
    name,
    type: "content_section",
    props: { title: { en: name }, content: { en: `<p>About ${name}.</p>` } },
  });
  const hidden = { ...text("Fourth"), countries: { restrictedCountries: ["NO"] } };
  const group = { id: "g", name: "Lobby", type: "group", props: {}, sections: ["First", "Second", "Third"].map(text) };
  await enter(page, "admin@foyer.test");
  await page.goto(`/editor?page=${await createPage(request, "looked-at", [group, hidden])}&country=NO`);

  for (const colorScheme of ["light", "dark"] as const) {
    const scope = colorScheme === "light" ? { more: ["wcag21a"] } : { only: "color-contrast" };
    await page.emulateMedia({ colorScheme });
    await page.getByRole("tab", { name: "Outline" }).click();
    await page.getByRole("treeitem", { name: "First" }).click();
    await page.getByRole("treeitem", { name: "Third" }).click({ modifiers: ["Shift"] });
    await expect(page.getByRole("toolbar", { name: /3 sections/ })).toBeVisible();
    expect(await violationsIn(page, scope), "canvas and outline").toEqual([]);
    await page.keyboard.press("Shift+F10");
    await expect(page.getByRole("menuitem", { name: /^Duplicate/ })).toBeVisible();
    for (const one of [scope, { only: "region" }]) expect(await violationsIn(page, one), "menu").toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("option").first()).toBeVisible();
    expect(await violationsIn(page, scope), "command palette").toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("p");
    await expect(page.getByRole("dialog", { name: "View as" }).getByText("Now", { exact: true }).first()).toBeVisible();
    for (const one of [scope, { only: "aria-dialog-name" }, { only: "landmark-no-duplicate-banner" }])
      expect(await violationsIn(page, one), "persona").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Palette" }).click();
    await expect(page.locator("[data-palette-type]").first()).toBeVisible();
    const pictures = page.frameLocator("[data-pictures]"); // each type as the site's own renderer draws it
    await expect(pictures.locator('[data-drawing="shown"] [data-section-type="banner"]').first()).toBeVisible();
    await expect(pictures.locator("html")).toHaveAttribute("data-theme", "default");
    expect(await violationsIn(page, scope), "palette").toEqual([]);
  }

  await page.emulateMedia({ forcedColors: "active" }); // shadows and backgrounds are dropped: lines say what they said
  for (const chosen of [page.locator("[data-frame]").first(), page.getByRole("tab", { name: "Palette" })])
    await expect(chosen).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toHaveCSS("outline-style", "solid");
});
