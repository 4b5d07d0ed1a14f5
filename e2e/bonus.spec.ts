import type { APIRequestContext, Page } from "@playwright/test";
import { bearerOf, createPage, fresh } from "./staff";
import { enter, expect, hideTour, open, openBrowserOf, overflow, test, widths } from "./visitor";

/** Nobody else's in these tests: checked, and of age to withdraw. */
const player = "vip@foyer.test";

const content = {
  bonusType: "deposit",
  banner: { bannerTitle: { en: "Five on top" }, bannerDescription: { en: "A quarter on top of your deposit." } },
  rules: {
    gives: { kind: "match", percent: 25, cap: { EUR: 5 }, minDeposit: { EUR: 10 } },
    wager: { times: 1, on: "bonus" },
    use: "REAL_TO_FUN",
    shares: {},
    excludedGames: [],
    days: 7,
    maxBet: { EUR: 4 },
    oncePer: "player",
    takers: null,
  },
};

/** An offer of this try's own, published by the desk; answers its key. */
async function publishOffer(request: APIRequestContext): Promise<string> {
  const headers = await bearerOf(request);
  const bannerKey = fresh("five-on-top");
  const made = await request.post("/api/backoffice/promotions", { headers, data: { bannerKey, content } });
  const { promotionId } = (await made.json()) as { promotionId: number };
  const published = await request.post(`/api/backoffice/promotions/${promotionId}/publish`, { headers, data: { revision: 1 } });
  expect(published.status(), await published.text()).toBe(200);
  return bannerKey;
}

/** Nothing of a try before runs or waits: no bonus, and no withdrawal. */
async function clearAway(request: APIRequestContext) {
  const headers = await bearerOf(request, player);
  const read = async (path: string) => (await (await request.get(path, { headers })).json()) as unknown;
  const bonuses = (await read("/api/user/get-user-bonus?status=ACTIVE&limit=20&offset=0")) as {
    userBonus: { rows: { userBonusId: number }[] };
  };
  for (const { userBonusId } of bonuses.userBonus.rows)
    expect((await request.post("/api/user/cancel-bonus", { headers, data: { userBonusId } })).status()).toBe(200);
  const waiting = (await read("/api/user/get-withdraw-requests?status=0")) as {
    withdrawRequests: { rows: { withdrawRequestId: number }[] };
  };
  for (const { withdrawRequestId } of waiting.withdrawRequests.rows)
    expect((await request.post("/api/user/withdraw-reject", { headers, data: { withdrawRequestId } })).status()).toBe(200);
}

/** The screen at hand is as good on a phone and a tablet: nothing sticks out, and what it is about is there. */
async function fitsEverywhere(page: Page, seen: () => Promise<void>) {
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    await seen();
    await expect.poll(() => overflow(page), `${page.url()} at ${width}`).toBe(0);
  }
}

const section = (page: Page, type: string) => page.locator(`[data-section-type="${type}"]`);

test("an offer is read with its key terms, taken with a deposit, followed while it is played, won over, and its money is paid out by the desk (L-4.02, L-4.05, L-4.15, L-4.16, S-2.25, S-2.33, C-4.05)", async ({
  page,
  request,
  browser,
  contextOptions,
  problems,
}) => {
  test.setTimeout(120_000); // the longest way there is: of a player and of the house, through a provider's frame and a game's
  const bannerKey = await publishOffer(request);
  await clearAway(request);
  await enter(page, player);
  await hideTour(page);

  await test.step("what it asks for is beside it", async () => {
    await open(page, `/promotions/${bannerKey}`);
    const offer = section(page, "promotion_detail");
    const term = (name: string) => offer.locator(`[data-term="${name}"] dd`);
    await fitsEverywhere(page, async () => {
      await expect(term("gets")).toHaveText("25% of the deposit, up to €5.00");
      await expect(term("minimum")).toHaveText("€10.00");
      await expect(term("wager")).toContainText("1×");
      await expect(term("max_bet")).toHaveText("€4.00");
      await expect(term("within")).toHaveText("7 days");
      await expect(offer.getByRole("button", { name: "Deposit and claim" })).toBeVisible();
    });
    await offer.getByRole("button", { name: "Deposit and claim" }).click();
  });

  await test.step("it is taken with a deposit by card", async () => {
    const cashier = section(page, "deposit");
    await expect(page).toHaveURL(/\/profile\/deposit\?b=\d+/);
    await cashier.getByRole("button", { name: /^Card/ }).first().click();
    const amount = cashier.getByRole("textbox", { name: "Amount" });
    await fitsEverywhere(page, () => expect(amount).toBeVisible());
    await amount.fill("20");
    const fields = cashier.frameLocator("iframe");
    await fields.getByLabel("Card number").fill("4111 1111 1111 1111");
    await fields.getByLabel("Expiry").fill("1230");
    await fields.getByLabel("Security code").fill("123");
    await cashier.getByRole("button", { name: "Deposit €20.00" }).click();
    await fitsEverywhere(page, () => expect(cashier.getByRole("heading", { name: "€20.00 is here" })).toBeVisible());
  });

  const bonus = section(page, "active_bonuses").getByRole("article");
  await test.step("its progress follows the game, and the most that may be bet is said", async () => {
    await open(page, "/account/bonuses");
    await fitsEverywhere(page, async () => {
      await expect(bonus).toContainText("Five on top, €5.00");
      await expect(bonus).toContainText("€0.00 of €5.00");
    });
    await open(page, "/casino/games/dice");
    const game = page.frameLocator('iframe[title="Dice"]');
    const stake = game.getByLabel("Bet amount");
    const bet = game.getByRole("button", { name: "Bet", exact: true });
    await stake.fill("4.5");
    await bet.click();
    await expect(game.getByText(/€4\.00/).first()).toBeVisible();
    await stake.fill("2");
    await bet.click();
    await expect(section(page, "game_wager").getByText("€3.00").first()).toBeVisible(); // beside the game, as it is played
    await fitsEverywhere(page, () => expect(bet).toBeVisible());
    await open(page, "/account/bonuses");
    await fitsEverywhere(page, () => expect(bonus).toContainText("€2.00 of €5.00"));
    await open(page, "/casino/games/dice");
    await stake.fill("3");
    await bet.click();
    await expect(game.getByRole("list", { name: "Last results" }).getByRole("listitem")).toHaveCount(1);
  });

  await test.step("won over, it is cash", async () => {
    await open(page, "/account/bonuses");
    await fitsEverywhere(page, async () => {
      await expect(section(page, "bonus_history").getByText("Won over").first()).toBeVisible();
      await expect(section(page, "bonus_history").getByText("Five on top").first()).toBeVisible();
    });
  });

  const cashier = section(page, "withdraw");
  await test.step("it is withdrawn", async () => {
    await open(page, "/profile/withdraw");
    const way = cashier.getByRole("button", { name: /^Card •••• 1111/ }).first();
    await fitsEverywhere(page, () => expect(way).toBeVisible());
    await way.click();
    const review = cashier.getByRole("button", { name: "Review" });
    await fitsEverywhere(page, () => expect(review).toBeVisible());
    await cashier.getByRole("textbox", { name: "Amount" }).fill("22");
    await review.click();
    const send = cashier.getByRole("button", { name: "Withdraw €22.00" });
    await fitsEverywhere(page, () => expect(send).toBeVisible());
    await send.click();
    await fitsEverywhere(page, () => expect(cashier.getByRole("heading", { name: "€22.00 is on its way" })).toBeVisible());
  });

  await test.step("the desk pays it", async () => {
    const house = await openBrowserOf(browser, contextOptions);
    const desk = await house.newPage();
    await desk.setViewportSize({ width: 1440, height: 900 });
    await enter(desk, "cashier@foyer.test");
    await desk.goto("/editor?desk=payouts&tab=to_decide");
    await desk
      .getByRole("row", { name: /Aurora.*€22\.00/ })
      .first()
      .click();
    await desk.getByRole("button", { name: /^Approve €22\.00/ }).click();
    await expect(desk.getByText("Payout of €22.00 approved")).toBeVisible();
    await desk.goto("about:blank"); // leaving sends it at once
    await fitsEverywhere(page, () => expect(cashier.getByRole("heading", { name: "€22.00 was paid out" })).toBeVisible());
    await house.close();
  });
  expect(problems.filter((one) => !one.includes("409"))).toEqual([]); // the bet that was too high
});

test("the block of bonuses comes as close below the header as any other that is jumped to (C-8.19, C-9.40)", async ({
  page,
  request,
}) => {
  const room = (id: string) => ({ id, name: id, type: "blank", props: { height: { mobile: 900, tablet: 900, desktop: 900 } } });
  const id = await createPage(request, "jumps", [
    room("above"),
    { id: "words", name: "Words", type: "content_section", props: { anchor: "words", body: { en: "<p>Some words</p>" } } },
    room("between"),
    { id: "bonuses", name: "Bonuses", type: "active_bonuses", props: { anchor: "bonuses" } },
    room("below"),
  ]);
  const headers = await bearerOf(request);
  await request.post(`/api/backoffice/pages/${id}/publish`, { headers, data: { revision: 1 } });
  await enter(page, "paid@foyer.test");
  await hideTour(page);
  const belowHeader = async (anchor: string) => {
    await open(page, `/${id}#${anchor}`);
    const header = page.locator("header").first();
    return page
      .locator(`[data-section="${anchor}"]`)
      .evaluate(
        (block, bar) => Math.round(block.getBoundingClientRect().top - (bar?.getBoundingClientRect().bottom ?? 0)),
        await header.elementHandle(),
      );
  };
  await expect.poll(() => belowHeader("words")).toBe(24);
  await expect.poll(() => belowHeader("bonuses")).toBe(24);
});
