// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import "../../../src/testing/wait_longer";
import type { WithdrawRequest } from "../../../schemas/api/payments/withdrawals";
import type { CasinoTransaction, Transaction } from "../../../schemas/api/payments/history";
import { parseSearch } from "../../../src/page/site_state";
import { becomeUser } from "../../../src/kit/session/session_store";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

afterEach(cleanup);

const deposit: Transaction = {
  withdrawRequestId: null,
  transactionBankingId: 12,
  reference: "FYR-D-7K3F20",
  transactionType: "deposit",
  createdAt: "2026-11-20T20:42:00.000Z",
  updatedAt: "2026-11-20T20:42:00.000Z",
  paymentMethod: "Visa",
  methodId: "card",
  family: "card",
  account: "•••• 4417",
  amount: 200,
  currencyCode: "EUR",
  walletAmount: 200,
  walletCurrencyCode: "EUR",
  balanceAfter: 288.35,
  state: "paid",
  statusEnum: "confirmed",
  status: 1,
  isSuccess: true,
  bonusId: null,
  canCancel: false,
};
const declined: Transaction = { ...deposit, reference: "FYR-D-7K3F19", walletAmount: 0, balanceAfter: null, state: "declined" };
const payout: Transaction = {
  ...deposit,
  transactionBankingId: null,
  withdrawRequestId: 7,
  reference: "FYR-W-2M90QX",
  transactionType: "withdraw",
  paymentMethod: "Bank",
  account: "DE89 •••• 3000",
  family: "bank",
  amount: 248.35,
  state: "in_review",
  canCancel: true,
};
const request: WithdrawRequest = {
  withdrawRequestId: 7,
  reference: "FYR-W-2M90QX",
  createdAt: "2026-11-20T20:52:00.000Z",
  paymentMethod: "Bank",
  amount: 248.35,
  fee: 0,
  currencyCode: "EUR",
  statusEnum: "requested",
  status: 0,
  isSuccess: false,
  state: "in_review",
  canCancel: true,
  expectedAt: "2026-11-25T12:00:00.000Z",
  reason: null,
  question: null,
  parts: [
    {
      paymentId: 30,
      reference: "FYR-W-2M90QX",
      kind: "withdrawal",
      state: "in_review",
      methodId: "bank",
      methodTitle: "Bank",
      family: "bank",
      account: "DE89 •••• 3000",
      amount: 248.35,
      fee: 0,
      currencyCode: "EUR",
      settledAmount: 0,
      walletAmount: 248.35,
      walletCurrencyCode: "EUR",
      rate: null,
      bonusId: null,
      errorCode: null,
      reason: null,
      action: null,
      confirmations: null,
      canCancel: true,
      expectedAt: null,
      expiresAt: null,
      createdAt: "2026-11-20T20:52:00.000Z",
      updatedAt: "2026-11-20T20:52:00.000Z",
      steps: [
        { state: "requested", at: "2026-11-20T20:52:00.000Z", reason: null },
        { state: "in_review", at: "2026-11-20T20:52:00.000Z", reason: null },
      ],
    },
  ],
};
const bet: CasinoTransaction = {
  casinoTransactionId: 5,
  hasRoundPage: false,
  actionType: "bet",
  roundId: "r",
  gameId: 3,
  gameName: "Ember Drake",
  gameIdentifier: "ember-drake",
  gameImageUrl: null,
  providerName: "Lanternhouse",
  beforeBalance: 75.15,
  amount: -1,
  afterBalance: 74.15,
  nonCashAmount: 0,
  currencyCode: "EUR",
  updatedAt: "2026-11-20T19:55:04.000Z",
};
const totals = {
  currencyCode: "EUR",
  paidIn: 260,
  paidInCount: 2,
  paidOut: 0,
  paidOutCount: 0,
  onItsWay: 248.35,
  onItsWayCount: 1,
};

interface Options {
  rows?: Transaction[];
  count?: number;
  search?: string;
  props?: Record<string, unknown>;
  type?: "transactions" | "casino_transactions";
  answer?: (url: URL) => { status: number; body: object } | undefined;
}

/** The section with a server that answers, and the addresses that it was asked and that were gone to. */
async function show({
  rows = [payout, deposit, declined],
  count,
  search = "",
  props = {},
  type = "transactions",
  answer,
}: Options = {}) {
  const asked: URL[] = [];
  const sent: unknown[] = [];
  const services = createTestServices({
    viewer: { session: "user" },
    transport: async ({ url, method, body }) => {
      const parsed = new URL(url, "http://site");
      asked.push(parsed);
      if (method !== "GET") sent.push([parsed.pathname, body]);
      const own = answer?.(parsed);
      if (own) return own;
      if (parsed.pathname.endsWith("get-casino-transactions")) {
        return {
          status: 200,
          body: { casinoTransaction: { count: 1, rows: [bet] }, totals: { currencyCode: "EUR", bets: 1, wins: 0, rounds: 1 } },
        };
      }
      if (parsed.pathname.endsWith("get-withdraw-requests"))
        return { status: 200, body: { withdrawRequests: { count: 1, rows: [request] } } };
      if (parsed.pathname.endsWith("withdraw-reject")) return { status: 200, body: { data: { success: true }, message: "" } };
      if (parsed.pathname.endsWith("get-user-transactions"))
        return {
          status: 200,
          body: {
            transactions: { count: count ?? rows.length, rows },
            totals,
            methods: [
              { methodId: "card", title: "Visa" },
              { methodId: "bank", title: "Bank" },
            ],
          },
        };
      return { status: 404, body: {} };
    },
  });
  const gone: string[] = [];
  services.route.setState({ search: parseSearch(search) });
  services.go = (url) => {
    gone.push(url);
    const next = { ...services.route.getState().search, ...parseSearch(url.slice(1)) };
    services.route.setState({ search: Object.fromEntries(Object.entries(next).filter(([, value]) => value)) });
  };
  becomeUser(services.session, paidUser);
  const { element } = await prepare([section(type, { props })], services);
  await act(async () => render(element));
  return { asked, sent, gone, services };
}

const rows = () => screen.getAllByRole("row").slice(1);
const lastAsked = (asked: URL[], name: string) => asked.filter(({ pathname }) => pathname.endsWith(name)).at(-1)?.searchParams;

it("lists payments with their state in words, and a sign only where money moved (S-2.35, C-3.27)", async () => {
  const { asked } = await show();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Bank DE89 •••• 3000Withdrawal.*FYR-W-2M90QX.*In review.*−€248\.35/),
    expect.stringMatching(/Visa •••• 4417Deposit.*Paid.*\+€200\.00.*€288\.35/),
    expect.stringMatching(/Declined€200\.00/),
  ]);
  expect(screen.getByText("On its way", { selector: "dt" }).nextElementSibling?.textContent).toBe("€248.35");
  expect(Object.fromEntries(lastAsked(asked, "get-user-transactions") ?? [])).toEqual({ pageNo: "0", limit: "10" }); // C-7.25, C-9.27, D-08
});

it("reads a state of the documents' words where a platform has no other: statusEnum, else status and isSuccess (C-4.54)", async () => {
  const facts = [
    { statusEnum: "rejected", status: 1 },
    { status: 1, isSuccess: true },
    { statusEnum: null, status: 1 },
    { status: 0 },
  ] as const;
  const plain = (fact: object, index: number): Transaction => {
    const { state: _, statusEnum: __, isSuccess: ___, ...row } = deposit;
    return { ...row, reference: `FYR-D-${index}`, ...fact };
  };
  await show({ rows: facts.map(plain) });
  expect(rows().map(({ textContent }) => /Rejected|Completed|Processing|Pending/.exec(textContent)?.[0])).toEqual([
    "Rejected",
    "Completed",
    "Processing",
    "Pending",
  ]);
});

it("keeps what is shown in the address: kind, state, method, search and page (C-7.25)", async () => {
  const { asked, gone } = await show({ count: 42 });
  fireEvent.click(screen.getByRole("button", { name: "Withdrawals" }));
  fireEvent.change(screen.getByLabelText("State"), { target: { value: "done" } });
  fireEvent.change(screen.getByLabelText("Method"), { target: { value: "bank" } });
  fireEvent.click(screen.getByRole("button", { name: "Page 5" }));
  await waitFor(() => expect(lastAsked(asked, "get-user-transactions")?.get("pageNo")).toBe("4"));
  expect(Object.fromEntries(lastAsked(asked, "get-user-transactions") ?? [])).toEqual({
    pageNo: "4",
    limit: "10",
    transactionType: "withdraw",
    states: "paid,partly_paid",
    methodId: "bank",
  });
  fireEvent.change(screen.getByLabelText("Search the history"), { target: { value: "FY" } });
  fireEvent.change(screen.getByLabelText("Search the history"), { target: { value: "FYR" } });
  await waitFor(() => expect(lastAsked(asked, "get-user-transactions")?.get("search")).toBe("FYR"));
  expect(lastAsked(asked, "get-user-transactions")?.get("pageNo")).toBe("0");
  expect(gone.at(-1)).toContain("find=FYR");
});

it("names the landmark of its filter, which is beside the header's search", async () => {
  await show();
  expect(screen.getByRole("search", { name: "History" })).toBeTruthy();
});

it("asks for whole days in the time zone of the reader", async () => {
  const { asked } = await show({ search: "from=2026-11-01&to=2026-11-20" });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() => expect(lastAsked(asked, "get-user-transactions")?.get("timeZone")).toBe(zone));
  expect(lastAsked(asked, "get-user-transactions")?.get("startDate")).toBe("2026-11-01");
});

it("offers all rows of the filter as a file", async () => {
  await show({ search: "show=withdraw&state=done", count: 42 });
  const link = screen.getByRole("link", { name: "CSV, 42 rows" });
  expect(link.getAttribute("href")).toBe("/api/user/transactions.csv?transactionType=withdraw&states=paid%2Cpartly_paid");
});

it("shows bets and wins with the balance before and after, pages counted from 1 (S-2.36, C-3.28, C-7.26, D-08)", async () => {
  const { asked } = await show({ search: "show=games" });
  expect(rows()[0]?.textContent).toMatch(/Ember DrakeLanternhouseBet€75\.15−€1\.00€74\.15/);
  expect(screen.getByRole("link", { name: "Ember Drake" }).getAttribute("href")).toBe("/casino/games/ember-drake");
  expect(lastAsked(asked, "get-casino-transactions")?.get("pageNo")).toBe("1");
});

it("is a list of games alone as casino_transactions (S-2.36)", async () => {
  const { asked } = await show({ type: "casino_transactions", search: "show=deposit" });
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Deposits" })).toBeNull();
  expect(asked.every(({ pathname }) => pathname.endsWith("get-casino-transactions"))).toBe(true);
});

it("shows the types alone that it is set to (S-2.35)", async () => {
  await show({ props: { types: ["withdraw"], dateFilter: false } });
  expect(screen.queryByRole("button", { name: "Deposits" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Any time" })).toBeNull();
});

it("says that nothing fits, and takes the filters away", async () => {
  const { gone } = await show({ rows: [], search: "state=ended" });
  fireEvent.click(screen.getByRole("button", { name: "Clear the filters" }));
  expect(gone.at(-1)).toContain("state=");
  expect(screen.getByText("No money has moved yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Set limits" }).getAttribute("href")).toBe("/account/responsible-gambling");
});

it("says where the list did not come, and asks again", async () => {
  let isAway = true;
  await show({ answer: () => (isAway ? { status: 404, body: { message: "No" } } : undefined) });
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
  isAway = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

it("opens a receipt by the address, and cancels the withdrawal after asking (C-4.22, C-6.19, C-7.13)", async () => {
  const { sent, gone, asked } = await show();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Bank DE89 •••• 3000" })));
  expect(gone.at(-1)).toBe("?receipt=w7");
  const drawer = await screen.findByRole("dialog", { name: "Withdrawal" });
  await within(drawer).findByText("To Bank DE89 •••• 3000");
  const stages = within(drawer)
    .getAllByRole("listitem")
    .map((item) => item.textContent?.replace(/(?:, )?Nov.*/, ""));
  expect(stages).toEqual(["Requested", "In review", "Approvednot yet", "Sentnot yet", "Paidnot yet"]);
  expect(within(drawer).getByText(/^Expected by Wednesday/)).toBeTruthy();
  await act(async () => fireEvent.click(within(drawer).getByRole("button", { name: "Cancel the withdrawal" })));
  const asking = await screen.findByRole("dialog", { name: "Cancel the withdrawal of €248.35?" });
  expect(sent).toEqual([]);
  const before = asked.length;
  fireEvent.click(within(asking).getByRole("button", { name: "Cancel it" }));
  await waitFor(() => expect(sent).toEqual([["/api/user/withdraw-reject", { withdrawRequestId: 7 }]]));
  await waitFor(() => expect(asked.slice(before).some(({ pathname }) => pathname.endsWith("get-user-transactions"))).toBe(true));
});

it("goes through the list by J and K and by the arrows while a payment is open", async () => {
  const { gone } = await show({ search: "receipt=w7" });
  const drawer = await screen.findByRole("dialog", { name: "Withdrawal" });
  const before = gone.length;
  for (const key of ["j", "ArrowDown", "k", "ArrowUp"]) await act(async () => void fireEvent.keyDown(drawer, { key }));
  await act(async () => void fireEvent.keyDown(drawer, { key: "j", ctrlKey: true }));
  expect(gone.slice(before).every((address) => /^\?receipt=[dw]\d+$/.test(address))).toBe(true);
  expect(gone.length - before).toBeGreaterThan(0);
});

it.each([
  ["d99", "Deposit", () => undefined],
  ["w99", "Withdrawal", () => ({ status: 200, body: { withdrawRequests: { count: 0, rows: [] } } })],
])(
  "says of %s, which is no payment of the player's, that it can't be found, and offers no second try",
  async (id, name, answer) => {
    await show({
      search: `receipt=${id}`,
      answer: (url) => (/get-(?:payment|withdraw-requests)$/.test(url.pathname) ? answer() : undefined),
    });
    const drawer = within(await screen.findByRole("dialog", { name }));
    expect(await drawer.findByText("We can't find this payment")).toBeTruthy();
    expect(drawer.queryByRole("button", { name: "Try again" })).toBeNull();
  },
);

it("offers no cancelling where the market does not (D-06)", async () => {
  await show({
    search: "receipt=w7",
    answer: ({ pathname }) =>
      pathname.endsWith("get-withdraw-requests")
        ? { status: 200, body: { withdrawRequests: { count: 1, rows: [{ ...request, canCancel: false }] } } }
        : undefined,
  });
  const drawer = await screen.findByRole("dialog", { name: "Withdrawal" });
  await within(drawer).findByText("To Bank DE89 •••• 3000");
  expect(within(drawer).queryByRole("button", { name: "Cancel the withdrawal" })).toBeNull();
});

it("asks what the house wants to know about a withdrawal, keeps the answer where it is not taken, and shows both then", async () => {
  const asked = { text: "Whose account is it?", askedAt: "2026-11-20T21:00:00.000Z" };
  let question: WithdrawRequest["question"] = { ...asked, answer: null, answeredAt: null };
  let isRefused = true;
  const { sent } = await show({
    search: "receipt=w7",
    answer: ({ pathname }) => {
      if (pathname.endsWith("get-withdraw-requests"))
        return { status: 200, body: { withdrawRequests: { count: 1, rows: [{ ...request, question }] } } };
      if (!pathname.endsWith("answer-withdraw-question")) return undefined;
      if (isRefused) return { status: 500, body: { message: "no" } };
      question = { ...asked, answer: "Mine", answeredAt: "2026-11-20T22:00:00.000Z" };
      return { status: 200, body: { data: { success: true } } };
    },
  });
  const drawer = within(await screen.findByRole("dialog", { name: "Withdrawal" }));
  const box = within(await drawer.findByRole("region", { name: "A question about this withdrawal" }));
  expect(box.getByText("Whose account is it?")).toBeTruthy();
  fireEvent.change(box.getByLabelText("Your answer"), { target: { value: " Mine " } });
  fireEvent.click(box.getByRole("button", { name: "Send the answer" }));
  expect((await box.findByRole("alert")).textContent).toContain("what you wrote is kept here");
  expect(box.getByLabelText("Your answer")).toHaveProperty("value", " Mine ");
  isRefused = false;
  fireEvent.click(box.getByRole("button", { name: "Send the answer" }));
  expect(await box.findByText("Mine", { selector: "p" })).toBeTruthy();
  expect(box.queryByRole("button")).toBeNull();
  expect(sent.at(-1)).toEqual([
    "/api/user/answer-withdraw-question",
    { withdrawRequestId: 7, askedAt: asked.askedAt, answer: "Mine" },
  ]);
});
