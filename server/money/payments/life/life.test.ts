import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DepositState, depositStates, type PayoutState, payoutStates } from "../../../../schemas/payment_states";
import type { ReportedState } from "../../../outside/payments/reports";
import { canMovePayout, type KnownDeposit, stateOfRequest, stepDeposit, stepPayout } from "./life";
import { at, differenceOf, type MovedAmounts, positionOf, sumOf, withOwed } from "./position";

const noon = new Date("2026-11-20T12:00:00Z");
const before = new Date(noon.getTime() - 1_000);
const euros = (amount: number) => ({ amount, currencyCode: "EUR" });

const deposit = (state: DepositState): KnownDeposit => ({
  state,
  due: 1_000,
  currencyCode: "EUR",
  settled: state === "paid" ? 1_000 : state === "partly_paid" ? 400 : 0,
  settledCurrencyCode: null,
  reportedAt: noon,
});
const reports = [
  "created",
  "waiting",
  "needs_customer",
  "paid",
  "partly_paid",
  "declined",
  "expired",
  "refunded",
  "charged_back",
] as const;
const moneyOf = (state: ReportedState) => (state === "paid" ? euros(1_000) : state === "partly_paid" ? euros(400) : null);

/** Rows: known state; columns: reported state. `-` changes nothing, `!` rings besides. */
const table: Record<DepositState, string> = {
  //             created waiting needs_customer paid partly_paid declined expired refunded charged_back
  created: "- waiting needs_customer paid partly_paid declined expired refunded charged_back",
  waiting: "- - needs_customer paid partly_paid declined expired refunded charged_back",
  needs_customer: "- waiting - paid partly_paid declined expired refunded charged_back",
  paid: "- - - - partly_paid! -! -! refunded charged_back",
  partly_paid: "- - - paid - -! -! refunded charged_back",
  declined: "- - - paid partly_paid - - refunded charged_back",
  expired: "- - - paid partly_paid declined - refunded charged_back",
  refunded: "- -! -! paid -! -! -! - charged_back",
  charged_back: "- -! -! paid -! -! -! refunded -",
};

describe("a deposit", () => {
  it.each(depositStates.flatMap((state) => reports.map((report, index) => [state, report, index] as const)))(
    "that is %s and is reported %s goes where the table says",
    (state, report, index) => {
      const step = stepDeposit(deposit(state), { state: report, at: noon, settled: moneyOf(report) });
      const said = (step.kind === "move" ? step.to : "-") + (step.alarm ? "!" : "");
      expect(said).toBe(table[state].split(" ")[index]);
    },
  );

  it.each([
    ["less than was asked for", "paid", euros(999), "partly_paid", "amount_differs"],
    ["more than was asked for", "paid", euros(1_001), "paid", "amount_differs"],
    ["another currency", "paid", { amount: 1_000, currencyCode: "NOK" }, "paid", "currency_differs"],
    ["part of it, and says so", "partly_paid", euros(999), "partly_paid", null],
    ["no amount", "paid", null, "paid", null],
  ] as const)(
    "that is paid with %s is booked as it came, and rings where books and provider differ",
    (_, state, settled, to, alarm) => {
      expect(stepDeposit(deposit("waiting"), { state, at: noon, settled })).toMatchObject({ kind: "move", to, alarm });
    },
  );

  it("ignores what is older than what it knows, whatever it says", () => {
    for (const state of depositStates)
      for (const report of reports)
        expect(stepDeposit(deposit(state), { state: report, at: before, settled: moneyOf(report) }).kind).toBe("ignore");
  });

  it("takes back what was paid only where the provider was asked and says so", () => {
    const declined = { state: "declined", at: noon, settled: null } as const;
    expect(stepDeposit(deposit("paid"), declined, true)).toMatchObject({ kind: "move", to: "declined", alarm: "state_differs" });
    expect(stepDeposit(deposit("paid"), declined)).toMatchObject({ kind: "ignore", alarm: "state_differs" });
  });
});

describe("a payout", () => {
  const payout = (state: PayoutState) => ({ state, due: 1_000, currencyCode: "EUR", reportedAt: noon });

  it.each([
    ["approved", "sent paid failed"],
    ["sent", "- paid failed"],
    ["paid", "- - failed!"],
    ["failed", "- paid! -"],
    ["requested", "-! -! -!"],
    ["in_review", "-! -! -!"],
    ["rejected", "-! -! -!"],
    ["cancelled", "-! -! -!"],
  ] as const)("that is %s goes where its provider may lead it", (state, expected) => {
    const said = (["sent", "paid", "failed"] as const).map((report) => {
      const step = stepPayout(payout(state), { state: report, at: noon, settled: null });
      return (step.kind === "move" ? step.to : "-") + (step.alarm ? "!" : "");
    });
    expect(said.join(" ")).toBe(expected);
  });

  it("rings where another amount was sent than was asked for", () => {
    const step = stepPayout(payout("sent"), { state: "paid", at: noon, settled: euros(900) });
    expect(step).toMatchObject({ kind: "move", to: "paid", alarm: "amount_differs" });
  });

  it("is approved and rejected by the back office alone, cancelled by its player alone, and by nobody once it was approved", () => {
    const moves = payoutStates.flatMap((from) =>
      (["approved", "rejected", "cancelled"] as const).flatMap((to) =>
        (["player", "provider", "staff", "system"] as const).flatMap((by) =>
          canMovePayout(from, to, by) ? [`${by}: ${from} → ${to}`] : [],
        ),
      ),
    );
    expect(moves.sort()).toEqual([
      "player: in_review → cancelled",
      "player: requested → cancelled",
      "staff: in_review → approved",
      "staff: in_review → rejected",
      "staff: requested → approved",
      "staff: requested → rejected",
      "system: requested → approved",
    ]);
  });

  it.each([
    [["paid", "sent"], "sent"],
    [["paid", "failed"], "paid"],
    [["failed", "failed"], "failed"],
    [["in_review", "in_review"], "in_review"],
  ] as const)("of a request with parts that are %j is %s", (states, expected) => expect(stateOfRequest(states)).toBe(expected));
});

describe("what is booked", () => {
  const amounts = fc.record({
    kind: fc.constantFrom("deposit" as const, "withdrawal" as const),
    amount: fc.integer({ min: 1, max: 1e9 }),
    fee: fc.integer({ min: 0, max: 1_000 }),
    walletAmount: fc.integer({ min: 1, max: 1e9 }),
    settled: fc.integer({ min: 0, max: 1e9 }),
    currencies: fc.constantFrom(
      ["EUR", "1", "EUR", "1"],
      ["BTC", "0.0000161", "EUR", "1"],
      ["JPY", "165.37", "KWD", "0.338"],
      ["KWD", "0.338", "NOK", "11.6425"],
    ),
    settledIn: fc.constantFrom(null, ["USD", "1.0834"]),
  });
  const movedOf = (
    { currencies, settledIn, ...rest }: typeof amounts extends fc.Arbitrary<infer Value> ? Value : never,
    state: string,
  ): MovedAmounts => {
    const [currencyCode = "", rate = "", walletCurrencyCode = "", walletRate = ""] = currencies;
    return {
      ...rest,
      state,
      currencyCode,
      rate,
      walletCurrencyCode,
      walletRate,
      settledCurrencyCode: settledIn?.[0] ?? null,
      settledRate: settledIn?.[1] ?? null,
    };
  };

  it("sums to nothing in each currency, whatever states follow each other and however little cash is left", () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.tuple(fc.constantFrom(...depositStates, ...payoutStates), fc.integer({ min: 0, max: 2_000 })), {
          maxLength: 6,
        }),
        (one, states) => {
          let booked = {};
          for (const [state, cash] of states) {
            const moved = movedOf(one, state);
            const difference = withOwed(differenceOf(booked, positionOf(moved)), moved.walletCurrencyCode, cash);
            const sums = new Map<string, number>();
            for (const [key, amount] of Object.entries(difference)) {
              const currency = key.split(" ")[1] ?? "";
              sums.set(currency, (sums.get(currency) ?? 0) + amount);
            }
            expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
            expect(-(difference[at("cash", moved.walletCurrencyCode)] ?? 0)).toBeLessThanOrEqual(Math.max(0, cash));
            booked = sumOf(booked, difference);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("takes back what a charge back takes, owes what is not there, and gives both back when the dispute is won", () => {
    const paid = movedOf(
      {
        kind: "deposit",
        amount: 1_000,
        fee: 0,
        walletAmount: 1_000,
        settled: 1_000,
        currencies: ["EUR", "1", "EUR", "1"],
        settledIn: null,
      },
      "paid",
    );
    const first = positionOf(paid);
    const back = withOwed(differenceOf(first, {}), "EUR", 300);
    expect(back).toEqual({ "outside EUR": 1_000, "cash EUR": -300, "owed EUR": -700 });
    expect(differenceOf(sumOf(first, back), first)).toEqual({ "outside EUR": -1_000, "cash EUR": 300, "owed EUR": 700 });
  });
});
