import * as z from "zod/mini";
import { depositErrorCode } from "./payments";
import { depositStates, payoutStates } from "./payment_states";
import { betRefusal } from "./play/bet_refusal";
import { activeTournaments } from "./tournament_standing";
import { activeBonus } from "./user";

/** The reactions beside a game (L-9.40). */
export const emojiNames = ["money", "lucky", "monkey"] as const;

/** A bet as everybody may see it (C-3.47). `user` is empty for who hides. */
export const betRow = z.object({
  id: z.int(),
  gameId: z.int(),
  game: z.string(),
  /** The game's identifier, for its link and picture. */
  identifier: z.string(),
  user: z.string(),
  userId: z.nullable(z.int()),
  uniqueId: z.nullable(z.string()),
  /** ISO 8601. */
  time: z.string(),
  betAmount: z.number(),
  currencyCode: z.string(),
  multiplier: z.number(),
  payout: z.number(),
  category: z.enum(["all_bets", "my_bets", "high_rollers", "max_multiplier"]),
});
export type BetRow = z.output<typeof betRow>;

const rows = z.array(betRow).check(z.maxLength(100));

/**
 * Sent beside lists of bets: the number that the database gave to the message, and that of the one before it. Whoever knows another
 * one has missed something, and asks for the list again.
 */
export const mark = z.object({ number: z.int(), previous: z.nullable(z.int()) });
export type Mark = z.output<typeof mark>;

/** A winner (L-3.33), with what its picture and link need. */
export const winner = z.object({
  id: z.int(),
  gameId: z.int(),
  gameTitle: z.string(),
  gameImageUrl: z.string(),
  identifier: z.string(),
  name: z.string(),
  firstName: z.string(),
  prize: z.number(),
  currencyCode: z.string(),
  multiplier: z.number(),
  time: z.string(),
});
export type Winner = z.output<typeof winner>;

/** How many people have a game open. */
export const gamePlayers = z.object({ gameId: z.int(), count: z.int() });

/** What a socket wants to hear besides what is its own. */
export const liveTopics = ["winners", "jackpots", "players"] as const;

/** What a visitor says. `getAllBets` and the like need nothing besides; whoever asked hears what follows, too. */
export const fromVisitor = {
  watch: z.object({ topics: z.array(z.enum(liveTopics)).check(z.maxLength(liveTopics.length)) }),
  /** Who says it is told by the server: a name or a picture that is sent along is not looked at (L-7.53). */
  message: z.object({ type: z.literal("gameEmoji"), data: z.object({ iconName: z.enum(emojiNames) }) }),
};

/** Why a reaction was not passed on: it takes a deposit, unless the account is a test or a streamer's (L-5.22). */
export const emojiProblems = ["signed_out", "too_fast", "deposit_needed", "failed"] as const;
export const emojiAnswer = z.object({ problem: z.nullable(z.enum(emojiProblems)) });
export type EmojiProblem = (typeof emojiProblems)[number];

export const gameEmoji = z.object({
  type: z.literal("gameEmoji"),
  data: z.object({
    iconName: z.enum(emojiNames),
    message: z.string().check(z.maxLength(200)),
    nickname: z.string().check(z.maxLength(100)),
    imageLink: z.string().check(z.maxLength(300)),
  }),
});

/** What the server says. */
export const fromLive = {
  /** The caller's wallet (L-3.39); `version` counts its changes. */
  "wallet:balance": z.object({
    nonCash: z.number(),
    cash: z.number(),
    total: z.number(),
    currencyCode: z.string(),
    version: z.int(),
    /** The bonus that runs in it, as it is by then (L-4.16). */
    activeBonus: z.optional(activeBonus),
  }),
  /** A payment of the caller took a step: hints, who hears of one reads it. */
  "payment:changed": z.object({
    paymentId: z.int(),
    kind: z.enum(["deposit", "withdrawal"]),
    state: z.enum([...depositStates, ...payoutStates]),
    reference: z.string(),
  }),
  /** A deposit of the caller was booked, or came to nothing (C-4.29). */
  depositSuccessToast: z.object({ paymentId: z.int(), reference: z.string(), amount: z.number(), currencyCode: z.string() }),
  depositFailedToast: z.object({ paymentId: z.int(), reference: z.string(), errorCode: depositErrorCode }),
  /** A bet of the caller's on another studio's game was refused, and the studio knows one word for it. */
  "play:refused": betRefusal,
  /** Whether what follows may be late, because processes do not hear each other at the moment; what was missed is told afterwards. */
  late: z.object({ isLate: z.boolean() }),
  message: gameEmoji,
  allBetsData: rows,
  myBetsData: rows,
  highRollersData: rows,
  maxMultiplierData: rows,
  allBetsUpdated: rows,
  myBetsUpdated: rows,
  highRollersUpdated: rows,
  maxMultiplierUpdated: rows,
  /** The newest bet of all (C-7.40). */
  globalTrxData: betRow,
  /** Somebody is called otherwise from now on (C-7.41); with an empty name they hide. */
  userNicknameUpdated: z.object({ userId: z.int(), nickname: z.string().check(z.maxLength(100)) }),
  currentWinnersUpdated: z.array(winner).check(z.maxLength(100)),
  /** The caller's own. */
  myWinsUpdated: z.array(winner).check(z.maxLength(100)),
  /** Answers `getActiveTournaments`, and what follows when a standing moves (C-7.38). */
  activeTournaments,
  activeTournamentsUpdated: activeTournaments,
  /** Something has moved in missions of the caller: a hint, who hears of it reads them. */
  missionsUpdated: z.object({}),
  jackpotUpdated: z.object({
    jackpots: z.array(z.object({ jackpotId: z.int(), amount: z.number(), currencyCode: z.string() })).check(z.maxLength(50)),
  }),
  /** All shared games that are told of; what is not in it is nobody's, or one's alone. */
  playersUpdated: z.object({ playersNow: z.array(gamePlayers).check(z.maxLength(200)) }),
};
export type FromLive = { [Event in keyof typeof fromLive]: z.output<(typeof fromLive)[Event]> };
