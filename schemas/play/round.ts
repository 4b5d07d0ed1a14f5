import * as z from "zod/mini";
import { clients, type GameClient } from "./clients";

const money = z.number();

/** A number of the wheel, or a field beside the numbers. */
const rouletteSpot = z.string().check(z.regex(/^(?:\d|[12]\d|3[0-6]|red|black|odd|even|low|high|(?:dozen|column)[123])$/));
/** So many chips of the same value; all chips of a round are the bet. */
const chipsOn = <Spot extends z.core.$ZodType<string>>(on: Spot) =>
  z.array(z.object({ on, count: z.int().check(z.minimum(1), z.maximum(1000)) })).check(
    z.minLength(1),
    z.maxLength(49),
    z.refine((chips) => new Set(chips.map((chip) => (chip as { on: string }).on)).size === chips.length),
  );

export const hiloGuesses = ["higher", "lower", "skip"] as const;
/** Of 52: the rank from two to ace, and in it diamonds, hearts, spades, clubs. */
const card = z.int().check(z.minimum(0), z.maximum(51));

export const blackjackMoves = ["hit", "stand", "double", "split"] as const;

/** A player's choice, per game. */
export const choices = {
  /** `target` in hundredths: the roll, 0.00 to 99.99, must be below or above it. From 2 to 9800 of the 10,000 rolls win. */
  dice: z.discriminatedUnion("direction", [
    z.object({ direction: z.literal("under"), target: z.int().check(z.minimum(2), z.maximum(9800)) }),
    z.object({ direction: z.literal("over"), target: z.int().check(z.minimum(199), z.maximum(9997)) }),
  ]),
  /** The multiplier to reach, in hundredths, 101 to 100000000. */
  limbo: z.object({ target: z.int().check(z.minimum(101), z.maximum(100_000_000)) }),
  /** How many of the 25 tiles hide a mine. */
  mines: z.object({ mines: z.int().check(z.minimum(1), z.maximum(24)) }),
  plinko: z.object({ rows: z.int().check(z.minimum(8), z.maximum(16)), risk: z.enum(["low", "medium", "high"]) }),
  /** `buysFreeSpins` where the whole bet is their price. */
  slot: z.object({ buysFreeSpins: z.optional(z.literal(true)) }),
  /** The flight, and where it is cashed out by itself, in hundredths; null for by hand. A player may have two bets on a flight. */
  crash: z.object({
    flightId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    autoCashOut: z.nullable(z.int().check(z.minimum(101), z.maximum(100_000_000))),
    isSecond: z.optional(z.literal(true)),
  }),
  /** One to ten of the 40 numbers, counted from 0. */
  keno: z.object({
    picks: z.array(z.int().check(z.minimum(0), z.maximum(39))).check(
      z.minLength(1),
      z.maxLength(10),
      z.refine((picks) => new Set(picks).size === picks.length),
    ),
    risk: z.enum(["classic", "low", "medium", "high"]),
  }),
  wheel: z.object({
    segments: z.int().check(z.minimum(10), z.maximum(50), z.multipleOf(10)),
    risk: z.enum(["low", "medium", "high"]),
  }),
  /** The card that the first guess is about: players choose it, and nothing depends on it but what guesses pay. */
  hilo: z.object({ card }),
  roulette: z.object({ chips: chipsOn(rouletteSpot) }),
  baccarat: z.object({ chips: chipsOn(z.enum(["player", "banker", "tie"])) }),
  towers: z.object({ level: z.enum(["easy", "medium", "hard", "expert", "master"]) }),
  blackjack: z.object({}),
  video_poker: z.object({}),
} satisfies Record<GameClient, z.core.$ZodType>;

/** `line` is −1 for scatters, −2 for ways, −3 for clusters, −4 for coins that stay, −5 for a grid full of them; `multiplier` is of the whole bet, in hundredths. */
const slotWins = z.array(z.object({ line: z.int(), symbol: z.string(), count: z.int(), multiplier: z.int() }));

/** Places of coins, counted from 0, with what each is worth for a bet of one, in hundredths. */
const coins = z.array(z.object({ reel: z.int(), row: z.int(), value: z.int() }));

/** What came of it. */
export const outcomes = {
  /** In hundredths, 0 to 9999. */
  dice: z.object({ roll: z.int() }),
  /** In hundredths. */
  limbo: z.object({ result: z.int() }),
  /** Tiles from 0 to 24 in the order they were opened; where the mines are once it is over. */
  mines: z.object({ opened: z.array(z.int()), mines: z.nullable(z.array(z.int())), isCashedOut: z.boolean() }),
  /** For each row whether the ball went right, and the bucket it fell in. */
  plinko: z.object({ path: z.array(z.boolean()), bucket: z.int() }),
  /** Where each reel stopped, and all that followed, one grid per spin: the first is paid for, the others are free; all are where they were bought. */
  slot: z.object({
    spins: z.array(
      z.object({
        stops: z.array(z.int()),
        /** Five reels of three or five symbols, from the top. */
        grid: z.array(z.array(z.string())),
        /** Reels that a wild has filled, in slots whose wilds do that. */
        expanded: z.optional(z.array(z.int())),
        wins: slotWins,
        /** What has fallen into the places of what won, again and again, in slots whose symbols do that. */
        falls: z.optional(z.array(z.object({ grid: z.array(z.array(z.string())), wins: slotWins }))),
        /** The coins of the grid, in slots that hold coins. */
        coins: z.optional(coins),
        /** The new coins of each respin, where there were enough to stay, and what all of them paid. */
        held: z.optional(z.object({ respins: z.array(coins), wins: slotWins })),
        freeSpinsLeft: z.int(),
      }),
    ),
  }),
  /** In hundredths: where it was cashed out, or null; where it crashed, once it has. */
  crash: z.object({ cashedOutAt: z.nullable(z.int()), crashedAt: z.nullable(z.int()) }),
  /** Ten of the 40 numbers, counted from 0, as they were drawn. */
  keno: z.object({ drawn: z.array(z.int()) }),
  wheel: z.object({ segment: z.int() }),
  /** The cards that were drawn, and what was guessed of each. */
  hilo: z.object({ cards: z.array(z.int()), guesses: z.array(z.enum(hiloGuesses)), isCashedOut: z.boolean() }),
  /** The tile that was opened in each row, from the ground; for each row the tiles without a trap once it is over. */
  towers: z.object({
    opened: z.array(z.int()),
    safe: z.nullable(z.array(z.array(z.int()))),
    isCashedOut: z.boolean(),
  }),
  roulette: z.object({ pocket: z.int() }),
  /** Two or three cards each, as they were dealt. */
  baccarat: z.object({ player: z.array(z.int()), banker: z.array(z.int()) }),
  /** A hand is played on until it is done; of the dealer's cards the first alone as long as the round is open. */
  blackjack: z.object({
    moves: z.array(z.enum(blackjackMoves)),
    hands: z.array(z.object({ cards: z.array(z.int()), isDoubled: z.boolean(), isDone: z.boolean() })),
    dealer: z.array(z.int()),
    isCashedOut: z.boolean(),
  }),
  /** The five cards that were dealt, the places of those that were held, counted from 0, and the hand that it came to. */
  video_poker: z.object({
    dealt: z.array(z.int()),
    held: z.nullable(z.array(z.int())),
    cards: z.nullable(z.array(z.int())),
    isCashedOut: z.boolean(),
  }),
} satisfies Record<GameClient, z.core.$ZodType>;

export const round = z.object({
  id: z.string(),
  client: z.enum(clients),
  state: z.enum(["open", "settled", "void"]),
  isDemo: z.boolean(),
  currencyCode: z.string(),
  bet: money,
  payout: money,
  /** What came back for one that was bet. */
  multiplier: z.number(),
  choice: z.unknown(),
  outcome: z.unknown(),
  /** Which of the seed's rounds it is. */
  nonce: z.nullable(z.int()),
  serverSeedHash: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Round = z.output<typeof round>;

/** What fair rounds come of: the hash is known before, the server's seed after the next pair has taken its place. */
export const seedPair = z.object({
  serverSeedHash: z.string(),
  nextServerSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
});
export type SeedPair = z.output<typeof seedPair>;

export const clientSeed = z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[\x20-\x7e]+$/));
