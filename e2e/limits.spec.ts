import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { dialogHolds } from "./dialog";
import { atEachWidth, byKeysAtEachWidth, fits } from "./each_width";
import { payIn } from "./pay_in";
import { enterAsNew, expect, isReady, open, takenOver, test } from "./visitor";

const card = (page: Page, kind: string) => page.locator(`[data-section-type="${kind}_limit"]`);
const dialog = (page: Page) => page.getByRole("dialog");

/** Sets a limit by keys alone, as far as what then holds. */
async function change(page: Page, button: string, typed: string, verb: string) {
  const opener = page.getByRole("button", { name: button }).last();
  await isReady(opener);
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("New limit")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(typed);
  await expect(dialog(page).getByRole("button", { name: verb })).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("button", { name: "OK" })).toBeFocused();
}

async function close(page: Page) {
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
}

/** Bets in a game for money, whose frame is open. */
async function bet(page: Page, sum: string) {
  const game = page.frameLocator('iframe[title="Dice"]');
  await expect(game.getByRole("button", { name: "Bet", exact: true })).toBeEnabled();
  await game.getByLabel("Bet amount").fill(sum);
  await game.getByRole("button", { name: "Bet", exact: true }).click();
}

test("limits are set by keys, a lower one holds at once and a higher one waits; a deposit and a bet past them say which, what is left and where to look (L-1.04, L-3.30, L-4.24, L-8.11, C-2.41, C-4.57, C-4.60, C-8.27, C-9.20, C-9.31)", async ({
  page,
  request,
  problems,
}) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  const email = await enterAsNew(page, request);
  await open(page, "/account/responsible-gambling");

  await test.step("a first one and a lower one hold at once", async () => {
    await card(page, "deposit").scrollIntoViewIfNeeded();
    await change(page, "Set a limit: Deposits, Day", "50", "Set €50.00");
    await expect(dialog(page).getByText("You can still deposit")).toBeVisible();
    await close(page);
    await expect(card(page, "deposit").getByText("€50.00 left")).toBeVisible();
    await change(page, "Change: Deposits, Day", "40", "Lower to €40.00");
    await close(page);
    await expect(card(page, "deposit").getByText("€40.00 left")).toBeVisible();
    await card(page, "bet").scrollIntoViewIfNeeded();
    await change(page, "Set a limit: Bets, Day", "5", "Set €5.00");
    await close(page);
  });

  await test.step("a higher one waits, is told, and survives a reload", async () => {
    await change(page, "Change: Deposits, Day", "100", "Ask for €100.00");
    await expect(dialog(page).getByRole("status")).toContainText("Nothing has changed yet");
    await close(page);
    await page.reload();
    await takenOver(page);
    await expect(card(page, "deposit").getByText(/^You asked for €100\.00: 2[34]h.* to wait/)).toBeVisible();
    await expect(card(page, "deposit").getByText("€40.00 left")).toBeVisible();
    const opener = card(page, "deposit")
      .getByRole("button", { name: "Change: Deposits, Week" })
      .or(page.getByRole("button", { name: "Set a limit: Deposits, Week" }))
      .first();
    await isReady(opener);
    await byKeysAtEachWidth(page, opener, async (asking) => {
      await expect(asking.getByLabel("New limit")).toBeFocused();
      await fits(asking, asking.getByRole("button", { name: "Cancel" }));
    });
  });

  await test.step("a deposit says what is left, and takes that", async () => {
    await payIn(request, email, 30);
    await open(page, "/profile/deposit?ab=1&method=harbour_card");
    const cashier = page.locator('[data-section-type="deposit"]');
    await expect(cashier.getByText("Your day limit")).toBeVisible();
    await expect(cashier.getByText("€30.00 of €40.00")).toBeVisible();
    const amount = cashier.getByRole("textbox", { name: "Amount" });
    await isReady(amount);
    await amount.fill("20");
    await expect(cashier.getByText("€10.00 is left of the limit that you set.", { exact: false })).toBeVisible();
    await expect(cashier.getByRole("button", { name: /^Deposit €20/ })).toHaveCount(0);
  });

  await test.step("so does a bet, on the page and in the game, which leads to the limits", async () => {
    await open(page, "/casino/games/dice");
    await bet(page, "2");
    const game = page.frameLocator('iframe[title="Dice"]');
    await expect(game.getByRole("list", { name: "Last results" }).getByRole("listitem")).toHaveCount(1);
    await bet(page, "4");
    await expect(game.getByText("This bet is over a limit that you have set.", { exact: false })).toBeVisible();
    const note = page.getByRole("status").filter({ hasText: "Bets per day" });
    await expect(note).toContainText("€3.00 left of €5.00");
    await atEachWidth(page, async () => {
      await note.getByRole("link", { name: "See limits" }).click({ trial: true }); // nothing lies above it
      const own = await game.getByText("This bet is over a limit that you have set.", { exact: false }).boundingBox();
      const beside = await note.boundingBox();
      expect(own && beside && (own.y + own.height <= beside.y || beside.y + beside.height <= own.y)).toBe(true);
    });
    await note.getByRole("link", { name: "See limits" }).click();
    await expect(page).toHaveURL(/responsible-gambling$/);
    await card(page, "bet").scrollIntoViewIfNeeded();
    await expect(card(page, "bet").getByText("€3.00 left")).toBeVisible();
  });

  await test.step("and so does a bet on another studio's game, beside it, at each width (L-7.51)", async () => {
    await open(page, "/casino/games/lantern-roulette");
    const game = page.frameLocator('iframe[title="Lantern Roulette"]');
    await game.getByRole("button", { name: /^Chip €5/ }).click();
    await game.getByRole("button", { name: /^Red/ }).click();
    await game.getByRole("button", { name: "Play", exact: true }).click();
    const note = page.getByRole("status").filter({ hasText: "Bets per day" });
    await atEachWidth(page, async () => {
      await expect(note).toContainText("€3.00 left of €5.00");
      await expect(note.getByRole("link", { name: "See limits" })).toBeVisible();
    });
    await note.getByRole("button", { name: "Close" }).press("Enter");
    await expect(note).toHaveCount(0);
  });
  expect(problems.filter((one) => !one.includes("40"))).toEqual([]); // the bet that was refused
});

test("a check of reality stops play until it is answered by keys, and what was played is in My activity, drawn, as a table and as a file (L-1.04, L-3.39, L-7.47, D-14)", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    if (window.top !== window.self) return; // the game keeps its own time
    const really = Date.now;
    let ahead = 0;
    Date.now = () => really() + ahead;
    Object.assign(window, { later: (minutes: number) => (ahead += minutes * 60_000) });
  });
  const email = await enterAsNew(page, request);
  await payIn(request, email, 30);

  await test.step("every 15 minutes, as they choose", async () => {
    await open(page, "/account/responsible-gambling");
    const often = page.locator('[data-section-type="reality_check"]').getByRole("radio", { name: "Every 15 minutes" });
    await often.scrollIntoViewIfNeeded();
    await isReady(often);
    const isKept = page.waitForResponse((answer) => answer.url().endsWith("/set-reality-check") && answer.ok());
    await often.check();
    await isKept;
    await page.reload();
    await expect(often).toBeChecked();
  });

  await test.step("it comes over the game, no key but an answer takes it away, and play goes on", async () => {
    await open(page, "/casino/games/dice");
    const isTold = page.waitForResponse(async (answer) => {
      if (!answer.url().includes("/get-game-session")) return false;
      const told = (await answer.json().catch(() => null)) as { session?: { rounds: number } } | null; // one may be given up
      return told?.session?.rounds === 1;
    });
    await bet(page, "2");
    const game = page.frameLocator('iframe[title="Dice"]');
    const results = game.getByRole("list", { name: "Last results" }).getByRole("listitem");
    await expect(results).toHaveCount(1);
    await isTold; // what the server says of time sets this browser's clock right
    await page.evaluate(() => (window as unknown as { later: (minutes: number) => void }).later(16));
    const check = page.getByRole("dialog", { name: "Time for a short stop" });
    await expect(check.getByText(/^0:1[5-9]:\d\d$/)).toBeVisible();
    await expect(check.getByText("€2.00").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await atEachWidth(page, () => fits(check, check.getByRole("button", { name: "Continue playing" })));
    await dialogHolds(page, "sections/games/game_frame/RealityCheck.tsx");
    await check.getByRole("button", { name: "Continue playing" }).focus();
    await page.keyboard.press("Enter");
    await expect(check).toHaveCount(0);
    await bet(page, "1");
    await expect(results).toHaveCount(2);
  });

  await test.step("the test for oneself is answered by keys, and its result is read and deleted where it stands", async () => {
    await open(page, "/account/self-test");
    const own = page.locator('[data-section-type="self_test"]');
    const first = own.getByRole("radio").first();
    await isReady(first);
    await first.focus();
    for (let question = 1; question <= 9; question++) {
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Tab");
    }
    await expect(own.getByRole("button", { name: "See my result" })).toBeFocused();
    await page.keyboard.press("Enter");
    const result = own.getByRole("status").filter({ hasText: "9 of 27 points" });
    await expect(result).toBeFocused();
    await atEachWidth(page, () => expect(result).toBeVisible());
    await own.getByRole("button", { name: "Delete my result" }).press("Enter");
    await expect(own.locator("form")).toBeFocused();
    await expect(own.getByText("0 of 9 answered")).toBeVisible();
  });

  await test.step("My activity", async () => {
    await open(page, "/account/activity");
    const activity = page.locator('[data-section-type="activity"]');
    await activity.getByRole("button", { name: "Month" }).click();
    await expect(activity.getByRole("columnheader", { name: "Month" })).toBeVisible();
    const newest = activity.getByRole("row").nth(1);
    await expect(newest.getByRole("cell").first()).toHaveText("€30.00");
    await expect(newest.getByRole("cell").nth(3)).toHaveText("€3.00");
    const bars = activity.getByRole("group", { name: "Deposits, withdrawals and net" });
    await bars.getByRole("button").last().focus();
    await page.keyboard.press("Home");
    await expect(bars.getByRole("button").first()).toBeFocused();
    const saving = page.waitForEvent("download");
    await activity.getByRole("button", { name: "CSV" }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe("activity-month.csv");
    expect(await readFile(await file.path(), "utf8")).toMatch(/^from,to,currency,deposits,.*\r\n[^]*,EUR,30,0,-30,3,/);
    await atEachWidth(page, async () => {
      await expect(bars).toBeVisible();
      await expect(activity.getByRole("columnheader", { name: "Month" })).toBeVisible();
      await expect(activity.getByRole("button", { name: "CSV" })).toBeVisible();
    });
  });
});
