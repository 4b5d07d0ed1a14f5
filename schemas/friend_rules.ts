import * as z from "zod/mini";

/** When a friend counts, and for how long they bring something (C-1.14). Amounts are in euros. */
export const friendRules = z.object({
  /** Of a friend's deposits together. */
  minDeposit: z._default(z.number().check(z.minimum(0), z.maximum(100_000)), 20),
  /** For how long the bets of a friend bring something. */
  months: z._default(z.int().check(z.minimum(1), z.maximum(60)), 12),
  /** The promotion that a friend gets once they count, by its key. */
  giftBannerKey: z.optional(z.string().check(z.maxLength(100))),
});
export type FriendRules = z.output<typeof friendRules>;

export const usualFriendRules: FriendRules = { minDeposit: 20, months: 12 };
