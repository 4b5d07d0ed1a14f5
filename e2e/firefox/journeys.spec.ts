import type { Page } from "puppeteer-core";
import { createPage } from "../staff";
import { openAccount, password } from "../visitor";
import { click, expect, focused, frameOf, named, open, placeInFrame, reads, test } from "./firefox";

async function typeIn(page: Page, selector: string, words: string) {
  await click(page, selector);
  await page.keyboard.type(words);
}

test("a guest finds a game by its name and plays a round of its demo (L-2.57, L-4.28)", async ({ fox }) => {
  await open(fox, "/");
  await click(fox, "header [role=searchbox], header input[type=search]");
  await fox.keyboard.type("dic");
  await click(fox, "[role=option] >>> ::-p-text(Dice)");
  await fox.waitForFunction(() => window.location.pathname === "/casino/games/dice");
  await click(fox, `[data-section-type=game_frame] ${named("link", "Play demo")}`);
  const game = await frameOf(fox, 'iframe[title="Dice"]');
  await click(game, named("button", "Bet"));
  await reads(fox, '[aria-label="This session"]', "€");
});

test("a player signs in, closes the tour, pays in by card, and has the money (C-4.30, C-4.01)", async ({ fox, request }) => {
  const cashier = "[data-section-type=deposit]";
  const email = await openAccount(request);
  await open(fox, "/faq?modal=login");
  await typeIn(fox, "[role=dialog] input[type=email]", email);
  await typeIn(fox, "[role=dialog] input[type=password]", password);
  await fox.keyboard.press("Enter");
  await click(fox, `[role=dialog] ${named("button", "Close the tour")}`);
  await open(fox, "/profile/deposit");
  await click(fox, `${cashier} ${named("button", "No bonus")}`);
  await click(fox, `${cashier} button ::-p-text(Card)`);
  await fox.locator(`${cashier} input[inputmode=decimal]`).fill("60");
  const card = await frameOf(fox, `${cashier} iframe`);
  await card.locator(named("textbox", "Card number")).fill("4111 1111 1111 1111");
  await card.locator(named("textbox", "Expiry")).fill("1230");
  await card.locator(named("textbox", "Security code")).fill("123");
  await click(fox, `${cashier} ${named("button", "Deposit €60.00")}`);
  await reads(fox, `${cashier} :is(h2, h3)`, "€60.00 is here");
  await reads(fox, "header", "€60.00");
});

for (const { opener, dialog, first } of [
  { opener: "Menu", dialog: "Menu", first: null },
  { opener: "Log in", dialog: "Welcome back", first: "E-mail" },
])
  test(`"${opener}" opens by keys alone, keeps the focus until it is closed, and gives it back (WCAG 2.1.1, 2.1.2, 2.4.3)`, async ({
    fox,
  }) => {
    const isInDialog = () => fox.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);
    await fox.setViewport({ width: 390, height: 844 });
    await open(fox, "/faq");
    for (let step = 0; step < 80 && (await focused(fox)) !== opener; step++) {
      await fox.keyboard.press("Tab");
      expect(await focused(fox), `Tab ${step + 1} leads nowhere`).not.toBe("BODY");
    }
    expect(await focused(fox)).toBe(opener);
    await fox.keyboard.press("Enter");
    await fox.locator(named("dialog", dialog)).wait();
    await expect.poll(isInDialog).toBe(true);
    if (first) await expect.poll(() => focused(fox)).toBe(first);
    for (let step = 0; step < 60; step++) {
      await fox.keyboard.press("Tab");
      await expect.poll(isInDialog, `Tab ${step + 1} leaves the dialog`).toBe(true);
    }
    await fox.keyboard.press("Escape");
    await expect.poll(() => focused(fox)).toBe(opener);
  });

test("an administrator changes a heading where it stands, sees it, takes it back, changes it again and publishes (L-5.13, 18)", async ({
  fox,
  request,
}) => {
  const text = (id: string, title: string) => ({ id, name: title, type: "content_section", props: { title: { en: title } } });
  const id = await createPage(request, "in-firefox", [text("one", "First"), text("two", "Second")]);
  await open(fox, "/faq");
  const body = JSON.stringify({ email: "admin@foyer.test", password });
  const status = await fox.evaluate(
    async (sent) =>
      (await fetch("/api/user/login", { method: "POST", headers: { "content-type": "application/json" }, body: sent })).status,
    body,
  );
  expect(status).toBe(200);
  await fox.goto(`${test.info().project.use.baseURL}/editor?page=${id}`);
  await fox.locator("[role=treeitem]").wait();
  const canvas = await frameOf(fox, "[data-canvas-sheet] iframe");
  const { x, y } = await placeInFrame(fox, "[data-canvas-sheet] iframe", '[data-section="two"] :is(h1, h2)');
  await fox.mouse.click(x, y, { count: 2 });
  await canvas.locator("[role=textbox]").wait();
  await fox.keyboard.type("Seen in Firefox");
  await fox.keyboard.press("Enter");
  await reads(canvas, '[data-section="two"] :is(h1, h2)', "Seen in Firefox");
  await fox.keyboard.down("Control");
  await fox.keyboard.press("z");
  await fox.keyboard.up("Control");
  await reads(canvas, '[data-section="two"] :is(h1, h2)', "Second");
  await fox.keyboard.press("F2");
  await canvas.locator("[role=textbox]").wait();
  await fox.keyboard.type("Published from Firefox");
  await fox.keyboard.press("Enter");
  await click(fox, named("button", "Publish…"));
  await click(fox, `[role=dialog] ${named("button", "Publish")}`);
  await reads(fox, "body", "is live");
  expect(await (await request.get(`/${id}`)).text()).toContain("Published from Firefox");
});
