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
export type BonusType = z.output<typeof bonusType>;
