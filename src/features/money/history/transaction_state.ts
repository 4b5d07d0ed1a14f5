/** What is known of how a payment stands (C-3.25, C-3.27). */
export interface StateFacts {
  /** Ours, where the platform knows it. */
  state?: string | undefined;
  statusEnum?: string | null | undefined;
  status?: number | null | undefined;
  isSuccess?: boolean | null | undefined;
}

/** How a payment stands, whoever told it: in our words, or in the documents' where a platform has only those (C-4.54). */
export function transactionState({ state, statusEnum, status, isSuccess }: StateFacts): string {
  if (state) return state;
  if (statusEnum) return statusEnum.toLowerCase();
  if (status === 1) return isSuccess ? "completed" : "processing";
  return "pending";
}

/** Colour and shape of a state, and whether something is expected to happen yet. */
export type StateTone = "good" | "live" | "attention" | "bad" | "plain";

const tones: Record<string, StateTone> = {
  completed: "good",
  confirmed: "good",
  paid: "good",
  processed: "good",
  created: "live",
  waiting: "live",
  pending: "live",
  processing: "live",
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
  canceled: "plain",
};

export const stateTone = (state: string): StateTone => (Object.hasOwn(tones, state) ? (tones[state] ?? "plain") : "plain");

/** Whether money moved: a payment that came to nothing has no sign before its amount. */
export const hasMovedMoney = (state: string): boolean =>
  !["declined", "expired", "failed", "rejected", "cancelled", "canceled"].includes(state);
