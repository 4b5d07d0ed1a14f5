import * as z from "zod/mini";
import { endpoint } from "../endpoint";

const money = z.number();

/** What friends' play came to in one currency in a month: their bets, less what they won and the bonuses they got. */
const line = z.object({
  currencyCode: z.string(),
  bets: money,
  wins: money,
  bonuses: money,
  /** What is left of it; below zero where they won. */
  net: money,
  /** The player's part of it, never below zero. */
  share: money,
});
export type FriendsLine = z.output<typeof line>;

/** `2026-11`, by the player's clocks. */
const month = z.string();

const friend = z.object({
  /** As they chose to be shown; null for who hides. */
  name: z.nullable(z.string()),
  since: z.string(),
  /** Whether anything is earned for them. */
  counts: z.boolean(),
  /** Whether the house still looks at it: what they bring is kept until it has. */
  isLookedAt: z.boolean(),
  /** What their play left the house with so far, in each currency. */
  brought: z.array(z.object({ currencyCode: z.string(), amount: money })),
});
export type ReferredFriend = z.output<typeof friend>;

const payment = z.object({
  month,
  percent: z.number(),
  lines: z.array(line),
  /** In `currencyCode`. */
  paid: money,
  currencyCode: z.string(),
  at: z.string(),
});
export type FriendsPayment = z.output<typeof payment>;

const referral = z.object({
  /** The whole address to give to friends, and what it carries: it can be typed, too. */
  link: z.string(),
  code: z.string(),
  /** The same to be scanned: dark modules as a path in a square of `size` units. */
  qr: z.object({ size: z.int(), path: z.string() }),
  visits: z.int(),
  registrations: z.int(),
  /** What was paid so far, in the account's currency. */
  revenue: money,
  currencyCode: z.string(),
  /** What the player gets of what friends' play leaves the house with, and how many of those who join in a year count. */
  percent: z.number(),
  yearly: z.int(),
  /** The month that runs: so far, and the day from which it is paid, `2026-12-01`. */
  current: z.object({ month, lines: z.array(line), paidFrom: z.string() }),
  /** The newest first, as many as are shown. */
  friends: z.array(friend),
  payments: z.array(payment),
});
export type Referral = z.output<typeof referral>;

export const getReferral = endpoint({
  method: "GET",
  path: "/api/user/get-referral",
  role: "player",
  summary:
    "The caller's link for friends, made when it is first asked for, what came of it and how it is counted (C-3.12); 404 where nothing is given for friends.",
  answer: z.object({ referral }),
});

export const keepReferral = endpoint({
  method: "POST",
  path: "/api/user/keep-referral",
  role: "public",
  summary: "Keeps in a cookie for 30 days who invited the visitor: asked for by who agreed to it.",
  body: z.object({ code: z.string().check(z.maxLength(40)) }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

/** Why nothing is earned for a friend. */
export const friendRefusals = [
  "same_person",
  "same_address",
  "same_device",
  "like_device", // not decided: strangers behind one carrier look like this, too
  "same_card",
  "circle",
  "friend_excluded",
  "referrer_excluded",
  "forbidden",
  "over_limit",
] as const;
export type FriendRefusal = (typeof friendRefusals)[number];

const person = z.object({ userId: z.int(), name: z.nullable(z.string()), email: z.string() });

const deskFriend = z.object({
  friend: person,
  referrer: person,
  /** When the friend signed up. */
  since: z.string(),
  /** Null where the friend counts. */
  reason: z.nullable(z.enum(friendRefusals)),
  /** Whether the reason stays whatever is found later. */
  isForGood: z.boolean(),
  /** Such reasons that somebody of the house has set aside. */
  setAside: z.array(z.enum(friendRefusals)),
  /** Since when it is so. */
  foundAt: z.string(),
});
export type DeskFriend = z.output<typeof deskFriend>;

export const listDeskFriends = endpoint({
  method: "GET",
  path: "/api/backoffice/friends",
  role: "cashier",
  summary: "Who was brought by whom, and why nothing is paid for some of them.",
  query: z.object({
    only: z.optional(z.enum(["refused", "all"])),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
  }),
  answer: z.object({ friends: z.object({ count: z.int(), rows: z.array(deskFriend) }) }),
});

export const judgeFriend = endpoint({
  method: "POST",
  path: "/api/backoffice/friends/:userId/judge",
  role: "administrator",
  summary:
    "Sets aside what was found against a friend for good, so that the friend counts from then on, or lets it hold again; or decides on one who only looks like it, for whom what was kept is paid or not. With a reason that is kept in the audit trail. 409 `friend.not_for_good` where there is nothing to decide on.",
  params: z.object({ userId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  body: z.object({ counts: z.boolean(), note: z.string().check(z.trim(), z.minLength(3), z.maxLength(1_000)) }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
