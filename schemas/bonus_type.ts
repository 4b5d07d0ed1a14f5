import * as z from "zod/mini";

/** One union for all that the documents name (D-10). */
export const bonusType = z.enum([
  "deposit",
  "no_deposit",
  "instant_cashback",
  "freespins",
  "cashback",
  "from_promo",
  "promotion",
]);
/** What becomes of a bonus; the last four are for good. */
export type BonusState = "offered" | "claimed" | "waiting" | "running" | "won" | "expired" | "cancelled" | "used_up";

export type BonusType = z.output<typeof bonusType>;
