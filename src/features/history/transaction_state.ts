/** Colour and shape of a state, and whether something is expected to happen yet. */
export type StateTone = "good" | "live" | "attention" | "bad" | "plain";

const tones: Record<string, StateTone> = {
  paid: "good",
  created: "live",
  waiting: "live",
  requested: "live",
  in_review: "live",
  approved: "live",
  sent: "live",
  needs_customer: "attention",
  partly_paid: "attention",
  declined: "bad",
  rejected: "bad",
  failed: "bad",
  charged_back: "bad",
  expired: "plain",
  refunded: "plain",
  cancelled: "plain",
};

export const stateTone = (state: string): StateTone => (Object.hasOwn(tones, state) ? (tones[state] ?? "plain") : "plain");

/** Whether money moved: a payment that came to nothing has no sign before its amount. */
export const hasMovedMoney = (state: string): boolean =>
  !["declined", "expired", "failed", "rejected", "cancelled"].includes(state);
