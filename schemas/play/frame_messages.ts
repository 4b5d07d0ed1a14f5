import * as z from "zod/mini";
import { limitKinds, timeframes } from "../limits";
import { scheme, theme } from "../settings";

/** A limit that a bet would have passed: amounts are decimals of its currency, or minutes where that is null. */
export const reachedLimit = z.object({
  kind: z.enum(limitKinds),
  timeframe: z.enum(timeframes),
  currentLimit: z.number(),
  left: z.number(),
  /** When it starts again, ISO 8601. */
  expiry: z.string(),
  currency: z.nullable(z.string()),
  /** Nothing of it is left, and the player's market lets play end with that. */
  endsSession: z._default(z.boolean(), false),
});
export type ReachedLimit = z.output<typeof reachedLimit>;

/** What a game in its frame tells the page around it. The frame has no origin of its own: who hears checks the window. */
export const fromGame = z.discriminatedUnion("type", [
  /** It can be played. */
  z.object({ source: z.literal("foyer-game"), type: z.literal("ready") }),
  /** Somebody does something in it (L-4.31). */
  z.object({ source: z.literal("foyer-game"), type: z.literal("action") }),
  /** How high it is without scrolling inside, in pixels, where its parts stand above each other; else 0. */
  z.object({ source: z.literal("foyer-game"), type: z.literal("height"), height: z.int().check(z.minimum(0), z.maximum(4000)) }),
  /** A round is over: what it cost and brought, as decimals of the session's currency. */
  z.object({
    source: z.literal("foyer-game"),
    type: z.literal("round"),
    roundId: z.string().check(z.maxLength(64)),
    bet: z.number(),
    payout: z.number(),
    isDemo: z.boolean(),
  }),
  /** The player can't go on by themselves: too little money, with how much is missing as far as it is known, the session is over, the terms have a new version, or it is time to read how long they play. */
  z.object({
    source: z.literal("foyer-game"),
    type: z.literal("needs"),
    what: z.enum(["deposit", "sign_in", "reload", "consents", "reality"]),
    missing: z.optional(z.number().check(z.gt(0))),
  }),
  /** A bet would have passed a limit of the player's. */
  z.object({ source: z.literal("foyer-game"), type: z.literal("limit"), limit: reachedLimit }),
  /** A key that means the page around the game: T enters theatre mode and leaves it, Escape leaves it. */
  z.object({ source: z.literal("foyer-game"), type: z.literal("theatre"), wish: z.enum(["toggle", "leave"]) }),
  /** How loud it is, in per cent, for the next game too; null where sound is off. */
  z.object({
    source: z.literal("foyer-game"),
    type: z.literal("sound"),
    volume: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  /** The wish to see fair seeds and past rounds: the page opens the verify page. */
  z.object({
    source: z.literal("foyer-game"),
    type: z.literal("verify"),
    roundId: z.nullable(z.string().check(z.maxLength(64))),
  }),
]);
export type FromGame = z.output<typeof fromGame>;

/** What the page tells the game. */
export const toGame = z.discriminatedUnion("type", [
  /** The player is away or back: sound and autoplay stop, money stays (L-4.28 to L-4.31). */
  z.object({ source: z.literal("foyer"), type: z.literal("away"), isAway: z.boolean() }),
  /** What the page wears, and whether it keeps balances out of sight for a stream (L-4.32, L-6.07). */
  z.object({
    source: z.literal("foyer"),
    type: z.literal("look"),
    theme,
    scheme,
    isCovered: z.boolean(),
  }),
  /** The wallet has changed so often: who does not know it as it is by then reads it again. */
  z.object({ source: z.literal("foyer"), type: z.literal("balance"), version: z.int() }),
  /** What jackpots hold by now, as decimals of their currency. */
  z.object({
    source: z.literal("foyer"),
    type: z.literal("jackpots"),
    jackpots: z.array(z.object({ jackpotId: z.int(), amount: z.number() })).check(z.maxLength(50)),
  }),
]);
export type ToGame = z.output<typeof toGame>;
