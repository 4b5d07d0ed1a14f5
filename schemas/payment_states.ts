/** What can become of a payment into the casino. The first three go on; the others may still be corrected by the provider. */
export const depositStates = [
  "created", // the player has asked for it; the provider has not answered
  "waiting", // the provider has it, and it takes its time
  "needs_customer", // the player has something to do at the provider: a page, a challenge, a transfer
  "paid",
  "partly_paid", // less came than was asked for; what came is booked
  "declined",
  "expired",
  "refunded",
  "charged_back",
] as const;
export type DepositState = (typeof depositStates)[number];

/** What can become of a payout. Its money is reserved until it is paid, or goes back to the wallet. */
export const payoutStates = [
  "requested",
  "in_review",
  "approved",
  "sent", // the provider has it
  "paid",
  "rejected", // by the back office, with a reason that the player reads
  "cancelled", // by the player
  "failed", // by the provider
] as const;
export type PayoutState = (typeof payoutStates)[number];

export type PaymentState = DepositState | PayoutState;

/** The player has begun it and not paid: nothing is on its way yet. */
export const unfinishedStates = ["created", "needs_customer"] as const satisfies readonly PaymentState[];

/** Money is on its way: paid in and not confirmed, or asked for and not paid out. */
export const onItsWayStates = [
  "waiting",
  "requested",
  "in_review",
  "approved",
  "sent",
] as const satisfies readonly PaymentState[];

/** Something is expected of the player or the provider yet. */
export const openStates = [...unfinishedStates, ...onItsWayStates];

/** Nothing is expected of anybody any more; a provider may still correct it. */
export const isOver = (state: PaymentState): boolean => !openStates.some((open) => open === state);
