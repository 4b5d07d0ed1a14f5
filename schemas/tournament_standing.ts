import * as z from "zod/mini";
import { text } from "./text";
import { leaderboardType } from "./tournament_rules";

/** What a place wins: euros for each place, or `BONUS`, which the tournament's prizes describe (C-3.46). */
export const standingPrize = z.nullable(z.union([z.number(), z.literal("BONUS")]));

/** A row of a standing (C-3.46). Who hides has no name and no number (C-6.21). */
export const standingRow = z.object({
  userId: z.nullable(z.int()),
  uniqueId: z.nullable(z.string()),
  rank: z.int(),
  /** Empty for who hides. */
  user: z.string(),
  /** Euros, rounds, times the stake, wins in a row, or points, as `leaderboardType` says. */
  rankingMetric: z.number(),
  /** Null where the place wins nothing. */
  prize: standingPrize,
});
export type StandingRow = z.output<typeof standingRow>;

/** The standing of a tournament (C-3.46): the first rows, the highest first. Of two with the same metric, whoever had it first is ahead. */
export const standing = z.object({
  tournamentItemId: z.int(),
  endAt: z.string(),
  users: z.array(standingRow),
  name: text(),
  leaderboardType,
  /** How many are in it with a metric. */
  players: z.int(),
});
export type Standing = z.output<typeof standing>;

/** What `activeTournaments` and `activeTournamentsUpdated` tell (C-7.38): all that run, each with its first 40. */
export const activeTournaments = z.array(standing).check(z.maxLength(50));
export type ActiveTournaments = z.output<typeof activeTournaments>;
