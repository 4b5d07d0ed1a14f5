import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { text } from "../text";
import { tournamentStatus } from "./tournaments";

export const gameTypes = ["all", "casino", "sport"] as const;
export type GameType = (typeof gameTypes)[number];

/** A race as its player's statistics show it (C-3.44). */
export const raceEntry = z.object({
  tournamentItemId: z.int(),
  title: text(),
  rank: z.int(),
  /** In euro, 0 where it is no money; null where the place wins nothing. */
  prize: z.nullable(z.number()),
  /** `MONEY`, or what else. */
  prizeType: z.nullable(z.string()),
  status: tournamentStatus,
  endAt: z.string(),
});
export type RaceEntry = z.output<typeof raceEntry>;

/** How many races there are at most: two cards, and 18 in a table (D-20). */
export const mostRaces = 20;

const kpiSummary = z.object({
  casinoLifetimeBetCount: z.int(),
  casinoLifetimeWinCount: z.int(),
  /** What was bet, in `currencyCode`. */
  totalBets: z.number(),
  /** How many different games. */
  totalGameCount: z.int(),
});

const userStats = z.object({
  createdAt: z.string(),
  nickname: z.nullable(z.string()),
  /** As others may know it (L-5.17), and only where there is no nickname. */
  firstName: z.nullable(z.string()),
  uniqueId: z.string(),
  kpiSummary,
  /** Up to three games that they play most. */
  favoriteGames: z.array(z.object({ gameId: z.int(), identifier: z.string(), name: z.string(), bets: z.int() })),
});
export type UserStats = z.output<typeof userStats>;

export const getPublicPlayerStatistic = endpoint({
  method: "GET",
  path: "/api/user/get-public-player-statistic",
  role: "player",
  summary:
    "What players may know of each other, and of themselves: bets, wins, games, level and races (C-7.29). Of who hides it answers nothing but that they do.",
  query: z.object({
    /** JSON: `{"uniqueId": …}` or `{"userId": …}`, or one of the two alone, as `stats` has it; the caller's own without it. */
    filters: z.optional(z.string().check(z.maxLength(300))),
    gameType: z._default(z.enum(gameTypes), "all"),
    /** Only what was played in it, and in its amounts; without it everything, in euro. */
    currency: z.optional(z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{3,5}$/))),
    locale: z.optional(z.string().check(z.maxLength(10))),
  }),
  answer: z.object({
    /** They chose not to be seen: then all else is empty. */
    isHidden: z.boolean(),
    isOwn: z.boolean(),
    currencyCode: z.string(),
    userStats: z.nullable(userStats),
    loyaltyData: z.nullable(z.object({ name: text(40), levelImage: z.nullable(z.string()) })),
    /** Those that run, then the last ones. */
    tournaments: z.array(raceEntry).check(z.maxLength(mostRaces)),
    /** What they have played in. */
    currencyList: z.array(z.object({ code: z.string(), symbol: z.string() })),
  }),
});

/** Whose statistics are asked for. */
export const statisticFilters = z.object({
  uniqueId: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  userId: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
});
