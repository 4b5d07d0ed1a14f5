// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Promotion } from "../../schemas/api/promotions";
import { createApi, type ApiRequest } from "../../src/kit/api/api";
import { createPersonaTransport } from "../../src/page/persona/persona_transport";
import { sampleUser } from "../../src/page/persona/sample_user";
import { defaultPersona, moneyStates, viewerOf } from "../../schemas/persona";
import { becomeUser } from "../../src/kit/session/session_store";
import { section } from "../../src/testing/build";
import { createTestServices } from "../../src/testing/create_test_services";
import { method, payment } from "../../src/testing/payments";
import { prepare } from "../../src/testing/render_section";
import { paidUser } from "../../src/testing/site";
import type { SectionType } from "../schemas";

afterEach(cleanup);
beforeEach(() => {
  window.HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
});

const offer: Promotion = {
  bonusId: 3,
  bonusType: "deposit",
  autoPayoutDays: 0,
  banner: { bannerTitle: { en: "50% extra" } },
  startAt: null,
  endAt: null,
  validOnDays: [],
  startTime: null,
  endTime: null,
  isSpecial: false,
  isClosed: false,
  currency: { EUR: { min_deposit_amount: 25 } },
};
const offers = [offer, { ...offer, bonusId: 4, banner: { bannerTitle: { en: "Spins" } } }];
const networks = ["TRC20", "ERC20"].map((code) => ({
  ...{ code, name: `Net ${code}`, protocol: code, payinEnabled: true, payoutEnabled: true, confirmations: 3, minutes: 2 },
  ...{ minimumPayinAmount: 5, minimumPayoutAmount: 5, payoutFee: 1 },
}));

const usual: Record<string, unknown> = {
  "get-all-bonus": { bonus: { count: 2, rows: offers } },
  "get-payment-methods": {
    paymentMethods: [method(), method({ id: "bank", title: "Bank", family: "bank" })],
    errorCode: null,
    missingDetails: [],
  },
  "get-min-dep-config": { minDepConfig: {} },
  "get-open-payments": { payments: [] },
  "get-crypto-wallet-networks": { networks },
  "get-crypto-wallet-address": {
    wallet: { address: "T0address", qrBase64: "AA", tag: "778", network: "ERC20", currencyCode: "USDT", minimumPayinAmount: 5 },
  },
  "get-user-wallets": {
    wallets: [
      { currencyCode: "EUR", amount: 1184.5, nonCashAmount: 100, totalAmount: 1284.5, version: 1, isActive: true },
      { currencyCode: "USDT", amount: 12, nonCashAmount: 0, totalAmount: 12, version: 1, isActive: false },
      { currencyCode: "NOK", amount: 0, nonCashAmount: 0, totalAmount: 0, version: 1, isActive: false },
    ],
  },
};

async function show(type: SectionType, props: Record<string, unknown> = {}, answers: Record<string, unknown> = {}) {
  const asked: URL[] = [];
  const sent: unknown[] = [];
  const services = createTestServices({
    viewer: { session: "user" },
    transport: async ({ url, method: verb, body }: ApiRequest) => {
      const parsed = new URL(url, "http://site");
      asked.push(parsed);
      const name = parsed.pathname.split("/").at(-1) ?? "";
      if (verb !== "GET" && name !== "log-event") sent.push([name, body]);
      const answer = { ...usual, ...answers }[name];
      if (answer === undefined) return { status: 404, body: { message: "no" } };
      return typeof answer === "number" ? { status: answer, body: { message: "no" } } : { status: 200, body: answer };
    },
  });
  const gone: string[] = [];
  services.go = (url) => void gone.push(url);
  becomeUser(services.session, paidUser);
  const { element } = await prepare([section(type, { props })], services);
  const { container } = await act(async () => render(element));
  const names = () => asked.map(({ pathname }) => pathname.split("/").at(-1));
  return { asked, names, sent, gone, section: container.querySelector<HTMLElement>("[data-section]") };
}
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

it.each([
  [{}, "2", ["Card", "Bank"], false],
  [{ formVersion: 1, bonusLayout: "carousel", methodIds: ["bank"] }, "1", ["Bank"], true],
] as const)(
  "S-2.58: a deposit with %j has that form, that layout of offers and those methods",
  async (props, version, methods, isStrip) => {
    const { section: whole } = await show("deposit", props);
    expect(whole?.querySelector("[data-form-version]") ?? whole).toHaveProperty("dataset.formVersion", version);
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Next" }) !== null).toBe(isStrip);
    cleanup();
    await show("deposit", props, { "get-all-bonus": { bonus: { count: 0, rows: [] } } });
    await screen.findByRole("heading", { name: "How do you want to pay?" });
    expect(["Card", "Bank"].filter((name) => screen.queryByRole("button", { name: new RegExp(`^${name}`) }))).toEqual(methods);
  },
);

it("S-2.59: the choice of a bonus alone is a list or a carousel, and leads to the deposit page with the answer", async () => {
  const { gone } = await show("deposit_bonus_select");
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  fireEvent.click(screen.getAllByRole("radio")[1]!);
  await press("Take Spins");
  await press("No bonus");
  expect(gone).toEqual(["/profile/deposit?b=4", "/profile/deposit?ab=1"]);
  cleanup();
  await show("deposit_bonus_select", { layout: "carousel", title: { en: "Your offer" } });
  expect(screen.getByRole("heading", { name: "Your offer" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Next" })).toBeTruthy();
  cleanup();
  await show("deposit_bonus_select", {}, { "get-all-bonus": { bonus: { count: 0, rows: [] } } });
  expect(screen.queryByRole("radio")).toBeNull();
  cleanup();
  const failed = await show("deposit_bonus_select", {}, { "get-all-bonus": 404 });
  expect((await screen.findByRole("alert")).textContent).toContain("The offers could not be loaded");
  await press("Try again");
  expect(failed.names().filter((name) => name === "get-all-bonus").length).toBeGreaterThan(1);
  await press("Deposit without the bonus");
  expect(failed.gone).toEqual(["/profile/deposit?ab=1"]);
});

it("S-2.61: a frame shows the address that it has, with its theme, and asks nobody; without one the provider's own, by initialize-payment", async () => {
  const { names } = await show("deposit_frame", { url: "https://cash.example/open?x=1", theme: "night" });
  expect(document.querySelector("iframe")?.src).toBe("https://cash.example/open?x=1&theme=night");
  expect(names()).not.toContain("initialize-payment");
  cleanup();
  const opened = {
    ...{ cashier_url: "https://pay.example/c/9", cashier_origin: "https://pay.example", payment_id: 9 },
    ...{ errorCode: null, minAmount: null, maxAmount: null },
  };
  const { sent } = await show("deposit_frame", { title: { en: "Cashier" } }, { "initialize-payment": opened });
  await waitFor(() => expect(document.querySelector("iframe")?.src).toBe("https://pay.example/c/9"));
  expect(screen.getByRole("region", { name: "Cashier" })).toBeTruthy();
  expect(sent).toMatchObject([["initialize-payment", { action: "deposit", currency: "EUR", scheme: "dark" }]]);
});

it("the embedded cashier names what is used of the player's own limit and what is on its way, also where it is refused for that", async () => {
  const opened = {
    ...{ cashier_url: "https://pay.example/c/9", cashier_origin: "https://pay.example", payment_id: 9 },
    ...{ errorCode: null, minAmount: null, maxAmount: null },
  };
  const limit = {
    ...{ kind: "deposit", timeframe: "monthly", period: 2, currentLimit: 1000, usedLimit: 300, left: 700 },
    ...{ expiry: "2026-12-01T00:00:00.000Z", currency: "EUR", pending: null },
  };
  const known = {
    "get-limit-table": {
      limitTable: [limit],
      session: { timeLimit: null, expiry: null, pending: null },
      rules: {
        ...{ increaseWaitsHours: 24, increaseAfterPeriod: false, allowDecreaseAnytime: true, depositsCount: "gross" },
        ...{ missing: [], mandatory: [] },
      },
      now: "2026-11-20T12:00:00.000Z",
    },
    "get-open-payments": { payments: [payment({ amount: 200, walletAmount: 200 })] },
  };
  await show("deposit_frame", {}, { ...known, "initialize-payment": opened });
  expect(await screen.findByText("€300.00 of €1,000.00")).toBeTruthy();
  expect(await screen.findByText(/€200\.00/)).toBeTruthy();
  cleanup();
  const refused = { ...opened, cashier_url: null, cashier_origin: null, payment_id: null, errorCode: "DEPOSIT_LIMIT" };
  await show("deposit_frame", {}, { ...known, "initialize-payment": refused });
  expect(await screen.findByText(/€200\.00/)).toBeTruthy();
  cleanup();
  const { names } = await show("deposit_frame", { url: "https://cash.example/open" }, known);
  expect([screen.queryByText(/€200\.00/), names().includes("get-limit-table")]).toEqual([null, false]);
});

it.each([
  ["EUR", "Rare ways2 waysfrom €20"],
  ["DOGE", "Rare ways2 ways"], // a least amount of several currencies is none
])("S-2.60, C-2.06: methods of a parent are one entry that says what holds for them, of EUR and %s", async (currency, said) => {
  const two = [method({ id: "one", title: "One" }), method({ id: "two", title: "Two", currency })];
  const paymentMethods = [method(), ...two.map((one) => ({ ...one, parent: "Rare ways" }))];
  await show("deposit_methods", {}, { "get-payment-methods": { paymentMethods, errorCode: null, missingDetails: [] } });
  expect(screen.queryByRole("button", { name: /^One/ })).toBeNull();
  expect(screen.getByRole("button", { name: /^Rare ways/ }).textContent).toBe(said);
  await press(/^Rare ways/);
  expect(screen.getByRole("heading", { name: "Rare ways" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^(?:One|Two)/ })).toHaveLength(2);
  await press("Back");
  expect(screen.getByRole("button", { name: /^Card/ })).toBeTruthy();
});

it("S-2.65, L-5.06, L-5.07: an address is shown once coin and network are chosen, and nothing is asked for before", async () => {
  const { section: empty, names: none } = await show("crypto_deposit_address", { cryptoCurrencyCode: "" });
  expect([empty?.hidden, none()]).toEqual([true, []]);
  cleanup();
  const { names, asked } = await show("crypto_deposit_address", { cryptoCurrencyCode: "usdt" }); // in any case
  expect(await screen.findAllByRole("radio")).toHaveLength(2);
  expect(names()).toEqual(["get-crypto-wallet-networks"]);
  fireEvent.click(screen.getAllByRole("radio")[1]!);
  await press("Show the Net ERC20 address");
  expect(await screen.findByLabelText("T0address")).toBeTruthy();
  expect(screen.getByText("778")).toBeTruthy();
  expect(screen.getByRole("img", { name: /^QR code/ })).toBeTruthy();
  const found = asked.filter(({ pathname }) => pathname.includes("crypto-wallet"));
  expect(found.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { cryptoCurrencyCode: "USDT" },
    { cryptoCurrencyCode: "USDT", network: "ERC20" },
  ]);
});

it.each([
  [0, "Withdrawals on their way", "No withdrawal is on its way"],
  [1, "Earlier withdrawals", "No earlier withdrawals"],
])("S-2.37, L-7.50: withdrawals of status %i are asked for and called %s", async (status, title, none) => {
  const { asked } = await show(
    "withdraw_requests",
    { status },
    { "get-withdraw-requests": { withdrawRequests: { count: 0, rows: [] } } },
  );
  expect(asked[0]?.searchParams.get("status")).toBe(String(status));
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByText(none)).toBeTruthy();
});

it("S-2.16, L-4.61: wallets with money, or all; a press plays from another one, and what is refused is said", async () => {
  const { sent } = await show("wallet_switcher", {}, { "set-active-wallet": 500 });
  const wallets = () => within(screen.getByRole("list")).getAllByRole("button");
  expect(wallets().map((each) => [each.textContent, each.getAttribute("aria-pressed")])).toEqual([
    [expect.stringContaining("€1,284.50"), "true"],
    [expect.stringContaining("USDT"), "false"],
  ]);
  fireEvent.click(wallets()[0]!);
  fireEvent.click(wallets()[1]!);
  expect((await screen.findByRole("alert")).textContent).toContain("The wallet was not changed.");
  expect(sent).toEqual([["set-active-wallet", { currencyCode: "USDT" }]]);
  cleanup();
  await show("wallet_switcher", { showZero: true, title: { en: "Purses" } });
  expect(wallets()).toHaveLength(3);
  expect(screen.getByRole("heading", { name: "Purses" })).toBeTruthy();
  cleanup();
  const one = { wallets: [{ currencyCode: "EUR", amount: 0, nonCashAmount: 0, totalAmount: 0, version: 1, isActive: true }] };
  await show("wallet_switcher", {}, { "get-user-wallets": one });
  expect(screen.getByText("You have one wallet.")).toBeTruthy();
  cleanup();
  await show("wallet_switcher", {}, { "get-user-wallets": 500 });
  expect((await screen.findByRole("alert")).textContent).toContain("Your wallets could not be loaded.");
});

it("S-2.07, C-1.04: the card of the last payments has as many as it should, each with its receipt, and the way to all", async () => {
  const row = (id: number) => ({
    ...{ withdrawRequestId: null, transactionBankingId: id, reference: `FYR-D-${id}`, transactionType: "deposit" },
    ...{ createdAt: "2026-06-14T10:00:00Z", updatedAt: "2026-06-14T10:00:00Z", paymentMethod: "Visa", methodId: "card" },
    ...{ family: "card", account: "•••• 4417", amount: 50, currencyCode: "EUR", walletAmount: 50, walletCurrencyCode: "EUR" },
    ...{
      balanceAfter: null,
      state: "paid",
      statusEnum: "confirmed",
      status: 1,
      isSuccess: true,
      bonusId: null,
      canCancel: false,
    },
  });
  const totals = { currencyCode: "EUR", paidIn: 0, paidInCount: 0, paidOut: 0, paidOutCount: 0, onItsWay: 0, onItsWayCount: 0 };
  const answer = (rows: object[]) => ({ "get-user-transactions": { transactions: { count: 9, rows }, totals, methods: [] } });
  const { asked } = await show("profile_transactions_card", { limit: 2 }, answer([row(1), row(2)]));
  expect(asked.at(-1)?.searchParams.get("limit")).toBe("2");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/account/history?receipt=d1",
    "/account/history?receipt=d2",
    "/account/history",
  ]);
  expect(screen.getAllByRole("listitem")[0]?.textContent).toMatch(/Visa •••• 4417\+€50\.00Deposit · .*Paid/);
  cleanup();
  const { asked: usually } = await show("profile_transactions_card", {}, answer([]));
  expect(usually.at(-1)?.searchParams.get("limit")).toBe("3");
  expect(screen.getByText("Nothing was paid in or out yet.")).toBeTruthy();
  cleanup();
  await show("profile_transactions_card", {}, { "get-user-transactions": 500 });
  expect((await screen.findByRole("alert")).textContent).toBe("Your payments could not be loaded.");
});

it("plays somebody whose withdrawal is on its way, who has only paid in, and whose documents are looked at (issue 14)", async () => {
  const seen = await Promise.all(
    moneyStates.map(async (money) => {
      const persona = { ...defaultPersona, audience: "paid" as const, money };
      const viewer = viewerOf(persona, "2026-11-20T12:00:00Z");
      const user = sampleUser(viewer, { persona, player: null });
      const transport = async () => ({ status: 404, body: { message: "no" } });
      const api = createApi(createPersonaTransport(() => ({ viewer, user, seed: 1, transport, money })));
      const { getWithdrawConditions, getWithdrawRequests } = await import("../../schemas/api/payments/withdrawals");
      const { getUserTransactions } = await import("../../schemas/api/payments/history");
      const [conditions, requests, history] = await Promise.all([
        api.call(getWithdrawConditions, { query: {} }),
        api.call(getWithdrawRequests, { query: {} }),
        api.call(getUserTransactions, { query: {} }),
      ]);
      return [
        money,
        conditions.isOpen,
        conditions.reserved,
        requests.withdrawRequests.count,
        history.totals.onItsWayCount,
        history.totals.paidInCount,
      ];
    }),
  );
  expect(seen).toEqual([
    ["requested", true, 100, 1, 1, 2],
    ["paid_in", true, 0, 0, 0, 2],
    ["in_review", false, 0, 0, 0, 2],
  ]);
});
