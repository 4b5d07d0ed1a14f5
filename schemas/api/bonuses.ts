import * as z from "zod/mini";
import { banner } from "../banner";
import { bonusCodes } from "../bonus_codes";
import { wageringType } from "../bonus_rules";
import { bonusType } from "../bonus_type";
import { endpoint } from "../endpoint";
import { offerTerms } from "../offer_terms";
import { weekday } from "../rules";

const money = z.number();
const bonusId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));

export const bonusCode = z.enum(bonusCodes);
export type BonusCode = z.output<typeof bonusCode>;

/** What a refusal is about (L-3.25); amounts are decimals of `currencyCode`. */
export const bonusErrorData = z.object({
  minNgr: z.optional(money),
  userNgr: z.optional(money),
  bonusDeps: z.optional(z.int()),
  deps: z.optional(z.int()),
  bonusDays: z.optional(z.array(weekday)),
  /** HH:mm in the player's time zone. */
  startTime: z.optional(z.string()),
  endTime: z.optional(z.string()),
  startAt: z.optional(z.string()),
  endAt: z.optional(z.string()),
  /** Bonus money of the one that runs. */
  burns: z.optional(money),
  currencyCode: z.optional(z.string()),
});
export type BonusErrorData = z.output<typeof bonusErrorData>;

const outcome = z.object({
  success: z.boolean(),
  bonusId: z.nullable(z.int()),
  error: z.nullable(bonusCode),
  errorData: z.nullable(bonusErrorData),
});

const couponCode = z.string().check(z.maxLength(10_000));

export const activateBonus = endpoint({
  method: "POST",
  path: "/api/user/activate-bonus",
  role: "player",
  summary:
    "Takes a bonus, once, however often it is asked for; `error` says why not, or that it starts with a deposit (L-7.04, L-7.05).",
  query: z.object({
    cpnc: z.optional(couponCode),
    timeZone: z.optional(z.string().check(z.maxLength(60))),
    customerDate: z.optional(z.string().check(z.maxLength(60))),
  }),
  body: z.object({
    bonusId,
    cpnc: z.optional(z.nullable(couponCode)),
    /** The browser's clock, a UTC string; what counts is the server's. */
    customerDate: z.optional(z.string().check(z.maxLength(60))),
    /** That the one which runs may end: it was said what burns. */
    replace: z._default(z.boolean(), false),
  }),
  answer: z.object({ data: outcome, message: z.string() }),
});

export const checkCoupon = endpoint({
  method: "POST",
  path: "/api/user/check-coupon",
  role: "player",
  summary: "Redeems a coupon: spaces around it and its case do not count (L-7.12, C-7.14).",
  body: z.object({ coupon: couponCode, replace: z._default(z.boolean(), false) }),
  answer: z.object({ data: outcome, message: z.string() }),
});

/** What becomes of it, as the documents name it (L-3.22). */
export const userBonusStatus = z.enum(["ACTIVE", "COMPLETED", "CANCELLED", "EXPIRED"]);

/** A bonus that somebody took (L-3.20 to L-3.23). Amounts are decimals of `currencyCode`. */
export const userBonus = z.object({
  userBonusId: z.int(),
  bonusId: z.int(),
  bonusType,
  status: userBonusStatus,
  /**
   * More exactly: `held` while the house looks at the claim; `ready` to be started since it has; `waiting` for a deposit; `queued`, brought by a deposit, and
   * begins when the one that runs is over; `used_up` to the last cent.
   */
  reason: z.nullable(z.string()),
  wageringType,
  currencyCode: z.string(),
  bonusAmount: money,
  /** Times `bonusAmount` it is what has to be wagered. */
  multiplier: z.number(),
  wagerLeft: money,
  amountToWager: money,
  /** Bonus money there is now: what would burn. */
  balance: money,
  spinsLeft: z.int(),
  startAt: z.string(),
  expireAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  paid: money,
  burned: money,
  terms: offerTerms,
  /** Where it is played: of its spins, else empty for all. */
  games: z.array(z.object({ id: z.string(), name: z.string() })),
  banner,
});
export type UserBonus = z.output<typeof userBonus>;

export const getUserBonus = endpoint({
  method: "GET",
  path: "/api/user/get-user-bonus",
  role: "player",
  summary: "The caller's bonuses, the newest first, and the one taken last (L-7.09, L-7.57).",
  query: z.object({
    /** One status or several, separated by commas; all where it is missing. */
    status: z.optional(z.string().check(z.maxLength(100))),
    userId: z.optional(z.union([z.string(), z.number()])),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
  }),
  answer: z.object({
    userBonus: z.object({ count: z.int(), rows: z.array(userBonus) }),
    lastBonus: z.nullable(userBonus),
  }),
});

export const cancelBonus = endpoint({
  method: "POST",
  path: "/api/user/cancel-bonus",
  role: "player",
  summary: "Ends a bonus; its money burns, and what was cash stays (L-7.10, L-4.09). Asked again it answers the same.",
  body: z.object({ userBonusId: bonusId }),
  answer: z.object({ data: z.object({ success: z.boolean(), burned: money, currencyCode: z.string() }), message: z.string() }),
});

export const refreshCashback = endpoint({
  method: "POST",
  path: "/api/user/refresh-cashback",
  role: "player",
  summary: "Pays what has come together of cashback or rakeback, once (L-7.11, C-7.12).",
  body: z.object({ bonusId }),
  answer: z.object({
    amount: money,
    currencyCode: z.string(),
    errorCode: z.nullable(bonusCode),
    errorData: z.nullable(bonusErrorData),
  }),
});

export const rakebackDay = z.object({
  /** `2026-11-22`, by the player's clocks. */
  date: z.string(),
  /** `earning`: today, and it grows. */
  state: z.enum(["earning", "ready", "claimed", "gone", "nothing"]),
  amount: money,
});

export const getRakebackDays = endpoint({
  method: "GET",
  path: "/api/user/get-rakeback-days",
  role: "player",
  summary: "What each of the last days brought of rakeback, and what of it can be claimed (L-7.49).",
  query: z.object({}),
  answer: z.object({
    bonusId: z.nullable(z.int()),
    currencyCode: z.string(),
    percent: z.number(),
    /** What can be claimed now. */
    ready: money,
    /** When today's can be. */
    nextAt: z.nullable(z.string()),
    days: z.array(rakebackDay),
  }),
});

export const getPromoBonuses = endpoint({
  method: "GET",
  path: "/api/user/get-promo-bonuses",
  role: "public",
  summary: "What a coupon would bring, by its code (C-7.34, C-4.23).",
  query: z.object({ coupon: z.optional(couponCode) }),
  answer: z.object({
    bonus: z.array(
      z.object({
        bonusId: z.int(),
        bonusType,
        banner,
        /** Until when the code can be used, ISO 8601. */
        couponExpireIn: z.nullable(z.string()),
        useCoupon: z.boolean(),
      }),
    ),
  }),
});
