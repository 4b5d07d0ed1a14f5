import { violationsIn } from "./axe";
import { addPlayers, dropNext } from "./database";
import { payIn } from "./pay_in";
import { enter, enterAsNew, expect, hideTour, open, overflow, test } from "./visitor";

for (const width of [1440, 390]) {
  test(`a guest plays a demo on its page, takes a break and comes back, at ${width} (L-2.28, L-2.71, L-4.28, L-4.29, L-4.30, L-4.31, L-4.47, S-2.66, 19)`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/casino/games/dice");
    await expect(page.getByRole("heading", { level: 1, name: "Dice" })).toBeVisible();
    await page.getByRole("link", { name: "Play demo" }).first().click();
    await expect(page).toHaveURL(/demo=true/);
    const game = page.frameLocator('iframe[title="Dice"]');
    await game.getByRole("button", { name: "Bet", exact: true }).click();
    await expect(page.getByRole("region", { name: "This session" })).toContainText(/[+−]€/);

    await page.getByRole("button", { name: "Take a short break" }).click();
    await expect(page.getByRole("heading", { name: "Are you still there?" })).toBeVisible();
    await expect(page.locator('iframe[title="Dice"]')).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Are you still there?" })).toBeVisible();
    await page.getByRole("button", { name: "I’m back" }).click();
    await expect(game.getByRole("button", { name: "Bet", exact: true })).toBeVisible();

    const theatre = page.getByRole("button", { name: "Theatre mode" });
    const frame = page.locator('iframe[title="Dice"]');
    const isWide = width > 640;
    await expect(theatre).toBeVisible({ visible: isWide });
    if (isWide) {
      await theatre.click();
      await expect.poll(async () => (await frame.boundingBox())?.width).toBe(width);
      await expect(page.getByRole("region", { name: "This session" })).toBeHidden();
      await game.getByRole("button", { name: "Bet", exact: true }).press("Escape"); // the game has the focus, not the page
      await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(width);
      await page.keyboard.press("t");
      await expect(theatre).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("t");
      await expect(theatre).toHaveAttribute("aria-pressed", "false");
    }
    await game.getByRole("button", { name: "Sound" }).click();
    await expect(game.getByRole("button", { name: "Sound" })).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => page.evaluate((kept) => localStorage.getItem(kept), "game.volume")).not.toBeNull(); // the page has heard it
    await page.reload();
    await expect(game.getByRole("button", { name: "Sound" })).toHaveAttribute("aria-pressed", "true");

    await page.getByRole("button", { name: "Full screen" }).click();
    await expect(page.locator("[data-fullscreen]")).toBeVisible();
    await expect(frame).toBeFocused(); // what was pressed lies behind it
    expect(problems).toEqual([]);
  });
}

test("a player plays for money, the balance in the header follows, and the game wears the page's scheme (L-4.32, L-4.59, L-4.60, C-4.28)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, "tester@foyer.test");
  await open(page, "/casino/games/limbo");
  const balance = page.getByRole("button", { name: /^Account of/ });
  await expect(page.getByRole("banner")).toContainText("In play");
  const before = await balance.innerText();
  const game = page.frameLocator('iframe[title="Limbo"]');
  await game.getByRole("button", { name: "Bet", exact: true }).click();
  await expect(balance).not.toHaveText(before);
  await expect(page.getByRole("region", { name: "This session" })).toContainText(/[+−]€/);
  await expect(game.locator("html")).toHaveAttribute("data-scheme", "dark");
  await page.getByRole("switch", { name: "Dark colours" }).click();
  await expect(game.locator("html")).toHaveAttribute("data-scheme", "light");
});

test("a live table of another studio opens on its page, on an origin of its own, and a game that is unknown is told (L-7.51, D-41)", async ({
  page,
}) => {
  await enter(page, "tester@foyer.test");
  await open(page, "/casino/live-casino");
  const card = page.getByRole("article").filter({ hasText: "Grand Foyer Roulette" }).first();
  await expect(card.getByText("Not open yet")).toHaveCount(0);
  await open(page, "/casino/games/grand-foyer-roulette");
  const frame = page.locator("[data-section-type=game_frame] iframe");
  await expect(frame).toHaveAttribute("src", /^http/);
  expect(new URL((await frame.getAttribute("src")) ?? "").origin).not.toBe(new URL(page.url()).origin);
  await expect(frame.contentFrame().getByRole("button").first()).toBeVisible();
  await open(page, "/casino/games/no-such-game");
  await expect(page.getByRole("heading", { level: 1, name: "This game is not here" })).toBeVisible();
});

for (const width of [1440, 390])
  test(`a game that is not there offers the way to those that are, and nothing of a game at ${width} px (L-2.05, L-2.59, L-4.60)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, "tester@foyer.test");
    for (const address of ["/game/nonsense", "/casino/games/no-such-game"]) {
      await open(page, address);
      await expect(page.getByRole("heading", { level: 1, name: "This game is not here" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Browse games" })).toHaveAttribute("href", "/casino");
      await expect(page.getByText("In play")).toHaveCount(0);
      await expect(page.getByRole("region", { name: "This session" })).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toBeAttached();
    }
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page.getByRole("region", { name: "This session" })).toBeVisible();
    await expect(page.getByText("In play").first()).toBeAttached();
  });

test("a jackpot game tells one figure on its card, its page and in itself; who wins it has the moment, the money and the round that tells it (19, C-7.37)", async ({
  page,
  baseURL,
  problems,
}) => {
  const [email = ""] = await addPlayers(baseURL!, ["Pearl Diver"]);
  await enter(page, email);
  await hideTour(page);
  await page.emulateMedia({ reducedMotion: "reduce" }); // free spins may come, and take their time
  const money = /^€[\d,]+\.\d\d$/;
  await open(page, "/casino/games/puzzle-palace");
  const game = page.frameLocator('iframe[title="Puzzle Palace"]');
  const bar = game.getByRole("button", { name: /^Jackpots/ });
  const onPage = page.getByRole("definition").filter({ hasText: money });
  const inFrame = async () => /Mini (€\S+)/.exec((await bar.innerText()).replaceAll("\n", " "))?.[1];
  await expect.poll(async () => (await onPage.allInnerTexts()).includes((await inFrame()) ?? "")).toBe(true);
  await bar.click();
  const rules = game.getByRole("dialog", { name: "Jackpots" });
  await expect(rules.getByText(/^1 in [\d,]+$|^None before it holds/).first()).toBeVisible();
  await expect(rules.getByText(/gives back .* by itself and .* through its jackpots/)).toBeVisible();
  const frame = page.frames().find((each) => each.url().includes("/play/"));
  expect(frame && (await violationsIn(frame))).toEqual([]);
  await page.keyboard.press("Escape");

  await dropNext(baseURL!, "mini");
  await game.getByRole("button", { name: "Spin", exact: true }).press("Enter");
  const won = game.getByRole("dialog", { name: /^Jackpot won: Mini €1\d\d\./ });
  await expect(won).toBeVisible();
  expect(frame && (await violationsIn(frame))).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(won.getByRole("button", { name: "Go on" })).toBeInViewport();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await won.getByRole("button", { name: "Go on" }).press("Enter");
  await expect(won).toHaveCount(0);
  await expect(game.getByRole("contentinfo").getByText(/^€(1[89]\d|[2-9]\d\d|\d[\d,]{4,})\./)).toBeVisible();
  await game.getByRole("button", { name: "Fairness" }).press("Enter");
  await game
    .getByRole("button", { name: /^Verify round/ })
    .first()
    .press("Enter");
  await expect(page.getByText("Jackpot won: Mini")).toBeVisible();
  expect(problems).toEqual([]);
});

test("too little money opens one sheet over the game: the deposit in it, by the method used last, and back to the game as it was (19)", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await payIn(request, await enterAsNew(page, request), 20);
  await open(page, "/casino/games/dice");
  const sheet = page.getByRole("dialog", { name: "Too little money for this bet" });
  const game = page.frameLocator('iframe[title="Dice"]');
  await expect(game.getByRole("contentinfo").getByText("€20.00")).toBeVisible();
  await game.getByLabel("Bet amount").fill("35");
  await game.getByRole("button", { name: "Bet", exact: true }).click();
  await expect(sheet.getByText("€15.00 is missing.")).toBeVisible();
  await expect(sheet.getByRole("textbox", { name: "Amount" })).toHaveValue("15");
  await expect(sheet.getByText("€15.00 is missing.")).toBeInViewport(); // no step scrolls why it is open away
  await expect(sheet.getByRole("button", { name: "Close" })).toBeInViewport();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const card = sheet.frameLocator("iframe");
  await card.getByLabel("Card number").fill("4111 1111 1111 1111");
  await card.getByLabel("Expiry").fill("1230");
  await card.getByLabel("Security code").fill("123");
  await sheet.getByRole("button", { name: "Deposit €15.00" }).click();
  await expect(sheet.getByRole("heading", { name: "€15.00 is here" })).toBeVisible();
  await sheet.getByRole("button", { name: "Back to the game" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('iframe[title="Dice"]')).toBeFocused(); // the next key plays on
  await expect(page).toHaveURL(/\/casino\/games\/dice$/);
  await expect(game.getByRole("contentinfo").getByText("€35.00")).toBeVisible();
  await expect(game.getByLabel("Bet amount")).toHaveValue("35.00");
});
