import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { APIRequestContext, Page, Route } from "@playwright/test";
import { standingOver } from "./bars";
import { dialogHolds } from "./dialog";
import { bearerOf } from "./staff";
import { stepHolds } from "./step_holds";
import { expect, from, isReady, open, overflow, password, test } from "./visitor";

const germany = {
  countryCode: "DE",
  currencyCode: "EUR",
  country: "DE",
  address: "Torstraße 1",
  city: "Berlin",
  zipCode: "10119",
};
const india = {
  countryCode: "IN",
  currencyCode: "INR",
  country: "IN",
  address: "MG Road 1",
  city: "Bengaluru",
  zipCode: "560001",
};

/** A new account of this try's own, signed in. */
async function openAccount(request: APIRequestContext, home: object = germany) {
  const data = {
    ...{ email: `${randomUUID()}@foyer.test`, password, preferredLanguage: "en", emailPhoneRegistration: true, subscribe: true },
    ...{
      firstName: "Mara",
      lastName: "Lind",
      dateOfBirth: "1990-04-12",
      consents: { terms_and_conditions_acceptance: true },
      ...home,
    },
  };
  const answer = await request.post("/api/user/sign-up", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  await request.post("/api/user/login", { data: { email: data.email, password } });
}

const cashier = (page: Page) => page.locator('[data-section-type="deposit"]');
const amount = (page: Page) => cashier(page).getByRole("textbox", { name: "Amount" });
const holds = (page: Page, turn: number) => stepHolds(page, '[data-section-type="deposit"]', turn);
const arrived = (page: Page, sum: string) => expect(cashier(page).getByRole("heading", { name: `${sum} is here` })).toBeVisible();

/** The answer is lost on its way; the call was heard. */
const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

const openOnes = async (page: Page) =>
  (
    (await (await page.request.get("/api/user/get-open-payments")).json()) as {
      payments: { paymentId: number; action: object }[];
    }
  ).payments;

async function start(page: Page, method: string, sum: string) {
  await open(page, `/profile/deposit?ab=1&method=${method}`);
  await isReady(amount(page));
  await amount(page).fill(sum);
}

test.describe("in Germany", () => {
  test.use(from("DE"));
  test.beforeEach(({ request, page }) => openAccount(page.request ?? request));

  test("in the sheet over a page a step's title gets the focus though the button that led there is gone (WCAG 2.4.3)", async ({
    page,
  }) => {
    await open(page, "/faq?modal=deposit&ab=1&missing=3.5");
    const card = page.getByRole("dialog").getByRole("button", { name: /^Card/ }).first();
    await isReady(card);
    await card.focus();
    await page.keyboard.press("Enter");
    const title = page.getByRole("dialog").locator("[data-sheet] h2");
    await expect(title).toContainText("Card");
    await expect(title).toBeFocused();
  });

  test("each step begins at its title, however far the one before was scrolled (C-2.01)", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await open(page, "/profile/deposit");
    await cashier(page).getByRole("button", { name: "No bonus" }).click();
    await cashier(page)
      .getByRole("button", { name: /^Bitcoin/ })
      .click(); // the last of them, for which one scrolls
    const title = cashier(page).getByRole("heading", { name: "Bitcoin" });
    await expect(title).toBeFocused();
    const header = (await page.getByRole("banner").boundingBox())!;
    await expect.poll(async () => (await title.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  });

  test("a card is typed into the provider's frame, its bank asks, and the money is there and exists once (C-4.01, C-4.12)", async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/profile/deposit");
    await cashier(page).getByRole("button", { name: "No bonus" }).click();
    await cashier(page).getByRole("button", { name: /^Card/ }).click();
    await amount(page).fill("60");
    const fields = cashier(page).frameLocator("iframe");
    await fields.getByLabel("Card number").fill("4000 0027 6000 3184");
    await fields.getByLabel("Expiry").fill("1230");
    await fields.getByLabel("Security code").fill("123");
    await cashier(page).getByRole("button", { name: "Deposit €60.00" }).click();
    await cashier(page).frameLocator("iframe").getByRole("button", { name: "Confirm the payment" }).click();
    await arrived(page, "€60.00");
    await holds(page, 0);
    await page.reload();
    await arrived(page, "€60.00");
    await expect(page.getByRole("banner").getByText("€60.00")).toBeVisible();
    const { payments } = await (await page.request.get("/api/user/get-open-payments")).json();
    expect(payments).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test("an answer is lost, the bank's page is left and found again: the provider stays silent until the house asks: it is one payment, told in the list below (C-4.11, C-2.17, C-4.29, C-8.03)", async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 820, height: 1100 });
    await start(page, "instant_bank", "80");
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await standingOver(page), "as low as at 400 % zoom").toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    const [button, bar] = [cashier(page).getByRole("button", { name: "Deposit €80.00" }), page.locator("nav[data-page=cashier]")];
    await page.setViewportSize({ width: 820, height: 600 }); // the form is higher than the window, and its button stands above the bar
    await expect
      .poll(async () => (await button.boundingBox())!.y + (await button.boundingBox())!.height - (await bar.boundingBox())!.y)
      .toBeLessThan(0);
    await page.setViewportSize({ width: 820, height: 1100 });
    await page.route("**/api/user/init-pay", loseAnswer, { times: 1 });
    await cashier(page).getByRole("button", { name: "Deposit €80.00" }).click();
    const popup = page.getByRole("dialog", { name: "The deposit did not go through" });
    await dialogHolds(page, "src/features/money/cashier/deposit/StartProblemDialog.tsx");
    await popup.getByRole("button", { name: "Try again" }).click();
    await cashier(page).getByRole("button", { name: "Deposit €80.00" }).click();
    await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
    await page.goBack();
    await expect(cashier(page).getByText("This payment exists once.")).toBeVisible();
    await holds(page, 1);
    await open(page, "/profile/deposit");
    await cashier(page)
      .getByRole("button", { name: /^€80.00 by/ })
      .click();
    await cashier(page)
      .getByRole("button", { name: /^Continue at/ })
      .click();
    await page.getByText("Try another outcome").click();
    await page.getByLabel("What happens after you pay?").selectOption("silence");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page).toHaveURL(/[?&]payment=\d+/); // the house asks by itself too, so that the money may be here at once
    const [silent] = await openOnes(page);
    const headers = await bearerOf(request, "cashier@foyer.test");
    await request.post(`/api/backoffice/payments/${silent!.paymentId}/ask-provider`, { headers, data: {} });
    await arrived(page, "€80.00");
    expect(await openOnes(page)).toHaveLength(1);
    const list = page.locator('[data-section-type="transactions"]');
    await page.mouse.wheel(0, 4_000);
    await expect(list.getByText("€80.00").first()).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });

  test("Skrill asks for its e-mail first, says no, and another try keeps the amount; why is read in seven languages, and nothing of the site is below (C-4.10, C-8.01, C-2.18)", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await start(page, "skrill", "55");
    const deposit = cashier(page).getByRole("button", { name: /^Deposit €/ });
    await deposit.click();
    await expect(cashier(page).getByLabel("E-mail of your Skrill wallet")).toBeFocused();
    await holds(page, 2);
    await page.keyboard.type("mara@foyer.test");
    await deposit.click();
    await page.getByText("Try another outcome").click();
    await page.getByLabel("What happens after you pay?").selectOption("declined");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(cashier(page).getByRole("heading", { name: "The payment was declined" })).toBeVisible();
    for (const shell of [page.getByRole("contentinfo"), page.locator("nav[data-page=cashier]")]) await expect(shell).toBeHidden();
    await holds(page, 3);
    const back = new URL(page.url()).pathname + new URL(page.url()).search;
    await cashier(page)
      .getByRole("button", { name: /^Try Skrill again/ })
      .click();
    await expect(amount(page)).toHaveValue("55");
    expect(await overflow(page)).toBe(0);
    for (const language of ["da", "de", "es", "fi", "no", "pt"]) {
      const words = JSON.parse(readFileSync(`locales/${language}/player/cashier.json`, "utf8")) as {
        declined: Record<string, string>;
      };
      await open(page, `/${language}${back}`);
      await expect(cashier(page).getByRole("heading", { name: words.declined["declined"] ?? "" })).toBeVisible();
      await expect(cashier(page).getByText(words.declined["declined_text"] ?? "")).toBeVisible();
      await expect(cashier(page)).not.toContainText(/[A-Z]{4,}_[A-Z]+|cashier\./);
      expect(await overflow(page), language).toBe(0);
    }
  });

  test("half of the coins comes, is counted block by block and shown in both tabs, the rest is told twice while one is closed: whoever comes back finds them, once (C-4.19, C-4.20, C-7.08, C-3.21)", async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/profile/deposit?ab=1&method=crypto_usdt");
    await cashier(page).getByRole("radio").first().check();
    await cashier(page)
      .getByRole("button", { name: /^Show the/ })
      .click();
    await expect(cashier(page).getByRole("img", { name: /^QR code/ })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await holds(page, 4);
    const twin = await context.newPage(); // a second tab of the same deposit
    await open(twin, page.url());
    await expect(cashier(twin).getByRole("img", { name: /^QR code/ })).toBeVisible();
    const [waiting] = await openOnes(page);

    const provider = new URL(String(baseURL));
    provider.port = String(Number(provider.port) + 1);
    const { address: to, amount: sum } = waiting!.action as { address: string; amount: number };
    await context.request.post(new URL("/control/pace", provider).href, { data: { confirmation: 1_500 } });
    const pay = (outcome: string) =>
      context.request.post(new URL("/crypto/wallet", provider).href, { form: { address: to, sum: String(sum / 2), outcome } });
    await pay("approved");
    await expect(cashier(page).getByText(/^\d+ of \d+$/)).toBeVisible();
    const part = /came of .* What came is booked\.$/;
    for (const tab of [page, twin]) await expect(cashier(tab).getByText(part)).toBeVisible();
    expect(await overflow(page)).toBe(0);
    const address = page.url();
    await page.close();
    await pay("duplicate");
    await expect(cashier(twin).getByText(part)).toBeHidden();

    const later = await context.newPage();
    await open(later, address);
    await expect(cashier(later).getByRole("heading", { name: /is here$/ })).toBeVisible();
    expect(await openOnes(later)).toHaveLength(1);
    const { user } = (await (await later.request.get("/api/viewer")).json()) as { user: { depositCount: number } };
    expect(user.depositCount).toBe(1);
  });

  test("the embedded cashier follows light, is no payment until somebody pays in it, and what was paid is there (C-2.19, C-4.24, C-7.10)", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "scheme", value: "light", url: String(baseURL) }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/profile/deposit?ab=1&method=carouseller");
    const inside = cashier(page).frameLocator("iframe");
    await expect(inside.locator('html[data-scheme="light"]')).toBeAttached();
    expect((await (await page.request.get("/api/user/get-open-payments")).json()).payments).toEqual([]);
    await inside.getByRole("button", { name: "Bank" }).click();
    await inside.getByRole("textbox", { name: /^Amount/ }).fill("40");
    await inside.getByRole("button", { name: "Deposit" }).click();
    await arrived(page, "€40.00");
    expect(await overflow(page)).toBe(0);
  });
});

test.describe("in India", () => {
  test.use(from("IN"));

  test("a UPI code is paid in an app, and the deposit that is pending shows it at once (C-4.13, C-4.18, C-2.16)", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 820, height: 1100 });
    await openAccount(page.request, india);
    await start(page, "upi_qr", "5000");
    await cashier(page)
      .getByRole("button", { name: /^Deposit/ })
      .click();
    await expect(cashier(page).getByRole("img", { name: "QR code for your UPI app" })).toBeVisible();
    await holds(page, 5);
    const { payments } = await (await page.request.get("/api/user/get-open-payments")).json();
    await cashier(page).getByRole("button", { name: "I have paid" }).click();
    const dialog = page.getByRole("dialog", { name: "Your deposit" });
    await expect(dialog.getByText("This payment exists once.")).toBeVisible();
    await dialogHolds(page, "src/features/money/cashier/payment/PendingDialog.tsx");
    const link = new URLSearchParams(String(payments[0].action.content).split("?")[1]).get("url");
    const app = await context.newPage();
    await app.goto(String(link));
    await app.getByRole("button", { name: /^Pay/ }).click();
    await expect(dialog.getByRole("heading", { name: /is here$/ })).toBeVisible();
  });
});
