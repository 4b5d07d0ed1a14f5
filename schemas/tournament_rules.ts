import * as z from "zod/mini";

/** What the places of a stage may be decided by. */
export const stageMeasures = ["sumOfBet", "countOfGames", "highestMultiplier", "winsInARow"] as const;

/**
 * What a place is decided by (C-3.43): all that was staked, how many rounds were played, the best round, the longest run of rounds that paid more
 * than their stake, points for both stakes and wins, or points for the places of stages. Only own money counts.
 */
export const leaderboardType = z.enum([...stageMeasures, "points", "pointsPerPlace"]);
export type LeaderboardType = z.output<typeof leaderboardType>;

const euro = z.number().check(z.minimum(0), z.maximum(1_000_000));
const names = z._default(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(500)), []);

/** What counts for a tournament and how much, as data: the engine goes by it, and players read it beside an example. */
export const tournamentRules = z.object({
  leaderboardType,
  /** For `points`: what each euro staked brings. */
  pointsPerEuro: z._default(z.number().check(z.minimum(0), z.maximum(1_000)), 1),
  /** For `points`: a round that pays so many times its stake or more brings `winPoints` besides. */
  winFrom: z._default(z.nullable(z.number().check(z.minimum(1), z.maximum(1_000_000))), null),
  winPoints: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
  /** For `pointsPerPlace`: stages of so many hours follow each other from the start on, and the last ends with the tournament. */
  stageHours: z._default(z.int().check(z.minimum(1), z.maximum(720)), 24),
  /** For `pointsPerPlace`: what the places of a stage are decided by, as those of a whole tournament are. */
  stageBy: z._default(z.enum(stageMeasures), "sumOfBet"),
  /** For `pointsPerPlace`: what the first place of each stage brings, then the second, and so on. */
  placePoints: z._default(
    z.array(z.int().check(z.minimum(1), z.maximum(1_000_000))).check(
      z.minLength(1),
      z.maxLength(100),
      z.refine((points) => points.every((each, index) => index === 0 || each <= (points[index - 1] ?? 0)), {
        error: "A later place brings no more than the one before it",
      }),
    ),
    [25, 18, 15, 12, 10, 8, 6, 4, 2, 1],
  ),
  /** In euro: rounds with a lower stake of own money do not count. */
  minBet: z._default(euro, 0),
  /** In euro: of a higher stake only so much counts. */
  mostCounted: z._default(z.nullable(euro), null),
  /** Games by identifier, and all of these studios and categories; where nothing is named every game counts. */
  games: names,
  providers: names,
  categories: names,
  /** Only rounds after somebody joined count. */
  needsOptIn: z._default(z.boolean(), false),
});
export type TournamentRules = z.output<typeof tournamentRules>;
