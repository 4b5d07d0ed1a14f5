import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { violationsIn } from "./axe";
import { overflow } from "./visitor";

/** Opens a demo as a guest, framed as our pages frame it. */
async function openDemo(page: Page, gameId: string): Promise<FrameLocator> {
  const opened = await page.request.post("/api/user/init-game", { data: { gameId, demo: true, language: "en" } });
  expect(opened.ok()).toBe(true);
  const { data } = (await opened.json()) as { data: { launchUrl: string } };
  await page.goto("/fair");
  await page.evaluate((url) => {
    const said: unknown[] = [];
    Object.assign(window, { said });
    window.addEventListener("message", ({ data, origin }) => said.push({ ...data, origin }));
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.title = "Game";
    frame.src = url;
    frame.style.cssText = "position:fixed;inset:0;width:100%;height:100%;border:0;z-index:1000";
    document.body.append(frame);
  }, data.launchUrl);
  return page.frameLocator('iframe[title="Game"]');
}

const saidOf = (page: Page, type: string) =>
  page.evaluate(
    (type) =>
      (
        window as unknown as { said: { type: string; origin: string; roundId?: string; bet?: number; height?: number }[] }
      ).said.filter((one) => one.type === type),
    type,
  );

test("a guest plays dice in its own sandbox, changes seeds and verifies the round", async ({ page }) => {
  const game = await openDemo(page, "dice");
  await expect(game.getByText("€10,000.00")).toBeVisible();
  const bet = game.getByRole("button", { name: "Bet", exact: true });
  await bet.press("Enter");
  await expect(game.getByRole("list", { name: "Last results" }).getByRole("listitem")).toHaveCount(1);
  await expect(bet).toBeFocused();
  await expect(bet).toHaveCSS("border-top-width", "0px");
  await page.emulateMedia({ forcedColors: "active" });
  await expect(bet).toHaveCSS("border-top-width", "1px");
  await page.emulateMedia({ forcedColors: null, contrast: "more" });
  await expect(game.getByRole("button", { name: "Manual" })).toHaveCSS("outline-style", "solid");
  await page.emulateMedia({ contrast: null });
  const [round] = await saidOf(page, "round");
  expect(round).toMatchObject({ origin: "null", roundId: expect.any(String) });
  const reach = await game.locator("html").evaluate(() => {
    const tries = [() => document.cookie, () => window.localStorage.length, () => window.parent.document.title];
    return tries.map((attempt) => {
      try {
        attempt();
        return "reached";
      } catch {
        return "refused";
      }
    });
  });
  expect(reach).toEqual(["refused", "refused", "refused"]);

  await game.getByRole("button", { name: "Fairness" }).click();
  await game.getByRole("button", { name: "Change seeds" }).click();
  await expect(game.getByText("Server seed until now:")).toBeVisible();

  await page.goto(`/rounds/${round?.roundId ?? ""}`);
  await expect(page.getByRole("heading", { level: 1, name: "Dice" })).toBeVisible();
  await page.getByRole("button", { name: "Calculate it here" }).click();
  await expect(page.getByText("The round paid exactly this.")).toBeVisible();
  expect(await violationsIn(page, { within: "#main" })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto(`/fair?round=${round?.roundId ?? ""}`);
  await expect(page.getByLabel("Server seed", { exact: true })).toHaveValue(/^[0-9a-f]{64}$/);
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page.getByText("The seed matches the hash that was shown before the bet.")).toBeVisible();
  await expect(page.getByText("The round paid exactly this.")).toBeVisible();
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible(); // the chain of flights
  await expect(page.getByText("This demo draws its public number by itself", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByRole("region", { name: "Strips of the reels, storm" })).toContainText(
    "KJRATQTJQTCKJTAJKAQRBTJKTRTKQABQWSGJ",
  );
  await page.getByText("verify.py: a program in Python").click();
  await expect(page.getByRole("region", { name: "verify.py" })).toContainText("#!/usr/bin/env python3");
});

test("mines goes on where it was when its frame was closed, by keys alone", async ({ page }) => {
  const game = await openDemo(page, "mines");
  const bet = game.getByRole("button", { name: "Bet", exact: true });
  const random = game.getByRole("button", { name: "Open a random tile" });
  const mines = game.getByRole("slider");
  await mines.fill("24");
  await bet.press("Enter");
  await expect(game.getByRole("button", { name: /^Take / })).toBeFocused();
  await random.press("Enter"); // with a mine under all but one, the round is over
  await expect(bet).toBeEnabled();
  await expect(random).toBeFocused();
  await mines.fill("3");
  await bet.press("Enter");
  await expect(random).toBeEnabled();
  await page.evaluate(() => {
    const frame = document.querySelector('iframe[title="Game"]');
    frame?.replaceWith(frame.cloneNode());
  });
  await expect(game.getByText("This round was interrupted. It goes on where you left it.")).toBeVisible();
  await game.getByRole("button", { name: "Tile 13", exact: true }).press("ArrowRight");
  await expect(game.getByRole("button", { name: "Tile 14", exact: true })).toBeFocused();
  await game.getByRole("button", { name: "Tile 14", exact: true }).press("Enter");
  await expect(game.getByRole("button", { name: /^Tile 14, (gem|mine)$/ })).toBeVisible();
});

for (const id of ["dice", "limbo", "plinko", "mines", "crash", "blackjack", "video-poker", "ember-drake"])
  test(`a bet by keyboard keeps its focus in ${id}, axe finds nothing in the frame, dark or light, and a small phone scrolls nothing in it`, async ({
    page,
  }) => {
    const game = await openDemo(page, id);
    const go = game.getByRole("button", { name: /^(?:Bet|Spin)/ }).first();
    await expect(go).toBeEnabled();
    await go.focus();
    for (let bets = 1; bets <= 2; bets++) {
      await page.keyboard.press("Enter");
      await expect(game.locator("button:focus")).toHaveCount(1);
      if (["mines", "crash", "blackjack", "video-poker"].includes(id)) break; // a round goes on for longer there
      await expect.poll(async () => (await saidOf(page, "round")).length).toBe(bets);
      await expect(game.locator("button:focus")).toHaveCount(1);
      await expect(go).not.toHaveAttribute("aria-disabled");
    }
    if (id === "crash") await betTwice(page, game);
    const frame = page.frames().find((each) => each.url().includes("/play/"));
    expect(frame && (await violationsIn(frame))).toEqual([]);
    await page.evaluate(() => {
      const look = { source: "foyer", type: "look", theme: "lulu", scheme: "light", isCovered: true };
      document.querySelector<HTMLIFrameElement>('iframe[title="Game"]')?.contentWindow?.postMessage(look, "*");
    });
    await expect(game.locator("html")).toHaveAttribute("data-scheme", "light");
    await expect(game.getByRole("contentinfo").getByText(/^€/)).toBeHidden(); // the balance, as for a stream (L-6.07)
    expect(frame && (await violationsIn(frame, { only: "color-contrast" }))).toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    const inner = game.locator("html");
    await expect.poll(() => inner.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    await expect
      .poll(async () => {
        const told = (await saidOf(page, "height")).at(-1)?.height ?? 0;
        await page.locator('iframe[title="Game"]').evaluate((frame, height) => (frame.style.height = `${height}px`), told || 568);
        return inner.evaluate(() =>
          [...document.querySelectorAll("main")].some(
            (one) => getComputedStyle(one).overflowY === "auto" && one.scrollHeight > one.clientHeight,
          ),
        );
      })
      .toBe(false); // as the page does: it is as high as the game says, so that only the page scrolls
  });

/** Adds the second bet of crash and makes it by its key: on this flight, or on the next one. */
async function betTwice(page: Page, game: FrameLocator) {
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/play/bet") && sent.push(request.postData() ?? ""));
  await game.getByRole("button", { name: "Add a second bet" }).press("Enter");
  await expect(game.getByRole("region", { name: "Bet 1" })).toBeVisible();
  const second = game.getByRole("region", { name: "Bet 2" });
  await expect(second).toBeVisible();
  await page.keyboard.press("2");
  const cancel = second.getByRole("button", { name: "Cancel the next bet" });
  await expect.poll(async () => (await cancel.isVisible()) || sent.some((body) => body.includes('"isSecond":true'))).toBe(true);
}

test("blackjack, video poker, a slot whose symbols fall and bought free spins are played to their ends by keys alone", async ({
  page,
}) => {
  const blackjack = await openDemo(page, "blackjack");
  await blackjack.getByRole("button", { name: "Bet", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(blackjack.getByRole("region", { name: "Dealer" }).getByRole("img").first()).toBeVisible();
  await page.keyboard.press("s"); // where 21 was dealt, the round is over and nothing is left to stand with
  await expect(blackjack.getByRole("list", { name: "Last results" }).getByRole("listitem")).toHaveCount(1);

  const poker = await openDemo(page, "video-poker");
  await poker.getByRole("button", { name: "Bet", exact: true }).focus();
  await page.keyboard.press("Enter");
  const cards = poker.getByRole("group", { name: "Your cards" }).getByRole("button");
  await expect(poker.getByRole("button", { name: "Draw" })).toBeFocused();
  await page.keyboard.press("1");
  await page.keyboard.press("3");
  await page.keyboard.press("1");
  await page.keyboard.press("5");
  for (const [place, isHeld] of [false, false, true, false, true].entries())
    await expect(cards.nth(place)).toHaveAttribute("aria-pressed", String(isHeld));
  const held = [await cards.nth(2).getAttribute("aria-label"), await cards.nth(4).getAttribute("aria-label")];
  await page.keyboard.press("Enter");
  await expect(poker.getByRole("list", { name: "Last results" }).getByRole("listitem")).toHaveCount(1);
  expect([await cards.nth(2).getAttribute("aria-label"), await cards.nth(4).getAttribute("aria-label")]).toEqual(held);
  await expect(poker.getByRole("button", { name: "Bet", exact: true })).toBeFocused();

  await page.emulateMedia({ reducedMotion: "reduce" });
  const slot = await openDemo(page, "the-papyrus-trail");
  await slot.getByRole("button", { name: "Spin" }).press("Enter");
  await expect(slot.getByText(/^You win €|^No win this time/)).toBeAttached();
  expect(await saidOf(page, "round")).toHaveLength(1);
  await expect(slot.getByRole("list", { name: "Reels" }).getByRole("listitem")).toHaveCount(5);
  await slot.getByRole("button", { name: "Paytable" }).press("Enter");
  await expect(slot.getByRole("heading", { name: "Falling symbols" })).toBeAttached();

  const seller = await openDemo(page, "gem-foundry");
  await seller.getByRole("button", { name: "Buy 12 free spins €43.00" }).press("Enter");
  const sheet = seller.getByRole("dialog", { name: "Buy 12 free spins" });
  await expect(sheet.getByRole("definition").filter({ hasText: "96.9%" })).toBeVisible();
  await sheet.getByRole("button", { name: "Buy for €43.00" }).press("Enter");
  await expect(seller.getByText(/^You win €|^No win this time/)).toBeAttached();
  expect(await saidOf(page, "round")).toMatchObject([{ bet: 43 }]);
});

test("a game without a token, or outside of a page, says where it opens", async ({ page }) => {
  await page.goto("/play/dice");
  await expect(page.getByRole("heading", { name: "This game opens inside the casino" })).toBeVisible();
});
