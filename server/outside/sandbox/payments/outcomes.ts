import type { EntryStatus, Step } from "./entries";

/** What can be had at the sandbox. The number is what an amount in minor units ends with to bring it about: 20.01 is declined. */
export const outcomes = {
  approved: null,
  declined: 1,
  later: 2,
  partial: 3,
  duplicate: 4,
  wrong_amount: 5,
  silence: 6,
  declined_then_paid: 7,
  out_of_order: 8,
  wrong_currency: 9,
  charged_back: 10,
  refunded: 11,
  expired: 12,
} as const;
export type Outcome = keyof typeof outcomes;
export const isOutcome = (name: unknown): name is Outcome => typeof name === "string" && Object.hasOwn(outcomes, name);

/** An amount that ends with this is not even taken: the provider does not answer. */
export const asksForSilence = (amount: number) => amount % 100 === 13;

/** What an amount asks for. */
export const outcomeOf = (amount: number): Outcome =>
  (Object.keys(outcomes) as Outcome[]).find((name) => outcomes[name] === amount % 100) ?? "approved";

/** How fast the sandbox lives, in ms. */
export interface Pace {
  /** Until what is pending ends, and what was paid is refunded or charged back. */
  later: number;
  /** Between two confirmations of a transaction. */
  confirmation: number;
  /** Until a notification is tried again, by how often it was. The last one stays. */
  retries: readonly number[];
}

export const usualPace: Pace = {
  later: 20_000,
  confirmation: 4_000,
  retries: [1_000, 2_000, 5_000, 15_000, 60_000, 300_000],
};
/** A notification that nobody took so often is given up. */
export const mostTries = 20;

type Plan = Omit<Step, "at"> & { after?: number };

const wrongCurrency = (currency: string) => (currency === "USD" ? "EUR" : "USD");

/** What happens to a payment once the customer has done what there is to do. */
export function paymentPlan(
  outcome: Outcome,
  { amount, currency }: { amount: number; currency: string },
  { later }: Pace,
): Plan[] {
  const paid: Plan = { status: "paid" };
  const declined: Plan = { status: "declined", reason: "declined_by_bank" };
  const plans: Record<Outcome, Plan[]> = {
    approved: [paid],
    declined: [declined],
    later: [{ status: "pending" }, { ...paid, after: later }],
    partial: [{ status: "partially_paid", paid: Math.max(1, Math.floor(amount / 2)) }],
    duplicate: [{ ...paid, times: 3 }],
    wrong_amount: [{ ...paid, paid: amount + Math.ceil(amount / 10) }],
    silence: [{ ...paid, times: 0 }],
    declined_then_paid: [declined, { ...paid, after: later }],
    out_of_order: [{ status: "pending", late: Math.min(later, 2_000) }, paid],
    wrong_currency: [{ ...paid, toldCurrency: wrongCurrency(currency) }],
    charged_back: [paid, { status: "charged_back", reason: "disputed", after: later }],
    refunded: [paid, { status: "refunded", after: later }],
    expired: [{ status: "expired", reason: "expired" }],
  };
  return plans[outcome];
}

/** What happens to a payout that was accepted. */
export function payoutPlan(outcome: Outcome, { later }: Pace): Plan[] {
  const sent: Plan = { status: "sent" };
  const paid: Plan = { status: "paid", after: Math.min(later, 3_000) };
  const failed: Plan = { status: "failed", reason: "account_closed" };
  const plans: Partial<Record<Outcome, Plan[]>> = {
    declined: [failed],
    later: [sent, { ...paid, after: later }],
    duplicate: [
      { ...sent, times: 2 },
      { ...paid, times: 3 },
    ],
    silence: [
      { ...sent, times: 0 },
      { ...paid, times: 0 },
    ],
    out_of_order: [{ ...sent, late: Math.min(later, 2_000) }, { status: "paid" }],
    wrong_currency: [sent, { ...paid, toldCurrency: "USD" }],
    charged_back: [sent, paid, { status: "returned", reason: "account_closed", after: later }],
    refunded: [sent, paid, { status: "returned", reason: "account_closed", after: later }],
    expired: [sent, { ...failed, after: later }],
  };
  return plans[outcome] ?? [sent, paid];
}

/** Plans as steps at their times. */
export function stepsFrom(plans: readonly Plan[], now: number): Step[] {
  let at = now;
  return plans.map(({ after = 0, ...step }) => ({ ...step, at: (at += after) }));
}

/** What has come in with a status, where nothing else is said. */
export function paidWith(status: EntryStatus, { amount, paid }: { amount: number; paid: number }): number {
  if (status === "paid") return amount;
  return ["refunded", "charged_back", "returned", "partially_paid"].includes(status) ? paid : 0;
}
