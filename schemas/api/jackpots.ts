import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { winner } from "../live";
import { text } from "../text";

const count = (fallback: number, maximum: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(maximum)), fallback);

const jackpotGame = z.object({
  gameId: z.int(),
  identifier: z.string(),
  name: z.string(),
  providerName: z.string(),
  gameImageUrl: z.string(),
  imageColor: z.string(),
});
export type JackpotGame = z.output<typeof jackpotGame>;

/** How it grows and drops; all that is told of it holds for real money alone. */
export const jackpotRules = {
  /** What it begins with again after each win. */
  seedAmount: z.number(),
  /** How much of each bet goes in, in percent. */
  betPercent: z.number(),
  /** What it gives back of what is bet, in percent: all that bets bring, and what it begins with once between two wins. */
  returnToPlayer: z.number(),
};

const jackpot = z.object({
  jackpotId: z.int(),
  /** The same in every installation. */
  key: z.string(),
  name: text(),
  amount: z.number(),
  currencyCode: z.string(),
  ...jackpotRules,
  /** That the caller may play, the most popular first. */
  games: z.array(jackpotGame),
});
export type Jackpot = z.output<typeof jackpot>;

export const jackpotWin = z.extend(winner, { jackpotId: z.int(), jackpotName: text() });
export type JackpotWin = z.output<typeof jackpotWin>;

export const getJackpots = endpoint({
  method: "GET",
  path: "/api/user/get-jackpots",
  role: "public",
  summary: "The jackpots with their amounts and games, and the last wins of them, newest first.",
  query: z.object({
    /** How many games of each. */
    games: count(12, 48),
    /** How many of the last wins. */
    wins: count(10, 50),
  }),
  answer: z.object({ jackpots: z.array(jackpot), jackpotWins: z.array(jackpotWin) }),
});
