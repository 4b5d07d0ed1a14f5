import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { text } from "../text";

const money = z.number();
const points = z.number();

/** A level as the house has set it (S-2.20). */
const levelRow = z.object({
  /** From 1. */
  level: z.int(),
  loyaltyName: text(40),
  levelImage: z.nullable(z.string()),
  points,
  keepPoints: points,
  rakebackPercent: z.number(),
  /** Within how many hours withdrawals are decided on. */
  payoutHours: z.int(),
  isPayoutFaster: z.boolean(),
  /** In `giftCurrencyCode`; 0 is none. */
  birthdayGift: money,
  hasHost: z.boolean(),
  extra: text(80),
});
export type LevelRow = z.output<typeof levelRow>;

/** A game with what it keeps of a bet on average, in percent. */
const formulaGame = z.object({ identifier: z.string(), name: z.string(), edge: z.number() });

const gift = z.object({
  state: z.enum(["none", "later", "ready", "claimed"]),
  amount: money,
  currencyCode: z.string(),
  /** The day of the next or present birthday, `2027-02-28`; null where no date of birth is known. */
  day: z.nullable(z.string()),
  /** Until when it can be taken, ISO 8601. */
  until: z.nullable(z.string()),
});
export type BirthdayGift = z.output<typeof gift>;

/** What somebody has come to (L-3.31, L-3.32). */
const ownLoyalty = z.object({
  level: z.int(),
  userName: z.string(),
  loyaltyName: text(40),
  levelImage: z.nullable(z.string()),
  /** Where this level began, and what there is. */
  levelPoints: points,
  currentLevelPoints: points,
  /** The next level; null where there is none. */
  next: z.nullable(z.object({ level: z.int(), loyaltyName: text(40), missing: points })),
  /** Of the way from this level to the next, 0 to 100. */
  percent: z.number(),
  /** What keeps the level, and until when; null where it is kept for good. */
  keep: z.nullable(z.object({ needed: points, made: points, until: z.string(), fallsAt: z.nullable(z.string()) })),
  gift,
});
export type OwnLoyalty = z.output<typeof ownLoyalty>;

export const getLoyalty = endpoint({
  method: "GET",
  path: "/api/user/get-loyalty",
  role: "public",
  summary: "The club: its levels, how points are made, and where the caller stands, who may be a guest (C-7.34, L-3.31, L-3.32).",
  query: z.object({}),
  answer: z.object({
    /** Points and where the next level begins, with two decimals (L-5.26, C-9.36); null for guests and where there is no club. */
    loyalty: z.nullable(z.object({ name: text(40), points, endPoint: points })),
    own: z.nullable(ownLoyalty),
    levels: z.array(levelRow),
    giftCurrencyCode: z.string(),
    keepMonths: z.int(),
    warnDays: z.int(),
    host: z.nullable(z.object({ name: z.string(), title: text(60), url: z.string() })),
    formula: z.object({ pointsPerEuro: z.int(), games: z.array(formulaGame) }),
  }),
});

/** What a game brought on a day. */
const pointsOfDay = z.object({
  /** `2026-11-22`, by the player's clocks. */
  date: z.string(),
  game: z.object({ identifier: z.string(), name: z.string() }),
  /** Cash that was bet, in `currencyCode`. */
  bet: money,
  currencyCode: z.string(),
  /** What the game kept on average, in percent. */
  edge: z.number(),
  points,
});
export type PointsOfDay = z.output<typeof pointsOfDay>;

const levelStep = z.object({
  at: z.string(),
  from: text(40),
  to: text(40),
  reason: z.enum(["reached", "kept", "warned", "fell"]),
});
export type LevelStep = z.output<typeof levelStep>;

export const getLoyaltyPoints = endpoint({
  method: "GET",
  path: "/api/user/get-loyalty-points",
  role: "player",
  summary: "Where the caller's points came from, day by day and game by game, the newest first, and what became of their level.",
  query: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(31)), 7),
  }),
  answer: z.object({ days: z.int(), hasMore: z.boolean(), rows: z.array(pointsOfDay), steps: z.array(levelStep) }),
});

export const claimBirthdayGift = endpoint({
  method: "POST",
  path: "/api/user/claim-birthday-gift",
  role: "player",
  summary: "Pays the birthday gift of the caller's level in cash, once for each birthday; asked again it answers the same.",
  body: z.object({}),
  answer: z.object({ gift, amount: money }),
});
