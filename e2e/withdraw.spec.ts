import type { APIRequestContext, Page, Route } from "@playwright/test";
import { dialogHolds } from "./dialog";
import { payIn } from "./pay_in";
import { bearerOf } from "./staff";
import { stepHolds } from "./step_holds";
import { enter, expect, from, open, overflow, test } from "./visitor";

/** Of this journey alone: it is the only account of the demo that has been checked and has so much. */
const player = "streamer@foyer.test";
const iban = "DE89370400440532013000";
const tether = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

test.use(from("ES"));
test.describe.configure({ mode: "default" }); // one after the other, on the money of one account

const cashier = (page: Page) => page.locator('[data-section-type="withdraw"]');
const button = (page: Page, name: string | RegExp) => cashier(page).getByRole("button", { name });

/** Goes to the review of a withdrawal. */
async function ask(page: Page, way: string | RegExp, sum: string, fill = async () => {}) {
  await open(page, "/profile/withdraw");
  await button(page, way).first().click();
  await expect(button(page, "Review")).toBeVisible(); // the next step, whose fields take the place of the first one's
  await cashier(page).getByRole("textbox", { name: "Amount" }).fill(sum);
  await fill();
  await button(page, "Review").click();
}

/** Sends what is reviewed; answers the request's number. */
async function send(page: Page, sum: string): Promise<number> {
  await button(page, `Withdraw ${sum}`).click();
  await expect(cashier(page).getByRole("heading", { name: `${sum} is on its way` })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get("request"));
}

async function approve(request: APIRequestContext, id: number) {
  const headers = await bearerOf(request, "cashier@foyer.test");
  const answer = await request.post(`/api/backoffice/payments/${id}/approve`, { headers, data: { note: "Looked at" } });
  expect(answer.status(), await answer.text()).toBe(200);
}

const paidOut = (page: Page, sum: string) =>
  expect(cashier(page).getByRole("heading", { name: `${sum} was paid out` })).toBeVisible();

test.beforeEach(async ({ page, context }) => {
  await enter(page, player);
  const { user } = (await (await page.request.get("/api/viewer")).json()) as { user: { userId: number } };
  await context.addInitScript((id) => localStorage.setItem(`onboarding-hidden-${id}`, "1"), user.userId);
});

test("money leaves by the card that paid in, which the site knows by its token alone, and by bank after what has to go back to where it came from (C-2.06, C-4.21)", async ({
  page,
  request,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await payIn(request, player, 40, "Lucia Romero");
  await ask(page, /^Card •••• 1111/, "25");
  await expect(cashier(page).getByText("Back to where it came from,")).toBeVisible();
  await stepHolds(page, '[data-section-type="withdraw"]', 1);
  const id = await send(page, "€25.00");
  await approve(request, id);
  await paidOut(page, "€25.00");
  expect(await overflow(page)).toBe(0);

  await page.setViewportSize({ width: 820, height: 1100 });
  await ask(page, /^Instant bank transfer · /, "790", async () => {
    await cashier(page).getByLabel("IBAN or account number").fill(iban.replace(/7/, "8"));
    await cashier(page).getByLabel("Bank code (BIC)").fill("COBADEFFXXX");
    await cashier(page).getByRole("textbox", { name: "Bank", exact: true }).fill("Commerzbank");
  });
  await expect(cashier(page).getByText("The check digits do not fit. Is a digit swapped?")).toBeVisible();
  await stepHolds(page, '[data-section-type="withdraw"]', 2);
  await cashier(page).getByLabel("IBAN or account number").fill(iban);
  await button(page, "Review").click();
  const next = await send(page, "€790.00");
  await approve(request, next);
  await paidOut(page, "€790.00");
  expect(await overflow(page)).toBe(0);
  expect(problems).toEqual([]);
});

test("money leaves by wallet, once though the answer was lost and the tab closed, and in a coin to an address whose checksum is read; a new address waits for a day (C-4.21, C-4.22)", async ({
  page,
  request,
  problems,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await ask(page, /^Skrill · /, "30", async () => {
    await cashier(page).getByLabel("E-mail at Skrill").fill("lucia@foyer.test");
  });
  const waits = async () =>
    (await (await page.request.get("/api/user/get-withdraw-requests?status=0")).json()).withdrawRequests.count as number;
  const before = await waits();
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/api/user/init-withdrawal", loseAnswer, { times: 1 });
  await button(page, "Withdraw €30.00").click();
  await expect(cashier(page).getByRole("alert")).toBeVisible();
  const id = await send(page, "€30.00");
  expect(await waits()).toBe(before + 1);
  await open(page, "/profile/withdraw");
  await page.locator('[data-section-type="withdraw_requests"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-section-type="withdraw_requests"]').getByText("€30.00").first()).toBeVisible();
  await open(page, `/profile/withdraw?request=${id}`);
  await approve(request, id);
  await paidOut(page, "€30.00");

  await ask(page, /^Tether · /, "50", async () => {
    await cashier(page).getByRole("radio", { name: /^Tron/ }).check();
    await cashier(page).getByLabel("Your USDT address").fill(tether.replace(/6t$/, "7t"));
    await expect(cashier(page).getByText(/^This is no .* address: its checksum does not fit/)).toBeVisible();
    await cashier(page).getByLabel("Your USDT address").fill(tether);
    await expect(cashier(page).getByText(/^A good .* address/)).toBeVisible();
  });
  const next = await send(page, "€50.00");
  await approve(request, next);
  await expect(cashier(page).getByText("Approved").first()).toBeVisible();
  expect(problems.filter((one) => !one.includes("ERR_FAILED"))).toEqual([]); // the answer that was lost
});

test("the same money from two tabs is one request, which is taken back (C-7.05)", async ({ page, context, problems }) => {
  const other = await context.newPage();
  const free = Math.floor((await (await page.request.get("/api/user/get-withdraw-conditions")).json()).free);
  const sum = `€${free.toLocaleString("en")}.00`;
  for (const tab of [page, other])
    await ask(tab, /^Skrill · /, String(free), async () => {
      await cashier(tab).getByLabel("E-mail at Skrill").fill("lucia@foyer.test");
    });
  await Promise.all([page, other].map((tab) => button(tab, `Withdraw ${sum}`).click()));
  const done = (tab: Page) => cashier(tab).getByRole("heading", { name: `${sum} is on its way` });
  const refused = (tab: Page) => cashier(tab).getByText(/^You can withdraw €[\d.]+ at most\.$/);
  for (const tab of [page, other]) await expect(done(tab).or(refused(tab))).toBeVisible();
  const winner = (await done(page).isVisible()) ? page : other;
  await expect(refused(winner === page ? other : page)).toBeVisible();
  await winner.bringToFront();
  await button(winner, "Cancel the withdrawal").click();
  await dialogHolds(winner, "src/features/money/history/CancelDialog.tsx");
  await winner.getByRole("dialog").getByRole("button", { name: "Cancel it" }).click();
  await expect(cashier(winner).getByRole("heading", { name: "Cancelled, the money is back" })).toBeVisible();
  expect((await (await page.request.get("/api/user/get-withdraw-conditions")).json()).free).toBeGreaterThanOrEqual(free);
  await other.close();
  expect(problems.filter((one) => !one.includes("409"))).toEqual([]); // the tab that was refused
});
