// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Promotion } from "../../../../../schemas/api/promotions";
import type { Payment, PaymentMethod } from "../../../../../schemas/payments";
import { profiles } from "../../../../../schemas/profiles";
import type { User } from "../../../../../schemas/user";
import type { ApiRequest } from "../../../../kit/api/api";
import { method, payment } from "../../../../testing/payments";
import { renderInSite, siteServices, paidUser, type Answer, type Reply, type SiteOptions } from "../../../../testing/site";
import { Deposit } from "./Deposit";

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
});

const bonus = (bonusId: number, title: string, couponCode?: string): Promotion => ({
  ...(couponCode && { couponCode }),
  bonusId,
  bonusType: "deposit",
  autoPayoutDays: 0,
  banner: { bannerTitle: { en: title } },
  startAt: null,
  endAt: null,
  validOnDays: [],
  startTime: null,
  endTime: null,
  isSpecial: false,
  isClosed: false,
  currency: { EUR: { min_deposit_amount: 25 } },
});

const started = {
  success: true,
  txId: 12,
  transactionId: 12,
  state: "waiting",
  action: null,
  cashierUrl: null,
  checkoutHtml: null,
  method: null,
  PaReq: null,
  creq: null,
  MD: null,
  TermUrl: null,
  customResponseIntentLink: null,
  errorCode: null,
  minAmount: null,
  maxAmount: null,
};

interface Options {
  address?: string;
  user?: Partial<User>;
  methods?: PaymentMethod[];
  bonuses?: Promotion[] | "never";
  formVersion?: 1 | 2;
  settings?: SiteOptions["settings"];
  /** What the API answers besides. */
  more?: Record<string, Reply>;
  errorCode?: string | null;
  open?: Payment[];
  /** What `init-pay` answers, attempt by attempt. */
  answers?: Reply[];
  payment?: Payment;
  /** Left of a month limit of €1,000; or what is not answered yet. */
  left?: number | Promise<Answer>;
}

async function show({
  address = "/profile/deposit",
  user = {},
  methods,
  bonuses = [],
  errorCode = null,
  open = [],
  answers = [],
  payment: shown,
  left,
  formVersion = 2,
  settings,
  more = {},
}: Options = {}) {
  const sent: Record<string, unknown>[] = [];
  const events: unknown[] = [];
  const ok = (body: unknown): Reply => ({ status: 200, body });
  const services = siteServices({
    user: { ...paidUser, ...user },
    address,
    ...(settings && { settings }),
    answers: {
      "GET /api/user/get-payment-methods": ok({
        paymentMethods: methods ?? [method(), method({ id: "bank", title: "Bank", family: "bank" })],
        errorCode,
        missingDetails: [],
      }),
      "GET /api/admin/get-all-bonus":
        bonuses === "never" ? () => new Promise(() => {}) : ok({ bonus: { count: bonuses.length, rows: bonuses } }),
      "GET /api/user/get-min-dep-config": ok({ minDepConfig: { EUR: { minAmount: 20, maxAmount: 5000 } } }),
      "GET /api/user/get-limit-table":
        left instanceof Promise
          ? () => left
          : ok({
              limitTable:
                left === undefined
                  ? []
                  : [
                      {
                        ...{ kind: "deposit", timeframe: "monthly", period: 2, currentLimit: 1000, usedLimit: 1000 - left, left },
                        ...{ expiry: "2026-12-01T00:00:00.000Z", currency: "EUR", pending: null },
                      },
                    ],
              session: { timeLimit: null, expiry: null, pending: null },
              rules: {
                ...{ increaseWaitsHours: 24, increaseAfterPeriod: false, allowDecreaseAnytime: true, depositsCount: "gross" },
                ...{ missing: [], mandatory: [] },
              },
              now: "2026-11-20T12:00:00.000Z",
            }),
      "GET /api/user/get-open-payments": ok({ payments: open }),
      "GET /api/user/get-payment": shown
        ? ok({ payment: shown })
        : { status: 404, body: { message: "No", code: "payment.not_found" } },
      "POST /api/user/log-event": ({ body }: ApiRequest) => {
        events.push((body as { event: string }).event);
        return { status: 200, body: { data: { success: true } } };
      },
      "POST /api/user/init-pay": (request: ApiRequest) => {
        sent.push(request.body as Record<string, unknown>);
        const answer = answers.shift() ?? ok(started);
        return typeof answer === "function" ? answer(request) : answer;
      },
      ...more,
    },
  });
  const element = <Deposit root={{}} formVersion={formVersion} bonusLayout="list" methodIds={[]} />;
  await act(async () => renderInSite(element, services));
  if (bonuses !== "never" && !(left instanceof Promise)) await waitFor(() => expect(screen.queryByText("Loading")).toBeNull());
  return { services, sent, events, search: () => services.route.getState().search };
}
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const field = () => screen.getByLabelText<HTMLInputElement>("Amount");
const typeAmount = (value: string) => fireEvent.change(field(), { target: { value } });

it("goes from the bonus to the method to the amount, and sends them (C-4.01, C-7.02)", async () => {
  const { sent, events, search } = await show({ bonuses: [bonus(3, "50% extra")] });
  await press("Take 50% extra");
  await press(/^Card/);
  expect((await screen.findByLabelText<HTMLInputElement>("Amount")).value).toBe("200");
  await press("€60");
  await press("Deposit €60.00");
  await waitFor(() => expect(search()).toEqual({ b: "3", method: "card", payment: "12" }));
  expect(sent).toMatchObject([
    { amount: 60, pspID: "card", provider: "pg10", bonusID: 3, currencyCode: "EUR", action: "deposit", returnPath: "/" },
  ]);
  expect(events).toEqual(["DEPOSIT_FORM_OPEN", "DEPOSIT_BONUS_CHOSEN", "DEPOSIT_METHOD_CHOSEN", "DEPOSIT_FORM_SUBMIT"]); // C-7.15
});

it("shows the methods at once where there are no bonuses (C-4.04), and what is on its way before them", async () => {
  await show({ open: [payment()] });
  expect(screen.getByRole("heading", { name: "How do you want to pay?" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /€200.00 by Card/ })).toBeTruthy();
});

it.each([
  ["who has not deposited yet", { depositCount: 0, kycStatus: "PENDING" as const }, 1],
  ["nobody whose documents are confirmed", { depositCount: 0, kycStatus: "APPROVED" as const }, 0],
  ["nobody who has deposited", { depositCount: 1, kycStatus: "PENDING" as const }, 0],
])("tells %s which documents a payout will need (C-3.40)", async (_, user, count) => {
  await show({ user });
  await screen.findByRole("button", { name: /Bank/ });
  expect(screen.queryAllByRole("link", { name: "Send the document" })).toHaveLength(count);
});

const asking = [...profiles.values()]
  .filter(({ firstDepositMessage }) => firstDepositMessage?.value)
  .map(({ country }) => country);
it.each([...asking, "JP"])(
  "tells whoever has not deposited yet in %s, where a market wants it and everywhere else, what keeps play safe (expectation 2.3)",
  async (countryCode) => {
    await show({ user: { depositCount: 0, countryCode } });
    const note = await screen.findByText(/play only with money that you can afford to lose/);
    const links = within(note).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/account/responsible-gambling", "/responsible-gaming"]);
    cleanup();
    await show({ user: { depositCount: 1, countryCode } });
    await screen.findByRole("button", { name: /Bank/ });
    expect(screen.queryByText(/afford to lose/)).toBeNull();
  },
);

it("keeps the list of ways while one of them is filled in, out of everybody's reach, so that the step back shows what is there (C-4.02)", async () => {
  await show();
  const card = screen.getByRole("button", { name: /^Card/ });
  await press(/^Card/);
  await screen.findByLabelText("Amount");
  expect(screen.queryByRole("button", { name: /^Card/ })).toBeNull();
  expect(screen.queryByRole("heading", { name: "How do you want to pay?" })).toBeNull();
  await press("Back");
  expect(screen.getByRole("button", { name: /^Card/ })).toBe(card);
});

it("goes on without offers that take longer than five seconds (C-4.05, C-9.09)", async () => {
  // jsdom draws frames by an interval: one begun while intervals are false would be the last of all files after this
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  await show({ bonuses: "never" });
  expect(screen.queryByRole("heading", { name: "How do you want to pay?" })).toBeNull();
  await act(async () => vi.advanceTimersByTime(5_000));
  expect(screen.getByRole("heading", { name: "How do you want to pay?" })).toBeTruthy();
  vi.useRealTimers();
});

it("keeps the bonus in the address and for two minutes in the browser, and forgets it with none (C-4.06, C-4.08)", async () => {
  const { search } = await show({ bonuses: [bonus(3, "50% extra")] });
  await press("Take 50% extra");
  expect(search()).toEqual({ b: "3" });
  expect(JSON.parse(localStorage.getItem("lastBonus") ?? "{}")).toMatchObject({ bonusId: 3 });
  await press("Back");
  expect([search(), localStorage.getItem("lastBonus")]).toEqual([{}, null]); // C-4.02
  await press("No bonus");
  expect(search()).toEqual({ ab: "1" });
});

it("says that the chosen bonus waits for the one that runs, and declining clears the choice (C-4.03, D-42)", async () => {
  const { search } = await show({
    bonuses: [bonus(3, "50% extra")],
    user: { activeBonus: { bonusId: 9, wagerLeft: 320, amountToWager: 800 } },
  });
  await press("Take 50% extra");
  await screen.findByRole("dialog");
  await press("Deposit without a new one");
  expect(search()).toEqual({});
  await press("Take 50% extra");
  await screen.findByRole("dialog");
  await press("Take 50% extra, it waits");
  expect(search()).toEqual({ b: "3" });
});

it.each([
  ["", "Amount cannot be empty"],
  ["19", "Minimum is 20 EUR"],
  ["5001", "Maximum is 5,000 EUR"],
])("says of %j: %s, and sends nothing (C-5.13 to C-5.15)", async (typed, problem) => {
  const { sent } = await show({ address: "/profile/deposit?method=card" });
  await screen.findByLabelText("Amount");
  expect(screen.queryByText(problem)).toBeNull();
  typeAmount(typed);
  expect(screen.getByText(problem)).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: /Enter an amount|too small|too large/ });
  expect([button.disabled, field().getAttribute("aria-invalid"), sent]).toEqual([true, "true", []]);
});

it("asks Skrill's e-mail first, and leads there (C-4.10, C-5.18)", async () => {
  const skrill = method({ id: "skrill", name: "skrill", title: "Skrill", family: "wallet" });
  const { sent } = await show({ address: "/profile/deposit?method=skrill", methods: [skrill], user: { firstName: null } }); // C-5.25
  await screen.findByLabelText("Amount");
  await press("Deposit €200.00");
  const email = screen.getByLabelText<HTMLInputElement>("E-mail of your Skrill wallet");
  expect(screen.getByText("Enter the e-mail")).toBeTruthy();
  expect(document.activeElement).toBe(email);
  fireEvent.change(email, { target: { value: "mara@" } });
  expect(screen.getByText("Something is missing in this e-mail")).toBeTruthy();
  fireEvent.change(email, { target: { value: "mara@foyer.test" } });
  await press("Deposit €200.00");
  await waitFor(() => expect(sent).toMatchObject([{ skrillEmail: "mara@foyer.test" }]));
});

it("asks for missing details before the form, and only for those (C-4.09, C-5.24)", async () => {
  await show({
    address: "/profile/deposit?method=card",
    user: { lastName: null, dateOfBirth: "1900-01-01", kycStatus: "PENDING" },
  });
  expect(await screen.findByRole("heading", { name: "2 details, once" })).toBeTruthy();
  expect([screen.queryByLabelText("Last name"), screen.queryByLabelText("Date of birth")].every(Boolean)).toBe(true);
  expect([screen.queryByLabelText("First name"), screen.queryByLabelText("Amount")]).toEqual([null, null]);
});

it("skips that with ignoreALl=1, and the server may ask all the same (C-2.14, C-5.26)", async () => {
  const refused: Reply = {
    status: 409,
    body: { message: "Details", code: "profile.incomplete", data: { fields: ["lastName"] } },
  };
  await show({
    address: "/profile/deposit?method=card&ignoreALl=1",
    user: { lastName: null, kycStatus: "PENDING" },
    answers: [refused],
  });
  await screen.findByLabelText("Amount");
  await press("Deposit €200.00");
  await screen.findByText("Some of your details are missing before you can deposit.");
  await press("Fill them in");
  expect(await screen.findByLabelText("Last name")).toBeTruthy();
});

it("sends the same key again after a lost line, and another one for another amount", async () => {
  const lost: Reply = () => Promise.reject(new TypeError("lost"));
  const { sent, search } = await show({ address: "/profile/deposit?method=card", answers: [lost, lost] });
  await screen.findByLabelText("Amount");
  await press("Deposit €200.00");
  await screen.findByText(/could not be started/);
  await press("Try again");
  await press("Deposit €200.00");
  await screen.findByText(/could not be started/);
  await press("Try again");
  await press("€60");
  await press("Deposit €60.00");
  await waitFor(() => expect(search()["payment"]).toBe("12"));
  const keys = sent.map(({ key }) => key);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it("sends once however often the button is pressed", async () => {
  const { sent } = await show({ address: "/profile/deposit?method=card", answers: [() => new Promise(() => {})] });
  await screen.findByLabelText("Amount");
  const button = screen.getByRole("button", { name: "Deposit €200.00" });
  fireEvent.click(button);
  fireEvent.submit(field().form as HTMLFormElement);
  fireEvent.click(button);
  expect(sent).toHaveLength(1);
});

const refusal = (errorCode: string, given = {}): Reply => ({
  status: 200,
  body: { ...started, success: false, txId: null, transactionId: null, state: null, errorCode, ...given },
});

it.each([
  ["CARD_EXPIRED", {}, /The card has expired/],
  ["PAYMENT_PROVIDER_LIMIT_THRESHOLD", { minAmount: 30, maxAmount: 90 }, /takes 30 EUR to 90 EUR/],
  ["PAYMENT_PROVIDER_LIMIT_THRESHOLD", {}, /takes 1 EUR to 1000 EUR/],
] as const)("says in a popup why %s (C-4.14, C-8.01, C-8.02)", async (code, bounds, text) => {
  await show({ address: "/profile/deposit?method=card", answers: [refusal(code, bounds)] });
  await screen.findByLabelText("Amount");
  await press("Deposit €200.00");
  expect(await screen.findByRole("dialog", { name: "The deposit did not go through" })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

it("tells on the payment's own page, and in no popup, what the provider decided before the start was answered (C-8.01, C-4.14)", async () => {
  const { search } = await show({
    address: "/profile/deposit?method=card",
    answers: [refusal("CARD_DECLINED", { success: true, txId: 12, transactionId: 12, state: "declined" })],
    payment: payment({ state: "declined", errorCode: "CARD_DECLINED" }),
  });
  await screen.findByLabelText("Amount");
  await press("Deposit €200.00");
  expect(await screen.findByRole("heading", { name: "Your bank said no" })).toBeTruthy();
  expect([search()["payment"], screen.queryByRole("dialog")]).toEqual(["12", null]);
});

it("says in the page's own words that the method is gone since it was chosen, and leads to the others (C-8.01, C-8.05)", async () => {
  const body = { message: "There is no such way to pay here.", code: "payment.method_not_found" };
  const { search } = await show({ address: "/profile/deposit?method=card", answers: [{ status: 404, body }] });
  await screen.findByLabelText("Amount");
  await press("Deposit €200.00");
  await screen.findByText(/^This way to pay is not available to you right now/);
  await press("Pay another way");
  expect(search()["method"]).toBeFalsy();
});

it("offers what the player's own limit leaves", async () => {
  await show({ address: "/profile/deposit?method=card", answers: [refusal("DEPOSIT_LIMIT", { maxAmount: 120 })] });
  await screen.findByLabelText("Amount");
  await press("Deposit €200.00");
  await screen.findByText(/120 EUR is left/);
  await press("Another amount");
  await waitFor(() => expect(field().value).toBe("120"));
});

it.each([
  ["user.self_exclusion.notice", { until: "2026-09-30T10:00:00Z" }, /self-excluded until September 30, 2026/],
  ["market.not_served", {}, /not possible from your country/],
] as const)("says what the server refuses with %s (C-8.03, C-8.04)", async (code, data, text) => {
  await show({ address: "/profile/deposit?method=card", answers: [{ status: 403, body: { message: "No", code, data } }] });
  await screen.findByLabelText("Amount");
  await press("Deposit €200.00");
  expect(await screen.findByText(text)).toBeTruthy();
});

it("shows other refusals as the server says them (C-8.05)", async () => {
  await show({ address: "/profile/deposit?method=card", answers: [{ status: 409, body: { message: "Not on Sundays." } }] });
  await screen.findByLabelText("Amount");
  await press("Deposit €200.00");
  expect(await screen.findByText("Not on Sundays.")).toBeTruthy();
});

it("offers nothing to who excluded themselves: their money and help alone (C-8.04)", async () => {
  await show({ errorCode: "SELF_EXCLUSION", bonuses: [bonus(3, "50% extra")] });
  expect(await screen.findByRole("link", { name: "Withdraw it" })).toBeTruthy();
  expect([screen.queryByText("50% extra"), screen.queryByRole("navigation"), screen.queryByLabelText("Amount")]).toEqual([
    null,
    null,
    null,
  ]);
});

it.each(["NO_PROVIDER", "CURRENCY_NOT_OFFERED", "DEPOSIT_COUNTRY_BLOCK"])(
  "leads whoever can not pay in by %s to their money, and to us where only we can help (C-8.04)",
  async (errorCode) => {
    await show({ errorCode, settings: { liveChat: { provider: "own", buttonSelector: "" } } });
    expect(await screen.findByRole("heading", { name: "You can't deposit right now" })).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "Withdraw" }).length).toBe(2); // the tab's, and the way out
    expect(screen.queryByRole("button", { name: "Write to us" }) !== null).toBe(errorCode !== "DEPOSIT_COUNTRY_BLOCK");
  },
);

it("lets an unverified player send the link again (C-8.04)", async () => {
  await show({ errorCode: "REQUIRED_EMAIL_VERIFICATION" });
  expect(await screen.findByRole("heading", { name: "You can't deposit right now" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Resend email" })).toBeTruthy();
});

it("leads whom the law wants to know first to where they show who they are (D-14)", async () => {
  await show({ errorCode: "IDENTITY_REQUIRED" });
  expect(await screen.findByText(/Show us first who you are/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Send the document" })).toBeTruthy();
});

it("shows a payment as it is to who comes back to its address, whatever else the address says", async () => {
  const paid = payment({ state: "paid", settledAmount: 200 });
  await show({ address: "/profile/deposit?method=card&payment=12", payment: paid });
  expect(await screen.findByRole("heading", { name: "€200.00 is here" })).toBeTruthy();
  expect(screen.getByText("FYR-D-7K3F22")).toBeTruthy();
});

it("keeps amount and bonus for another try after a no", async () => {
  const declined = payment({ state: "declined", errorCode: "CARD_DECLINED", amount: 75 });
  const { search } = await show({
    address: "/profile/deposit?b=3&method=card&payment=12",
    payment: declined,
    bonuses: [bonus(3, "50% extra")],
  });
  expect(await screen.findByRole("heading", { name: "Your bank said no" })).toBeTruthy();
  expect(document.body.textContent).not.toContain("CARD_DECLINED"); // words, never a code
  await press(/^Pay by Bank/);
  expect(search()).toEqual({ b: "3", method: "bank", amount: "75" });
  expect((await screen.findByLabelText<HTMLInputElement>("Amount")).value).toBe("75");
});

it("says that a payment is not to be found, and leads on", async () => {
  const { search } = await show({ address: "/profile/deposit?payment=99" });
  expect(await screen.findByRole("heading", { name: "We can't find this payment" })).toBeTruthy();
  await press("New deposit");
  expect(search()).toEqual({});
});

const upi = (content: string, expiresAt: string) =>
  payment({ state: "needs_customer", family: "qr", currencyCode: "INR", action: { kind: "qr", content, expiresAt } });

it("draws a code to scan, and whoever has paid goes home to the pending deposit (C-4.13, C-4.18, C-2.16)", async () => {
  const soon = new Date(Date.now() + 500_000).toISOString();
  const { services } = await show({
    address: "/profile/deposit?payment=12",
    payment: upi("upi://pay?pa=foyer@bank&am=200", soon),
  });
  expect(await screen.findByRole("img", { name: "QR code for your UPI app" })).toBeTruthy();
  expect(screen.getByText("foyer@bank")).toBeTruthy();
  await press("I have paid");
  expect(services.route.getState()).toMatchObject({ path: "/", search: { modal: "deposit-pending" } });
});

it("says that a code has no link for an app, and after two seconds that no app has opened (C-9.08, C-8.12)", async () => {
  const soon = new Date(Date.now() + 500_000).toISOString();
  await show({ address: "/profile/deposit?payment=12", payment: upi("000201260", soon) });
  await screen.findByRole("img", { name: "QR code for your UPI app" });
  await press("Pay in an app on this phone");
  expect(screen.getByText(/^The code has no link that an app can open/)).toBeTruthy();
  cleanup();
  await show({ address: "/profile/deposit?payment=12", payment: upi("upi://pay?pa=foyer@bank", soon) });
  await screen.findByRole("img", { name: "QR code for your UPI app" });
  vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(screen.getByRole("button", { name: "Pay in an app on this phone" }));
  act(() => void vi.advanceTimersByTime(1_999));
  expect(screen.queryByText(/^No app answered/)).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText(/^No app answered/)).toBeTruthy();
  vi.useRealTimers();
});

it("says that a code has expired, and goes back to the form (C-4.16, C-4.17)", async () => {
  const { search } = await show({
    address: "/profile/deposit?payment=12",
    payment: upi("upi://pay?pa=foyer@bank", "2026-01-01T00:00:00Z"),
  });
  expect(await screen.findByRole("heading", { name: "The code has expired" })).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: "Back" }).at(-1) as HTMLElement);
  expect(search()).toEqual({ method: "card", amount: "200" });
});

it("says that no code came (C-8.12)", async () => {
  await show({ address: "/profile/deposit?payment=12", payment: upi("", new Date(Date.now() + 500_000).toISOString()) });
  expect(await screen.findByRole("heading", { name: "The provider sent no code" })).toBeTruthy();
});

it("shows what is left of the player's limit, and an amount that passes it has its way back in one tap (C-5.14, D-22)", async () => {
  const { sent } = await show({ address: "/profile/deposit?ab=1&method=card", left: 380 });
  expect(await screen.findByText("Your month limit")).toBeTruthy();
  expect(screen.getByText("€620.00 of €1,000.00")).toBeTruthy();
  typeAmount("450");
  expect(screen.getByText(/^€380.00 is left of the limit that you set. It starts again on /)).toBeTruthy();
  expect(screen.getByRole("link", { name: "My limits" }).getAttribute("href")).toBe("/account/responsible-gambling");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "The amount is too large" }).disabled).toBe(true);
  fireEvent.submit(field().form!);
  await press("Use €380.00");
  await press("Deposit €380.00");
  expect(sent).toMatchObject([{ amount: 380 }]);
});

it.each([
  ["nothing", 0, [], "20"],
  ["less than the least deposit", 15, [], "20"],
  ["less than the least round amount", 45, [], "45"],
  ["some", 120, ["€60"], "60"],
])(
  "where the player's limit leaves %s, no amount is proposed that cannot be had (C-9.01, C-9.02, D-22)",
  async (_, left, expected, first) => {
    await show({ address: "/profile/deposit?ab=1&method=card", left });
    await screen.findByText("Your month limit");
    expect(field().value).toBe(first);
    const offered = screen.queryByRole("group", { name: "Quick amounts" })?.querySelectorAll("button") ?? [];
    expect([...offered].map((button) => button.textContent)).toEqual(expected);
    typeAmount("450");
    expect(screen.queryAllByRole("button", { name: /^Use / })).toHaveLength(left >= 20 ? 1 : 0);
  },
);

it("takes off what the limit leaves what is on its way, as the server does (C-9.01, C-9.02, D-22)", async () => {
  const begun = (paymentId: number, more: Partial<Payment>) => payment({ paymentId, walletAmount: 100, ...more });
  const open = [begun(1, { state: "needs_customer" }), begun(2, { state: "declined" }), begun(3, { kind: "withdrawal" })];
  await show({ address: "/profile/deposit?ab=1&method=card", left: 220, open });
  expect(await screen.findByText("€100.00 on its way counts too.")).toBeTruthy();
  expect(field().value).toBe("60");
  typeAmount("200");
  expect(screen.getByText(/^€120.00 is left of the limit that you set. It starts again on /)).toBeTruthy();
});

it("proposes no amount before it knows what the player's limit leaves, and goes on where that is not to be had (C-9.02)", async () => {
  let answer = (_: Answer) => {};
  const left = new Promise<Answer>((resolve) => (answer = resolve));
  await show({ address: "/profile/deposit?ab=1&method=card", left });
  await screen.findByText("Card", { selector: "h2" });
  expect(screen.getByText("Loading")).toBeTruthy();
  expect(screen.queryByLabelText("Amount")).toBeNull();
  await act(async () => answer({ status: 503, body: { code: "server.busy" } }));
  expect((await screen.findByLabelText<HTMLInputElement>("Amount")).value).toBe("200");
});

it("takes the offer that the code in the address opens, once, and sends the code with it (C-2.13)", async () => {
  const { sent, search } = await show({
    address: "/profile/deposit?cpnc=%20double50",
    bonuses: [bonus(4, "Twice as much", "DOUBLE50"), bonus(3, "50% extra")],
  });
  await waitFor(() => expect(search()).toMatchObject({ b: "4" }));
  await press(/^Card/);
  await screen.findByLabelText("Amount");
  expect(screen.getByText("DOUBLE50")).toBeTruthy();
  await press("Deposit €200.00");
  await waitFor(() => expect(sent).toMatchObject([{ bonusID: 4, coupon: "DOUBLE50" }]));
});

it("says of a code that opens nothing that it does, and lets go on without it (C-2.13)", async () => {
  const { sent } = await show({ address: "/profile/deposit?cpnc=NOTHING" });
  expect(screen.getByText(/^The code NOTHING opens no offer/)).toBeTruthy();
  await press(/^Card/);
  await screen.findByLabelText("Amount");
  await press("Deposit €200.00");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty("coupon");
});

it("takes no notice of another player's id in the address (C-2.12, D-18)", async () => {
  const { sent } = await show({ address: "/profile/deposit?u=999888777&ab=1&method=card" });
  await screen.findByLabelText("Amount");
  await press("Deposit €200.00");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.stringify(sent)).not.toContain("999888777");
});

it("has tabs that lead where the settings say that deposit and withdraw are (C-2.01, C-2.02)", async () => {
  await show({ settings: { pageAddresses: { deposit: { en: "/cash/in" }, withdraw: { en: "/cash/out" } } } });
  const tabs = screen.getByRole("navigation", { name: "Cashier" });
  const links = [...tabs.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Deposit", "/cash/in"],
    ["Withdraw", "/cash/out"],
  ]);
  expect(screen.getByRole("link", { name: "Deposit" }).getAttribute("aria-current")).toBe("page");
});

describe("closing the cashier", () => {
  afterEach(() => void window.history.replaceState(null, "", "/"));

  const arrive = async (before: string | null, index: number) => {
    sessionStorage.setItem("cashier_arrival", JSON.stringify({ before, index }));
    window.history.replaceState({ idx: index + 2 }, "", "/profile/deposit?b=3&method=card"); // two steps of the cashier lie behind
    const { services } = await show();
    const left = vi.spyOn(window.history, "go").mockImplementation(() => {});
    await press("Close the cashier");
    const steps = left.mock.calls.map(([step]) => step);
    left.mockRestore();
    return { steps, path: services.route.getState().path };
  };

  it.each(["/profile/withdraw", "/profile/deposit"])("goes home where %s was the page before (C-2.03)", async (before) => {
    expect(await arrive(before, 1)).toEqual({ steps: [], path: "/" });
  });

  it("goes back over its own steps to where its visitor was on this site (C-2.04)", async () => {
    expect(await arrive("/casino", 1)).toEqual({ steps: [-3], path: "/profile/deposit" });
  });

  it("goes home where nothing of this site lies before it (C-2.04)", async () => {
    window.history.replaceState(null, "", "/profile/deposit");
    const { services } = await show();
    await press("Close the cashier");
    expect(services.route.getState().path).toBe("/");
  });
});

describe("coming back from the withdraw page (C-4.07)", () => {
  const comeBack = async (before: string, given: Options = {}) => {
    localStorage.setItem("lastBonus", JSON.stringify({ bonusId: 3, at: Date.now() }));
    sessionStorage.setItem("cashier_arrival", JSON.stringify({ before, index: 0 }));
    return (await show({ bonuses: [bonus(3, "50% extra")], ...given })).search();
  };

  it("restores the bonus that was chosen last", async () => {
    expect(await comeBack("/profile/withdraw")).toEqual({ b: "3" });
  });

  it("restores nothing in the first version of the form, from another page, or over what the address says", async () => {
    expect(await comeBack("/profile/withdraw", { formVersion: 1 })).toEqual({});
    cleanup();
    expect(await comeBack("/casino")).toEqual({});
    cleanup();
    expect(await comeBack("/profile/withdraw", { address: "/profile/deposit?ab=1" })).toEqual({ ab: "1" });
  });
});

it.each([
  ["9", "Deposit at least 10 USDT"],
  ["5001", "Deposit at most 5,000 USDT"],
])("names bound and currency of a coin's amount of %s (C-5.17)", async (typed, words) => {
  const deposit = { ...method().deposit!, minAmount: 10, maxAmount: 5000 };
  const coin = method({ id: "usdt", title: "Tether", family: "crypto", isCrypto: true, currency: "USDT", deposit });
  await show({ address: "/profile/deposit?method=usdt", methods: [coin] });
  await screen.findByLabelText("Amount");
  typeAmount(typed);
  expect(screen.getByText(words)).toBeTruthy();
});

it("writes the quick amounts of a coin with a least amount below one with six decimals (C-9.04, D-21)", async () => {
  const deposit = { ...method().deposit!, minAmount: 0.0001, maxAmount: 5 };
  const coin = method({ id: "btc", title: "Bitcoin", family: "crypto", isCrypto: true, currency: "BTC", deposit });
  await show({ address: "/profile/deposit?method=btc", methods: [coin] });
  await screen.findByLabelText("Amount");
  const quick = within(screen.getByRole("group", { name: "Quick amounts" })).getAllByRole("button");
  expect(quick.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "0.000300 BTC",
    "0.001000 BTC",
    "0.002000 BTC",
  ]);
});

describe("a coin's network", () => {
  const network = (code: string, payinEnabled: boolean) => ({
    ...{ code, name: `Net ${code}`, protocol: code.toUpperCase(), payinEnabled, payoutEnabled: true },
    ...{ minimumPayinAmount: 5, minimumPayoutAmount: 5, confirmations: 3, minutes: 2, payoutFee: 1, addressPattern: null },
  });
  const open = (networks: unknown[], answers: Reply[] = []) => {
    const coin = method({ id: "usdt", title: "Tether", family: "crypto", isCryptoNetwork: true, currency: "USDT" });
    const answer: Reply = { status: 200, body: { networks } };
    return show({
      address: "/profile/deposit?method=usdt",
      methods: [coin],
      answers,
      more: {
        "GET /api/user/get-crypto-wallet-networks": answer,
        "GET /api/user/get-crypto-wallet-address": {
          status: 200,
          body: {
            wallet: {
              address: "T0address",
              qrBase64: "",
              tag: null,
              network: "erc",
              currencyCode: "USDT",
              minimumPayinAmount: 5,
            },
          },
        },
      },
    });
  };

  it("is asked for where there are several, of those alone that take payments in (C-4.19, L-3.34)", async () => {
    const { sent } = await open([network("trc", true), network("erc", true), network("bep", false)]);
    expect((await screen.findAllByRole("radio")).map((radio) => (radio as HTMLInputElement).value)).toEqual(["trc", "erc"]);
    expect(screen.getByText("Net trc TRC")).toBeTruthy();
    fireEvent.click(screen.getAllByRole("radio")[1]!);
    expect(screen.getByText("Net erc ERC")).toBeTruthy();
    await press(/^Show the Net erc address/);
    expect(sent).toMatchObject([{ pspID: "usdt", network: "erc", currencyCode: "USDT" }]);
    expect(await screen.findByLabelText("T0address")).toBeTruthy();
    await press("Another network");
    expect(await screen.findAllByRole("radio")).toHaveLength(2);
  });

  it("is not asked for where there is one, and there is no way back to a choice (C-4.19, C-4.20)", async () => {
    await open([network("trc", true), network("bep", false)]);
    expect(await screen.findByText("Net trc TRC")).toBeTruthy();
    expect([screen.queryByRole("radio"), screen.queryByRole("button", { name: "Another network" })]).toEqual([null, null]);
  });

  it("that is refused is said with its code beside the words (C-8.10)", async () => {
    await open([network("trc", true), network("erc", true)], [refusal("METHOD_NOT_AVAILABLE")]);
    await screen.findAllByRole("radio");
    await press(/^Show the Net trc address/);
    expect(await screen.findByText("Error code: METHOD_NOT_AVAILABLE")).toBeTruthy();
  });

  it("that nobody can pay in on is said (C-8.11)", async () => {
    await open([network("bep", false)]);
    expect(await screen.findByText("No available networks for deposit")).toBeTruthy();
  });
});

it("writes down that the ways to pay could not be read, shows no code, and asks again (C-8.06)", async () => {
  const answer = { status: 500, body: { message: "INTERNAL_42", code: "server.error" } };
  let isBroken = true;
  const good = { status: 200, body: { paymentMethods: [method()], errorCode: null, missingDetails: [] } };
  const { events } = await show({ more: { "GET /api/user/get-payment-methods": () => (isBroken ? answer : good) } });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(events).toContain("DEPOSIT_METHOD_ERROR");
  expect(document.body.textContent).not.toMatch(/INTERNAL_42|server\.error/);
  isBroken = false;
  await press("Try again");
  expect(await screen.findByRole("button", { name: /^Card/ })).toBeTruthy();
});
