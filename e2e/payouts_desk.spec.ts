import type { APIRequestContext, Page } from "@playwright/test";
import { bearerOf } from "./staff";
import { enter, expect, from, open, openBrowserOf, overflow, test } from "./visitor";

/** Nobody else's on the site that this journey shares with those that change settings. */
const player = "streamer@foyer.test";

test.use(from("ES"));

/** A withdrawal to a bank account; answers its number. */
async function withdraw(request: APIRequestContext, amount: number): Promise<number> {
  const answer = await request.post("/api/user/init-withdrawal", {
    headers: await bearerOf(request, player),
    data: {
      amount,
      pspID: "instant_bank",
      beneficiaryName: "Lucia Romero",
      beneficiaryAccount: "DE89370400440532013000",
      bankCode: "COBADEFFXXX",
      bankName: "Commerzbank",
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { withdrawRequestId: number } }).data.withdrawRequestId;
}

async function openQueue(page: Page, email: string, tab = "to_decide") {
  await enter(page, email);
  await page.goto(`/editor?desk=payouts&tab=${tab}`);
  await expect(page.getByRole("heading", { name: "Payouts", level: 1 })).toBeVisible();
}

test("a payout is rejected with a reason that its player reads; a large one waits for its player's answer and takes the yes of two people (C-5.56, D-13)", async ({
  page,
  request,
  browser,
  contextOptions,
  problems,
}) => {
  const [small, large] = [await withdraw(request, 35), await withdraw(request, 2_100)];
  const row = (on: Page, sum: string) => on.getByRole("row", { name: new RegExp(`ReelDeal.*${sum}`) });

  await test.step("the queue is narrowed by amount, and rejected by keys", async () => {
    await openQueue(page, "cashier@foyer.test");
    await page.getByRole("spinbutton", { name: "To €" }).fill("35");
    await expect(row(page, "€2,100.00")).toHaveCount(0);
    await row(page, "€35.00").first().click();
    await page.keyboard.press("r");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /^Account in another person's name/ }).check();
    const [letter] = await reasons(request, small);
    await expect(dialog.getByText(letter ?? "")).toBeVisible();
    await dialog.getByRole("button", { name: /^Reject/ }).click();
    await expect(page.getByText("Payout of €35.00 rejected")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused(); // and no button that Enter would press
  });

  const own = await openBrowserOf(browser, contextOptions);
  const theirs = await own.newPage();
  await test.step("its player reads why", async () => {
    await enter(theirs, player);
    await theirs.setViewportSize({ width: 390, height: 844 });
    await open(theirs, `/profile/withdraw?request=${small}`);
    const [letter] = await reasons(request, small);
    await expect(theirs.getByText(letter ?? "").first()).toBeVisible();
    expect(await overflow(theirs)).toBe(0);
  });

  await test.step("another one is asked about in the desk, and goes on once its player has answered", async () => {
    await page.getByRole("button", { name: "Show all" }).click();
    await row(page, "€2,100.00").first().click();
    await page.keyboard.press("q");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Whose account is it?");
    await dialog.getByRole("button", { name: "Ask" }).click();
    await expect(dialog).toHaveCount(0);
    await open(theirs, `/profile/withdraw?request=${large}`);
    const box = theirs.getByRole("region", { name: "A question about this withdrawal" });
    await box.getByLabel("Your answer").fill("Mine, since 2019.");
    await box.getByRole("button", { name: "Send the answer" }).click();
    await expect(box.getByRole("button")).toHaveCount(0);
    expect(await overflow(theirs)).toBe(0);
    await own.close();
  });

  await test.step("the first yes waits for a second person", async () => {
    await row(page, "€2,100.00").first().click();
    await page.keyboard.press("a");
    await expect(page.getByText("First yes to €2,100.00").first()).toBeVisible();
    await page.getByRole("tab", { name: /^Second yes/ }).click();
    await expect(row(page, "€2,100.00").first()).toContainText("Waits for a second person");
    await expect(page.getByRole("button", { name: "Take my yes back" })).toBeVisible();
  });

  await test.step("who says it, and it leaves", async () => {
    const other = await openBrowserOf(browser, contextOptions);
    const second = await other.newPage();
    await openQueue(second, "admin@foyer.test", "second_yes");
    await row(second, "€2,100.00").first().click();
    await second.getByRole("button", { name: /^Approve €2,100.00/ }).click();
    await expect(second.getByText("Payout of €2,100.00 approved")).toBeVisible();
    await second.goto("about:blank"); // leaving sends it at once
    const headers = await bearerOf(request, "cashier@foyer.test");
    const state = async () =>
      (await (await request.get(`/api/backoffice/payments/${large}`, { headers })).json()).payment.state as string;
    await expect.poll(state).toMatch(/^(?:approved|sent|paid)$/);
    await other.close();
  });
  expect(problems).toEqual([]);
});

/** What the player of a payout reads where its account is another person's. */
async function reasons(request: APIRequestContext, id: number): Promise<string[]> {
  const headers = await bearerOf(request, "cashier@foyer.test");
  const { letters } = (await (await request.get(`/api/backoffice/payments/${id}/letters`, { headers })).json()) as {
    letters: { code: string; theirs: string }[];
  };
  return letters.filter(({ code }) => code === "other_holder").map(({ theirs }) => theirs);
}
