import * as z from "zod/mini";
import { banner } from "../banner";
import { bonusType } from "../bonus_type";
import { endpoint } from "../endpoint";
import { offerTerms } from "../offer_terms";
import { weekday } from "../rules";

/** A promotion, with or without a bonus to activate (L-3.15, L-3.24, C-3.14 to C-3.19). */
export const promotion = z.object({
  bonusId: z.int(),
  bonusType,
  autoPayoutDays: z.int(),
  banner,
  startAt: z.nullable(z.string()),
  endAt: z.nullable(z.string()),
  validOnDays: z.array(weekday),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  isSpecial: z.boolean(),
  isClosed: z.boolean(),
  /** It is had by a code alone. */
  useCoupon: z.optional(z.boolean()),
  /** By currency code, decimal numbers. */
  currency: z.record(z.string(), z.object({ min_deposit_amount: z.number() })),
  /** The code that opens it to the caller, where nothing else does. */
  couponCode: z.optional(z.string()),
  /** Until when that code can be used, ISO 8601; null for as long as there is the promotion (C-3.19). */
  couponExpireIn: z.optional(z.nullable(z.string())),
  /** What the engine holds whoever takes it to, in their currency; missing unless asked for, null where there is nothing to take. */
  terms: z.optional(z.nullable(offerTerms)),
  /**
   * What the caller has claimed of it and not begun: `held` while the house looks at the claim, `ready` to be started since it has, `waiting` for a deposit;
   * missing where there is nothing.
   */
  claimed: z.optional(z.enum(["held", "ready", "waiting"])),
});
export type Promotion = z.output<typeof promotion>;

export const getAllBonus = endpoint({
  method: "GET",
  path: "/api/admin/get-all-bonus",
  role: "public",
  summary: "Promotions open to the caller now, cut by audience and country; a public read despite its path (D-11).",
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    /** Of whoever asks; the session alone decides. */
    userId: z.optional(z.union([z.string(), z.number()])),
    /** `true` or `1`: those alone that start with a deposit (C-7.34). */
    isDeposit: z.optional(z.enum(["true", "false", "1", "0"])),
    /** A bonus's id: that one alone (C-7.34). */
    b: z.optional(z.union([z.string().check(z.maxLength(20)), z.number()])),
    /** One bonus type or several, separated by commas. */
    type: z.optional(z.string().check(z.maxLength(200))),
    /** ISO 8601; empty or missing means today. */
    calendarDateTime: z.optional(z.string().check(z.maxLength(40))),
    bannerKey: z.optional(z.string().check(z.maxLength(100))),
    /** A code: its offer is among them, as are those of codes that the caller has redeemed; empty for the latter alone. */
    coupon: z.optional(z.string().check(z.maxLength(10_000))),
    /** `terms`: each with its terms, for whoever shows it with its price. */
    with: z.optional(z.literal("terms")),
  }),
  answer: z.object({ bonus: z.object({ count: z.int(), rows: z.array(promotion) }) }),
});
