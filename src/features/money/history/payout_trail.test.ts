import { expect, it } from "vitest";
import type { PaymentState } from "../../../../schemas/payment_states";
import { depositTrail, payoutTrail } from "./payout_trail";

/** A part that has taken these steps, one a minute. */
const part = (...states: PaymentState[]) => ({
  state: states.at(-1) ?? "requested",
  steps: states.map((state, minute) => ({
    state,
    at: `2026-11-20T21:0${minute}:00.000Z`,
    reason: state === "rejected" ? "Not yours" : null,
  })),
});
const shown = (...parts: ReturnType<typeof part>[]) =>
  payoutTrail(parts).map(({ state, look, at }) => `${state} ${look}${at ? ` ${at.slice(14, 16)}` : ""}`);

it("shows all five stages of a payout, whatever took place", () => {
  expect(shown(part("requested"))).toEqual(["requested now 00", "in_review next", "approved next", "sent next", "paid next"]);
  expect(shown(part("requested", "in_review"))).toEqual([
    "requested done 00",
    "in_review now 01",
    "approved next",
    "sent next",
    "paid next",
  ]);
  expect(shown(part("requested", "in_review", "approved", "sent", "paid"))).toEqual([
    "requested done 00",
    "in_review done 01",
    "approved done 02",
    "sent done 03",
    "paid done 04",
  ]);
});

it("counts the parts of a request that are ahead of the others", () => {
  const parts = [part("requested", "in_review", "approved", "sent", "paid"), part("requested", "in_review", "approved", "sent")];
  expect(shown(...parts).at(-1)).toBe("paid now 04");
  expect(payoutTrail(parts).at(-1)?.parts).toEqual({ reached: 1, all: 2 });
});

it("ends with the reason where it was rejected", () => {
  expect(payoutTrail([part("requested", "in_review", "rejected")]).at(-1)).toEqual({
    state: "rejected",
    look: "stop",
    at: "2026-11-20T21:02:00.000Z",
    reason: "Not yours",
    parts: null,
  });
  expect(shown(part("requested", "cancelled"))).toEqual(["requested done 00", "cancelled stop 01"]);
  expect(shown(part("requested", "in_review", "approved", "sent", "failed"))).toHaveLength(5);
});

it("shows the steps that a deposit took", () => {
  const { steps } = part("created", "needs_customer", "declined");
  expect(depositTrail(steps, true).map(({ state, look }) => `${state} ${look}`)).toEqual([
    "created done",
    "needs_customer done",
    "declined stop",
  ]);
  expect(depositTrail(steps.slice(0, 2), false).at(-1)?.look).toBe("now");
});
