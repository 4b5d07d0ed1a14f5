import type { DepositState, PayoutState } from "../../../../schemas/payment_states";
import type { ProviderReport, ReportedState } from "../../../outside/payments/reports";

/**
 * Where each state of a deposit may lead by what its provider says. Final states change later: refunds, disputes, late
 * payments. A refund may be heard of before the payment that it is of: then the payment is older, and moves nothing.
 */
const depositMoves: Record<DepositState, readonly DepositState[]> = {
  created: ["waiting", "needs_customer", "paid", "partly_paid", "declined", "expired", "refunded", "charged_back"],
  waiting: ["needs_customer", "paid", "partly_paid", "declined", "expired", "refunded", "charged_back"],
  needs_customer: ["waiting", "paid", "partly_paid", "declined", "expired", "refunded", "charged_back"],
  paid: ["paid", "partly_paid", "refunded", "charged_back"],
  partly_paid: ["paid", "partly_paid", "refunded", "charged_back"],
  declined: ["paid", "partly_paid", "refunded", "charged_back"],
  expired: ["paid", "partly_paid", "declined", "refunded", "charged_back"],
  refunded: ["paid", "charged_back"],
  charged_back: ["paid", "refunded"],
};

/** The same of a payout, by whom. What the provider does with one that nobody approved is an alarm. */
const payoutMoves: Record<PayoutState, Partial<Record<Mover, readonly PayoutState[]>>> = {
  requested: { system: ["in_review", "approved"], staff: ["approved", "rejected"], player: ["cancelled"] },
  in_review: { staff: ["approved", "rejected"], player: ["cancelled"] },
  approved: { system: ["sent", "failed"], provider: ["sent", "paid", "failed"] },
  sent: { system: ["failed"], provider: ["paid", "failed"] },
  paid: { provider: ["failed"] },
  failed: { provider: ["paid"] },
  rejected: {},
  cancelled: {},
};
export type Mover = "player" | "provider" | "staff" | "system";

export const canMovePayout = (from: PayoutState, to: PayoutState, by: Mover): boolean =>
  payoutMoves[from][by]?.includes(to) ?? false;

export interface KnownDeposit {
  state: DepositState;
  /** What the player was to pay, fee and all. */
  due: number;
  currencyCode: string;
  settled: number;
  settledCurrencyCode: string | null;
  reportedAt: Date | null;
}

export interface KnownPayout {
  state: PayoutState;
  /** What the provider was to send. */
  due: number;
  currencyCode: string;
  reportedAt: Date | null;
}

export type Difference = "amount_differs" | "currency_differs" | "state_differs";

/** What follows from a report. An alarm can come with either: books and provider differ, or did. */
export type Step<State> =
  | { kind: "move"; to: State; settled: { amount: number; currencyCode: string } | null; alarm: Difference | null }
  | { kind: "ignore"; why: "same" | "older" | "differs"; alarm: Difference | null };

type Report = Pick<ProviderReport, "state" | "at" | "settled">;

const isMoneyHere = (state: ReportedState | DepositState) => state === "paid" || state === "partly_paid";

/**
 * What a report makes of a deposit. `isAsked`: the provider was asked and this is its last word, so that it may take back what it
 * said before; a notification that contradicts it may only have come late.
 */
export function stepDeposit(known: KnownDeposit, report: Report, isAsked = false): Step<DepositState> {
  const reported = report.state;
  if (reported === "sent" || reported === "failed") return { kind: "ignore", why: "differs", alarm: "state_differs" };
  if (known.reportedAt && report.at < known.reportedAt) return { kind: "ignore", why: "older", alarm: null };
  if (!isMoneyHere(reported)) {
    if (reported === known.state || reported === "created") return { kind: "ignore", why: "same", alarm: null };
    if (depositMoves[known.state].includes(reported)) return { kind: "move", to: reported, settled: null, alarm: null };
    if (known.state === "declined" || known.state === "expired") return { kind: "ignore", why: "differs", alarm: null };
    if (!isMoneyHere(known.state)) return { kind: "ignore", why: "differs", alarm: "state_differs" };
    const isTakenBack = isAsked && (reported === "declined" || reported === "expired");
    return isTakenBack
      ? { kind: "move", to: reported, settled: null, alarm: "state_differs" }
      : {
          kind: "ignore",
          why: "differs",
          alarm: reported === "waiting" || reported === "needs_customer" ? null : "state_differs",
        };
  }
  const settled = report.settled ?? { amount: known.due, currencyCode: known.currencyCode };
  const knownCurrency = known.settledCurrencyCode ?? known.currencyCode;
  const isSameMoney = isMoneyHere(known.state) && settled.amount === known.settled && settled.currencyCode === knownCurrency;
  if (isSameMoney) return { kind: "ignore", why: "same", alarm: null };
  const isOther = settled.currencyCode !== known.currencyCode;
  const to: DepositState = !isOther && settled.amount < known.due ? "partly_paid" : isOther ? (reported as DepositState) : "paid";
  if (!depositMoves[known.state].includes(to)) return { kind: "ignore", why: "differs", alarm: "state_differs" };
  const isLess = isMoneyHere(known.state) && settled.amount < known.settled;
  const alarm = isOther
    ? "currency_differs"
    : isLess || settled.amount > known.due || (reported === "paid" && to === "partly_paid")
      ? "amount_differs"
      : null;
  return { kind: "move", to, settled, alarm };
}

const reportedPayouts: Partial<Record<ReportedState, PayoutState>> = {
  created: "sent",
  sent: "sent",
  waiting: "sent",
  paid: "paid",
  failed: "failed",
};

/** What a report makes of a payout. */
export function stepPayout(known: KnownPayout, report: Report): Step<PayoutState> {
  const to = reportedPayouts[report.state];
  if (!to) return { kind: "ignore", why: "differs", alarm: "state_differs" };
  if (known.reportedAt && report.at < known.reportedAt) return { kind: "ignore", why: "older", alarm: null };
  if (to === known.state) return { kind: "ignore", why: "same", alarm: null };
  if (to === "sent" && (known.state === "paid" || known.state === "failed")) return { kind: "ignore", why: "older", alarm: null };
  if (!canMovePayout(known.state, to, "provider")) return { kind: "ignore", why: "differs", alarm: "state_differs" };
  const { settled } = report;
  const isAsAsked = !settled || (settled.amount === known.due && settled.currencyCode === known.currencyCode);
  const isChange = known.state === "paid" || known.state === "failed"; // its last word was another one
  return { kind: "move", to, settled, alarm: !isAsAsked && to === "paid" ? "amount_differs" : isChange ? "state_differs" : null };
}

const order: readonly PayoutState[] = ["requested", "in_review", "approved", "sent", "paid", "failed", "rejected", "cancelled"];

/** What a request of several payouts is: the least of those that go on, else paid where any was, else what became of all. */
export const stateOfRequest = (states: readonly PayoutState[]): PayoutState =>
  [...states].sort((one, other) => order.indexOf(one) - order.indexOf(other))[0] ?? "requested";
