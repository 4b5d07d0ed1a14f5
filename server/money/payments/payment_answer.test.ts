import { expect, it } from "vitest";
import { depositStates, isOver, payoutStates, type PaymentState } from "../../../schemas/payment_states";
import { statusOf } from "./payment_answer";

const states: PaymentState[] = [...new Set([...depositStates, ...payoutStates])];

it.each([
  ["confirmed", ["paid", "partly_paid"]],
  ["requested", ["requested", "in_review"]],
  ["pending", ["created", "waiting", "needs_customer", "approved", "sent"]],
  ["rejected", ["declined", "expired", "refunded", "charged_back", "rejected", "cancelled", "failed"]],
])(
  "a payment's row always says %s itself, for %j, so that nobody has to guess it of numbers (C-3.25, C-4.54)",
  (word, wanted) => {
    expect(states.filter((state) => statusOf(state).statusEnum === word)).toEqual(wanted);
  },
);

it("the numbers beside the word agree with it: 1 once a payment is over or money is there, a success where money came (C-3.27, C-4.54)", () => {
  for (const state of states) {
    const { statusEnum, status, isSuccess } = statusOf(state);
    expect([state, status, isSuccess]).toEqual([
      state,
      isOver(state) || statusEnum === "confirmed" ? 1 : 0,
      statusEnum === "confirmed",
    ]);
  }
});
