import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { jackpotRules } from "./jackpots";
import { realityCheck } from "./reality";
import { clients } from "../play/clients";
import { blackjackMoves, clientSeed, hiloGuesses, round, seedPair } from "../play/round";
import { limitKinds, timeframes } from "../limits";
import { reachedLimit } from "../play/frame_messages";
import { language, text } from "../text";

const roundId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

/**
 * Opens a game (L-7.51). Demos are open to guests where the settings let them in (L-4.46 to L-4.48). Errors:
 * 404 `game.not_found`, 403 `game.restricted`, 409 `game.not_connected`, 401 `session.required`, 409 `game.no_demo`,
 * 409 `currency.not_offered` where there is no rate for the player's currency, 503 `game.studio_away` where the studio does not answer.
 */
export const initGame = endpoint({
  method: "POST",
  path: "/api/user/init-game",
  role: "public",
  summary: "Opens a session of a game and answers the address of its frame.",
  body: z.object({
    gameId: z.union([z.int(), z.string().check(z.maxLength(200))]),
    demo: z._default(z.boolean(), false),
    device: z._default(z.enum(["mobile", "desktop"]), "desktop"),
    language: z.optional(language),
  }),
  answer: z.object({
    data: z.object({
      success: z.boolean(),
      /** Of a document that is framed: one of ours with the launch token in its fragment, or, with an origin, another studio's. */
      launchUrl: z.string(),
      sessionId: z.string(),
      /** Told before the game's frame gives the browser's part of the first seeds. */
      serverSeedHash: z.string(),
      isDemo: z.boolean(),
      currencyCode: z.string(),
      /** ISO 8601. */
      startedAt: z.string(),
    }),
  }),
});

/** What the session of a game took and paid so far, for who plays it. */
export const getGameSession = endpoint({
  method: "GET",
  path: "/api/user/get-game-session",
  role: "player",
  summary: "How long a game has been open, and what it cost and brought.",
  query: z.object({ sessionId: z.string().check(z.maxLength(100)) }),
  answer: z.object({
    session: z.object({
      sessionId: z.string(),
      startedAt: z.string(),
      rounds: z.int(),
      wagered: z.number(),
      won: z.number(),
      currencyCode: z.string(),
      isDemo: z.boolean(),
    }),
    /** Of the whole sign-in, in whatever games and tabs: since when it is played in, and all that it cost and brought. */
    clock: z.object({
      startedAt: z.string(),
      /** When the player last read how long they play, or else since when they do. */
      checkedAt: z.string(),
      /** The server's time. */
      now: z.string(),
      wagered: z.number(),
      won: z.number(),
    }),
    reality: realityCheck,
    /** The parts of limits that are used, in percent, where the player's market wants them told, and they have not read it; bets wait for it. */
    notices: z.array(z.object({ kind: z.enum(limitKinds), timeframe: z.enum(timeframes), percent: z.int() })),
    /** The limit that is used up, where the market lets play end then; null while a round is open. */
    usedUp: z.nullable(reachedLimit),
  }),
});

/** The next reminder of how long somebody plays comes the chosen time after this. */
export const checkPlayTime = endpoint({
  method: "POST",
  path: "/api/user/check-play-time",
  role: "player",
  summary:
    "Says that the caller has read how long they play in this sign-in, what it cost, and how much of their limits is used; bets that waited for it (403 `play.reality_check`) go on, in all tabs.",
  body: z.object({}),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

/** A round as anybody may verify it; the server's seed is null until it is told. */
export const getRound = endpoint({
  method: "GET",
  path: "/api/user/get-round",
  role: "public",
  whileExcluded: true,
  summary: "A round with all that it can be computed from again.",
  query: z.object({ roundId: z.string().check(z.maxLength(64)) }),
  answer: z.object({
    round: z.extend(round, {
      gameName: z.string(),
      gameId: z.int(),
      gameIdentifier: z.string(),
      /** Who played it, as everybody may know them; empty for who hides, and for demos. */
      player: z.string(),
      clientModel: z.nullable(z.string()),
      clientSeed: z.nullable(z.string()),
      serverSeed: z.nullable(z.string()),
      /** Which link of its chain a flight is: its seed, hashed as often, is the hash that was published. Null in other games. */
      flight: z.nullable(z.object({ number: z.int(), terminalHash: z.string() })),
      /** The jackpot that it won on top of what it paid, in its currency; null where it won none. */
      jackpot: z.nullable(z.object({ name: text(), amount: z.number() })),
      /** Of its currency: payouts are whole numbers of the last one. */
      decimals: z.int(),
      /** More than this is not paid for a round. */
      maxPayout: z.number(),
    }),
  }),
});

/** The chains of hashes that flights of crash come of, as anybody may keep and check them. */
export const getCrashChains = endpoint({
  method: "GET",
  path: "/api/user/get-crash-chains",
  role: "public",
  summary: "The published chains of flights, the newest first, with their public numbers.",
  query: z.object({}),
  answer: z.object({
    chains: z.array(
      z.object({
        id: z.int(),
        /** Link 0: SHA-256 of the seed of flight 1, which is SHA-256 of that of flight 2, and so on. */
        terminalHash: z.string(),
        length: z.int(),
        /** The number of the last flight that was begun. */
        used: z.int(),
        /** Flights that did not end, whose stakes went back. */
        calledOff: z.int(),
        /** When it was settled, ISO 8601. */
        committedAt: z.string(),
        /** Whether the site draws the public number by itself. */
        isOwn: z.boolean(),
        /** What the public number was said to be when nobody could know it. */
        source: z.string(),
        announcementUrl: z.nullable(z.string()),
        /** The public number: the seed of all its flights beside the server's. Null until it is known. */
        entropy: z.nullable(z.string()),
        entropyAt: z.nullable(z.string()),
      }),
    ),
  }),
});

const balance = z.object({
  cash: z.number(),
  nonCash: z.number(),
  total: z.number(),
  /** Counts the changes of the wallet. */
  version: z.int(),
});

/** The calls of a game in its frame carry the launch token in `x-play-token`; its origin is null, and it has no cookies. */
export const openGame = endpoint({
  method: "POST",
  path: "/api/play/open",
  role: "public",
  isCrossOrigin: true,
  summary: "What a game needs to know when it starts, with a round that was interrupted.",
  /** The browser's part of the first seeds; afterwards it counts for nothing. */
  body: z.object({ clientSeed: z.optional(clientSeed) }),
  answer: z.object({
    game: z.object({
      identifier: z.string(),
      name: z.string(),
      client: z.enum(clients),
      clientModel: z.nullable(z.string()),
      imageColor: z.string(),
      squareImgUrl: z.string(),
      /** Words of the catalogue: what a slot's symbols are chosen by. */
      themes: z.array(z.string()),
      /** In percent, with the jackpots that it plays for. */
      returnToPlayer: z.nullable(z.number()),
    }),
    /** That real money plays for, the highest first. */
    jackpots: z.array(
      z.object({ jackpotId: z.int(), name: text(), amount: z.number(), currencyCode: z.string(), ...jackpotRules }),
    ),
    /** What one of the session's currency is worth in that of the jackpots. */
    jackpotWorth: z.number(),
    /** What rounds of this session have won of them, in its currency, the newest first. */
    jackpotWins: z.array(z.object({ roundId: z.string(), name: text(), amount: z.number() })),
    isDemo: z.boolean(),
    /** What the market of who plays asks of the game. */
    rules: z.object({
      /** Whether it may bet by itself. */
      hasAutoplay: z.boolean(),
      /** Whether what moves may be skipped. */
      hasTurbo: z.boolean(),
      /** Whether it may sell its free spins. */
      hasBonusBuy: z.boolean(),
      /** From one bet to the next, in ms; a bet before is refused. */
      paceMs: z.number(),
    }),
    /** What free spins can be bought with: money of a bonus only where the bonus has a highest bet; null where none are sold. */
    buysWith: z.nullable(z.enum(["any", "cash"])),
    language,
    currencyCode: z.string(),
    decimals: z.int(),
    balance,
    limits: z.object({ minBet: z.number(), maxBet: z.number(), maxPayout: z.number() }),
    seeds: seedPair,
    openRound: z.nullable(round),
    /** The second bet on a flight, where it is open. */
    secondRound: z.nullable(round),
    lastRounds: z.array(round),
  }),
});

const played = z.object({ round, balance, seeds: seedPair });

/**
 * Errors: 402 `play.too_little_money`, 400 `play.bet_out_of_range` with the range in `data`, 401 `play.session_over`,
 * 409 `play.round_open`, 409 `play.round_of_another`, 422 `play.round_differs`, 409 `game.not_connected`,
 * 409 `currency.not_offered`. Where the market of who plays asks for it: 403 `play.no_autoplay`, 403 `play.too_quick` with
 * `waitMs` and `seconds` in `data`, 409 `play.elsewhere` after another game was opened. A choice that buys free spins is bet with their
 * price, so many times a stake as the model says: 403 `play.no_bonus_buy` where the market or the game sells none, or the game bets by itself.
 */
export const placeBet = endpoint({
  method: "POST",
  path: "/api/play/bet",
  role: "public",
  isCrossOrigin: true,
  summary: "Plays a round, or begins one of several steps; the same id again answers the same round.",
  body: z.object({
    roundId,
    bet: z.number().check(z.gte(0)),
    choice: z.unknown(),
    /** Whether the game makes it by itself, one after the other. */
    isAuto: z.optional(z.boolean()),
  }),
  answer: played,
});

/**
 * Errors: 404 `play.round_not_found`, 409 `play.round_over`, 409 `play.step_differs`, 409 `play.nothing_to_take`,
 * 401 `play.session_over`; of a step that raises the bet also those of a bet: 402 `play.too_little_money`, 400
 * `play.bet_out_of_range`, 409 `bonus.max_bet`, `bonus.not_here` and `limit.reached`.
 */
export const act = endpoint({
  method: "POST",
  path: "/api/play/act",
  role: "public",
  isCrossOrigin: true,
  summary:
    "A step of an open round: a tile that is opened, a guess, a move, cards that are held, or the money taken; the same step again answers the same.",
  body: z.object({
    roundId,
    /** How many steps were taken before it. */
    step: z.int().check(z.minimum(0), z.maximum(100)),
    action: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("open"), tile: z.int().check(z.minimum(0), z.maximum(24)) }),
      z.object({ kind: z.literal("guess"), guess: z.enum(hiloGuesses) }),
      z.object({ kind: z.literal("move"), move: z.enum(blackjackMoves) }),
      z.object({
        kind: z.literal("hold"),
        /** Places from 0 to 4, in their order. */
        held: z.array(z.int().check(z.minimum(0), z.maximum(4))).check(
          z.maxLength(5),
          z.refine((held) => held.every((place, index) => index === 0 || place > (held[index - 1] ?? 0))),
        ),
      }),
      z.object({ kind: z.literal("cash_out") }),
    ]),
  }),
  answer: played,
});

export const rotateSeeds = endpoint({
  method: "POST",
  path: "/api/play/rotate-seeds",
  role: "public",
  isCrossOrigin: true,
  summary: "Tells the server's seed that was played with, and goes on with the next one. 409 while a round is open.",
  body: z.object({ clientSeed: z.optional(clientSeed) }),
  answer: z.object({
    revealed: z.object({ serverSeed: z.string(), serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.int() }),
    seeds: seedPair,
  }),
});
