// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import "../../../src/testing/wait_longer";
import type { PaymentMethod } from "../../../schemas/payments";
import type { WithdrawFacts } from "../../../src/features/money/payout/payout_queries";
import { parseSearch } from "../../../src/page/site_state";
import { becomeUser } from "../../../src/kit/session/session_store";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

Element.prototype.scrollIntoView = () => {}; // jsdom lays nothing out
afterEach(cleanup);

const terms = { minAmount: 20, maxAmount: 10_000, feePercent: 0, feeFixed: 0, minutes: [1440, 4320] as [number, number] };
const method = (id: string, more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  name: id,
  title: id,
  parent: null,
  paymentMethod: id,
  isActive: true,
  withdrawalExist: true,
  isCardForm: false,
  isBank: false,
  isEmail: false,
  isCrypto: false,
  isCryptoNetwork: false,
  isCryptoForm: false,
  currency: "EUR",
  defaultAmount: null,
  textBottomAmount: null,
  bonus: false,
  logos: [],
  thumbnail_url: null,
  thumbnailUrl: null,
  nominalCurrency: null,
  family: "card",
  deposit: terms,
  withdrawal: terms,
  isOfCountry: false,
  lastUsedAt: null,
  absence: null,
  ...more,
});
const card = method("card", { title: "Visa" });
const bank = method("bank", { title: "Bank transfer", family: "bank", isBank: true, paymentMethod: "netbanking" });
const skrill = method("skrill", { title: "Skrill", family: "wallet", isEmail: true });
const usdt = method("usdt", {
  title: "Tether",
  family: "crypto",
  isCrypto: true,
  currency: "USDT",
  nominalCurrency: "EUR",
  name: "gatewaycrypto",
});
const depositOnly = method("upi", { title: "UPI", family: "qr", withdrawalExist: false, withdrawal: null });

const open: WithdrawFacts = {
  currencyCode: "EUR",
  balance: 288.35,
  free: 248.35,
  held: [{ reason: "bonus_money", amount: 40, until: null }],
  reserved: 0,
  conditions: [],
  isOpen: true,
  canCancel: true,
  accounts: [{ accountId: 3, methodId: "card", methodTitle: "Visa", shown: "•••• 4417", owed: 150, lastUsedAt: null }],
  reviewMinutes: 240,
};
const blocked: WithdrawFacts = {
  ...open,
  free: 0,
  isOpen: false,
  conditions: [
    { name: "deposit", isMet: true, needed: null, done: null },
    { name: "documents", isMet: false, needed: null, done: null },
    { name: "wager", isMet: false, needed: 640, done: 512.4 },
  ],
};
const part = {
  methodId: "card",
  methodTitle: "Visa",
  account: "•••• 4417",
  amount: 150,
  fee: 0,
  expectedAt: "2026-11-25T12:00:00.000Z",
  why: "owed",
};
const plan = {
  parts: [part, { ...part, methodTitle: "Bank transfer", account: "DE89 •••• 3000", amount: 98.35, why: "chosen" }],
  amount: 248.35,
  fee: 0,
  currencyCode: "EUR",
  burns: null,
};
const tron = {
  code: "TRC20",
  name: "Tron",
  protocol: "TRC-20",
  payinEnabled: true,
  payoutEnabled: true,
  minimumPayinAmount: 10,
  minimumPayoutAmount: 20,
  payoutFee: 1,
  confirmations: 19,
  minutes: 2,
};
const networks = [
  tron,
  { ...tron, code: "ERC20", name: "Ethereum", protocol: "ERC-20" },
  { ...tron, code: "X", name: "Closed", payoutEnabled: false },
];

type Answer = { status: number; body: object };
interface Options {
  facts?: WithdrawFacts;
  methods?: PaymentMethod[];
  search?: string;
  methodIds?: string[];
  answers?: Record<string, (body: unknown, url: URL) => Answer | Promise<Answer>>;
}

async function show({
  facts = open,
  methods = [card, bank, skrill, usdt, depositOnly],
  search = "",
  methodIds = [],
  answers = {},
}: Options = {}) {
  const sent: [name: string, body: unknown][] = [];
  const all: Record<string, (body: unknown, url: URL) => Answer | Promise<Answer>> = {
    "get-withdraw-conditions": () => ({ status: 200, body: facts }),
    "get-payment-methods": () => ({ status: 200, body: { paymentMethods: methods, errorCode: null, missingDetails: [] } }),
    "preview-withdrawal": () => ({ status: 200, body: plan }),
    "init-withdrawal": () => ({ status: 200, body: { data: { success: true, withdrawRequestId: 7 }, message: "ok" } }),
    "get-crypto-wallet-networks": () => ({ status: 200, body: { networks } }),
    "get-crypto-wallet-calc-withdrawal-amount": () => ({
      status: 200,
      body: { credit_amount: 107.33, fee: 1, rate: "1.0833", expiresAt: "2026-11-20T12:01:00.000Z" },
    }),
    "get-crypto-contacts": () => ({
      status: 200,
      body: {
        contacts: [
          {
            contactId: 1,
            currencyCode: "USDT",
            network: "TRC20",
            address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
            label: "Ledger",
            usableAt: null,
          },
        ],
      },
    }),
    "save-crypto-contact": () => ({ status: 200, body: { contact: {} } }),
    "get-withdraw-requests": () => ({ status: 200, body: { withdrawRequests: { count: 0, rows: [] } } }),
    ...answers,
  };
  const services = createTestServices({
    viewer: { session: "user" },
    transport: async ({ url, method: verb, body }) => {
      const parsed = new URL(url, "http://site");
      const name = parsed.pathname.split("/").at(-1) ?? "";
      if (verb !== "GET") sent.push([name, body]);
      return all[name]?.(body, parsed) ?? { status: 404, body: {} };
    },
  });
  services.route.setState({ search: parseSearch(search) });
  services.go = (url) => {
    const next = { ...services.route.getState().search, ...parseSearch(url.slice(1)) };
    services.route.setState({ search: Object.fromEntries(Object.entries(next).filter(([, value]) => value)) });
  };
  becomeUser(services.session, { ...paidUser, firstName: "Alexander", lastName: "Berg" });
  const { element, queryClient } = await prepare([section("withdraw", { props: { methodIds } })], services);
  await act(async () => render(element));
  const of = (name: string) => sent.filter(([call]) => call === name).map(([, body]) => body);
  return { services, of, queryClient };
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("shows what is free and what is held with its way out, and lists accounts and the methods that pay out (S-2.63, C-2.08)", async () => {
  await show();
  expect(screen.getByText("You can withdraw").nextElementSibling?.textContent).toBe("€248.35");
  expect(screen.getByRole("link", { name: "See your bonus" }).getAttribute("href")).toBe("/account/bonuses");
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
  expect(rows.some((row) => /Visa •••• 4417.*€150\.00 first/.test(row))).toBe(true);
  expect(rows.some((row) => row.startsWith("Bank transfer"))).toBe(true);
  expect(rows.some((row) => row.startsWith("UPI"))).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>("Amount").value).toBe("248.35");
});

it("keeps what was typed while what can be withdrawn is read again, also where that fails", async () => {
  let status = 200;
  const { queryClient } = await show({ answers: { "get-withdraw-conditions": () => ({ status, body: open }) } });
  type("Amount", "25");
  status = 503;
  await act(() => queryClient.invalidateQueries());
  expect(screen.getByLabelText<HTMLInputElement>("Amount").value).toBe("25");
  status = 200;
  await act(() => queryClient.invalidateQueries());
  expect(screen.getByLabelText<HTMLInputElement>("Amount").value).toBe("25");
});

it("offers the methods alone that it is set to (S-2.63)", async () => {
  await show({ methodIds: ["skrill"] });
  expect(screen.getByRole("button", { name: /^Skrill/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Bank transfer/ })).toBeNull();
});

it("says so where nothing can be paid out to, and offers nothing that can't be had", async () => {
  await show({ methodIds: ["nobody"] });
  expect(screen.getByText("No way to withdraw right now")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(?:Skrill|Bank transfer|Visa)/ })).toBeNull();
});

it("says what has to be done first, what is open before what is done, and opens nothing (S-2.64, C-6.11 to C-6.14)", async () => {
  await show({ facts: blocked });
  expect(screen.getByText("2 of 3 are left")).toBeTruthy();
  const names = screen.getAllByRole("listitem").map(({ textContent }) => textContent?.slice(0, 24));
  expect(names).toEqual(["Verify your identityBefo", "Wager €127.60 more€512.4", "First deposit madeWe kno"]);
  expect(screen.getByRole("link", { name: "Send your documents" }).getAttribute("href")).toBe("/account/verification");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Open when all points are done" }).disabled).toBe(true);
});

it("pays back to an account without any field, and hides the list once it is chosen (C-2.09, C-5.10)", async () => {
  const { of, services } = await show();
  await press(/^Visa •••• 4417/);
  expect(services.route.getState().search).toEqual({ account: "3" });
  expect(screen.queryByRole("button", { name: /^Skrill/ })).toBeNull();
  await press("Review");
  await waitFor(() => expect(of("preview-withdrawal")).toHaveLength(1));
  expect(of("preview-withdrawal")).toEqual([
    { amount: 248.35, pspID: "card", paymentProvider: "card", paymentMethod: "card", accountId: 3 },
  ]);
  const where = await screen.findByRole("list", { name: "Where it goes" });
  expect(
    within(where)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Visa •••• 4417Back to where it came from, by Wed, November 25€150.00",
    "Bank transfer DE89 •••• 3000by Wed, November 25€98.35",
  ]);
  const isAtTitle = () => waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 })));
  await isAtTitle(); // the button that led here is gone (WCAG 2.4.3)
  await press("Back");
  await screen.findByRole("button", { name: "Review" });
  await isAtTitle();
  await press("Review");
  await press("Withdraw €248.35");
  expect(of("init-withdrawal")).toEqual([
    expect.objectContaining({ accountId: 3, key: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
  ]);
  await waitFor(() => expect(services.route.getState().search).toEqual({ request: "7" }));
  await screen.findByRole("heading", { name: "Withdrawal" });
  await isAtTitle();
});

it("says what a payout burns of a bonus that runs, and sends that the player agreed", async () => {
  const { of } = await show({ answers: { "preview-withdrawal": () => ({ status: 200, body: { ...plan, burns: 40 } }) } });
  await press(/^Visa •••• 4417/);
  await press("Review");
  expect(await screen.findByText(/Your bonus ends with this withdrawal, and €40.00 of bonus money is lost\./)).toBeTruthy();
  await press("Withdraw €248.35");
  expect(of("init-withdrawal")).toEqual([expect.objectContaining({ burnsBonus: true })]);
});

it("says all that is wrong with a bank account together, and sends nothing (C-5.02 to C-5.05)", async () => {
  const { of } = await show({ search: "method=bank" });
  await press("Review");
  expect(await screen.findByText("Enter the account number.")).toBeTruthy();
  expect([
    screen.queryByText("Enter the bank code.") !== null,
    screen.queryByText("Enter the name of the bank.") !== null,
  ]).toEqual([true, true]);
  type("IBAN or account number", "DE89 3704 0044 0532 0130 01");
  expect(await screen.findByText("The check digits do not fit. Is a digit swapped?")).toBeTruthy();
  expect(of("preview-withdrawal")).toEqual([]);
  type("IBAN or account number", "DE89 3704 0044 0532 0130 00");
  type("Bank code (BIC)", "MUSTDEFF");
  type(/^Bank(?! code|.*address)/i, "Musterbank");
  await press("Review");
  await waitFor(() => expect(of("preview-withdrawal")).toHaveLength(1));
  expect(of("preview-withdrawal")[0]).toMatchObject({
    beneficiaryName: "Alexander Berg",
    beneficiaryAccount: "DE89 3704 0044 0532 0130 00",
    bankCode: "MUSTDEFF",
    bankName: "Musterbank",
    paymentMethod: "netbanking",
  });
});

it("asks for a wallet's e-mail (C-5.01)", async () => {
  await show({ search: "method=skrill" });
  await press("Review");
  expect(await screen.findByText("Enter the e-mail of your wallet.")).toBeTruthy();
  type("E-mail at Skrill", "robin");
  expect(await screen.findByText(/^Enter a complete e-mail address/)).toBeTruthy();
});

it("reads an address's checksum, shows what arrives, and keeps the address in the book (C-4.21, C-5.16, C-7.09, C-3.24)", async () => {
  const { of } = await show({ search: "method=usdt" });
  await screen.findByText("Tron");
  expect(screen.queryByText("Closed")).toBeNull(); // C-7.07
  await press("Review");
  expect(await screen.findByText("Choose a network.")).toBeTruthy();
  expect(screen.getByText("Enter the address.")).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("radio", { name: /Tron/ })));
  expect(await screen.findByText("107.33 USDT")).toBeTruthy();
  type("Your USDT address", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj7t");
  expect(await screen.findByText(/^This is no Tron address/)).toBeTruthy();
  await press(/^Ledger/);
  expect(screen.getByLabelText<HTMLInputElement>("Your USDT address").value).toBe("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t");
  expect(await screen.findByText(/^A good Tron address/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText("Keep this address"));
  fireEvent.change(await screen.findByLabelText("Name of the address"), { target: { value: "Cold" } });
  await press("Review");
  await screen.findByRole("button", { name: "Withdraw €248.35" });
  expect(of("preview-withdrawal")[0]).toMatchObject({
    cryptoCurrencyAddress: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
    selectedNetwork: "TRC20",
    currencyCode: "USDT",
    nominalCurrency: "EUR",
    paymentProvider: "gatewaycrypto",
  });
  await press("Withdraw €248.35");
  await waitFor(() => expect(of("save-crypto-contact")).toHaveLength(1));
  expect(of("save-crypto-contact")[0]).toMatchObject({ label: "Cold", network: "TRC20" });
});

it("keeps the focus at an address that is removed, removes it once, and then has it at the fields around it (WCAG 2.4.3)", async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  let contacts = [
    { contactId: 1, currencyCode: "USDT", network: "TRC20", address: "TR7NHqjeKQxGTCi8", label: "Ledger", usableAt: null },
  ];
  const { of } = await show({
    search: "method=usdt",
    answers: {
      "get-crypto-contacts": () => ({ status: 200, body: { contacts } }),
      "remove-crypto-contact": async () => {
        await isAnswered;
        contacts = [];
        return { status: 200, body: { data: { success: true } } };
      },
    },
  });
  const bin = await screen.findByRole<HTMLButtonElement>("button", { name: "Remove Ledger" });
  bin.focus();
  fireEvent.click(bin);
  await waitFor(() => expect(bin.getAttribute("aria-disabled")).toBe("true"));
  fireEvent.click(bin);
  expect([bin.disabled, document.activeElement]).toEqual([false, bin]);
  await act(async () => answer());
  await waitFor(() => expect(bin.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Your USDT address").closest("fieldset")));
  expect(of("remove-crypto-contact")).toEqual([{ contactId: 1 }]);
});

it("refuses more than there is at the field (C-5.16)", async () => {
  const { of } = await show({ search: "account=3" });
  type("Amount", "300");
  await press("Review");
  expect(await screen.findByText("Maximum is 248.35 EUR")).toBeTruthy();
  expect(of("preview-withdrawal")).toEqual([]);
});

it.each([
  [{ status: 409, body: { message: "bad" } }, /could not be asked for/],
  [{ status: 409, body: { message: "Your bank is closed today." } }, "Your bank is closed today."],
  [{ status: 409, body: { message: "x", code: "payment.other_account" } }, /has to go back to the account it came from/],
])("says why the server refused: %j (C-8.07)", async (answer, words) => {
  const { services } = await show({ search: "account=3", answers: { "init-withdrawal": () => answer } });
  await press("Review");
  await press("Withdraw €248.35");
  expect((await screen.findByRole("alert")).textContent).toMatch(words);
  expect(services.route.getState().search).toEqual({ account: "3" });
});

it("sends one withdrawal however often it is pressed", async () => {
  let answer: (value: Answer) => void = () => {};
  const pending = new Promise<Answer>((resolve) => (answer = resolve));
  const { of } = await show({ search: "account=3", answers: { "init-withdrawal": () => pending as unknown as Answer } });
  await press("Review");
  const send = await screen.findByRole("button", { name: "Withdraw €248.35" });
  await act(async () => fireEvent.click(send));
  fireEvent.click(await screen.findByText("Sending"));
  expect(of("init-withdrawal")).toHaveLength(1);
  await act(async () => answer({ status: 200, body: { data: { success: true, withdrawRequestId: 7 }, message: "" } }));
});

it("L-5.08: what arrives in a coin is asked for with the coin and an amount, and not without an amount", async () => {
  const asked: (string | null)[][] = [];
  await show({
    search: "method=usdt",
    answers: {
      "get-crypto-wallet-calc-withdrawal-amount": (_: unknown, { searchParams }: URL) => {
        asked.push([searchParams.get("receive_currency"), searchParams.get("amount")]);
        return { status: 200, body: { credit_amount: 1, fee: 0, rate: "1", expiresAt: "2026-11-20T12:01:00.000Z" } };
      },
    },
  });
  await screen.findByText("Tron");
  expect(asked).toEqual([]);
  type("Amount", "");
  await act(async () => fireEvent.click(screen.getByRole("radio", { name: /Tron/ })));
  type("Amount", "0");
  expect(asked).toEqual([]);
  type("Amount", "40");
  await waitFor(() => expect(asked).toEqual([["USDT", "40"]]));
});

it("says of a request that is not the player's that it can't be found, and leads to the history", async () => {
  await show({ search: "request=99" });
  expect(await screen.findByText("We can't find this payment")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.getByRole("link", { name: "To your history" })).toBeTruthy();
});
