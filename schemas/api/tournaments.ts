import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { text } from "../text";
import { tournamentRules } from "../tournament_rules";
import { standing, standingPrize, standingRow } from "../tournament_standing";

/** UPCOMING before its start, FINISHED from its end on (C-3.44); one that was called off is CANCELLED. */
export const tournamentStatus = z.enum(["UPCOMING", "IN-PROGRESS", "FINISHED", "CANCELLED"]);
export type TournamentStatus = z.output<typeof tournamentStatus>;

/** What a range of places wins (C-3.42). */
const tournamentPrize = z.object({
  fromPlace: z.int(),
  toPlace: z.int(),
  description: text(),
  /** For each of the places, in euro; 0 where the prize is no money. */
  amountEUR: z.number(),
  /** MONEY, or what else there is to win. */
  prizeType: z.string(),
});
export type TournamentPrize = z.output<typeof tournamentPrize>;

/** A tournament as lists show it (C-3.41 to C-3.43). */
export const tournament = z.object({
  tournamentItemId: z.int(),
  content: z.object({ name: text(), description: text(), termsAndCondition: text(), shortDescription: text() }),
  image: z.string(),
  startAt: z.string(),
  endAt: z.string(),
  status: tournamentStatus,
  leaderboardType: tournamentRules.shape.leaderboardType,
  /** From the first place on. */
  prizes: z.array(tournamentPrize),
  needsOptIn: z.boolean(),
});
export type Tournament = z.output<typeof tournament>;

const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));
const locale = z.optional(z.string().check(z.maxLength(10)));
const filters = z.optional(z.string().check(z.maxLength(500)));

const tournamentOrders = ["startAt", "endAt", "name", "status", "tournamentItemId"] as const;
export type TournamentOrder = (typeof tournamentOrders)[number];

export const getTournamentActivities = endpoint({
  method: "GET",
  path: "/api/user/get-tournament-activities",
  role: "public",
  summary: "Tournaments with their prizes: those that run first, then coming and finished ones; texts in all languages (C-7.31).",
  query: z.object({
    status: z.optional(tournamentStatus),
    tournamentItemId: z.optional(id),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    /** Without it those that run come first; `name` goes by `locale`. */
    orderBy: z.optional(z.enum(tournamentOrders)),
    /** Without it `asc`. */
    sort: z.optional(z.enum(["asc", "desc", "ASC", "DESC"])),
    /** JSON: `{"status": …, "tournamentItemId": …}`, as an older way to say the same. */
    filters,
    locale,
  }),
  answer: z.object({ tournaments: z.object({ count: z.int(), rows: z.array(tournament) }) }),
});

/** What `filters` may say. */
export const tournamentFilters = z.object({ status: z.optional(tournamentStatus), tournamentItemId: z.optional(id) });

/** A game that counts, for its link and picture. */
const countingGame = z.object({ gameId: z.int(), identifier: z.string(), name: z.string(), imageUrl: z.string() });

const details = z.extend(tournament, {
  rules: tournamentRules,
  /** How many games count, and the best known of them. */
  games: z.object({ count: z.int(), rows: z.array(countingGame) }),
  /** How many are in it with a metric. */
  players: z.int(),
  /** The first rows. */
  standings: standing,
  /** Whether the last round is counted: from then on nothing moves. */
  isFinal: z.boolean(),
  /** When the prizes of a finished one were all booked. */
  paidAt: z.nullable(z.string()),
  /** Why it was called off. */
  cancelNote: z.nullable(z.string()),
  /** What the server's clock says, for countdowns. */
  now: z.string(),
});
export type TournamentDetails = z.output<typeof details>;

export const getTournaments = endpoint({
  method: "GET",
  path: "/api/user/get-tournaments",
  role: "public",
  summary:
    "Tournaments in full, with how points are made and which games count: the one of a number, else those of a status; without either those that run, else the next one, else the last (C-7.30).",
  query: z.object({ locale, tournamentItemId: z.optional(id), status: z.optional(tournamentStatus) }),
  answer: z.object({ tournaments: z.array(details) }),
});

export const getTournamentStandings = endpoint({
  method: "GET",
  path: "/api/user/get-tournament-standings",
  role: "public",
  summary: "The standing of a tournament, some rows at a time (C-3.46).",
  query: z.object({
    tournamentItemId: id,
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  }),
  answer: z.object({ standings: standing }),
});

const position = z.object({
  tournamentItemId: z.int(),
  /** Null for who has no metric in it. */
  userPosition: z.nullable(z.int()),
  /** Own money staked in it, in euro (C-3.45). */
  userWagering: z.number(),
  rankingMetric: z.number(),
  players: z.int(),
  prize: standingPrize,
  /** Whether rounds of the caller count: always where nobody has to join. */
  isJoined: z.boolean(),
  /** Test accounts and those of streamers play beside it. */
  doesCount: z.boolean(),
  /** The caller's row between those around it, by rank. */
  around: z.array(z.extend(standingRow, { isYou: z.boolean() })),
  /** What the next better place takes, and what it wins. */
  next: z.nullable(z.object({ rank: z.int(), missing: z.number(), prize: standingPrize })),
  /** With points for places: the stage that runs, or the last one, and the caller's place, metric and points in it so far. */
  stage: z.nullable(z.object({ number: z.int(), userPosition: z.nullable(z.int()), rankingMetric: z.number(), points: z.int() })),
  /** Whether the caller is sent a letter before it begins; null where there is no address to write to. */
  isReminded: z.nullable(z.boolean()),
  /** The round that brought most so far: its stake, what it paid for one, and its points. */
  best: z.nullable(z.object({ stake: z.number(), multiplier: z.number(), points: z.number() })),
  /** What was won, once the result stands. `due`: booked within moments, a bonus when the one that runs has ended. */
  award: z.nullable(
    z.object({
      state: z.enum(["due", "paid", "refused"]),
      prizeType: z.string(),
      amount: z.number(),
      currencyCode: z.string(),
      bookedAt: z.nullable(z.string()),
    }),
  ),
});
export type TournamentPosition = z.output<typeof position>;

export const getUserTournamentPosition = endpoint({
  method: "GET",
  path: "/api/user/get-user-tournament-position",
  role: "player",
  summary: "Where the caller stands in a tournament, and who is around them (C-7.32).",
  /** JSON: `{"tournamentItemId": …}`, or the number alone. */
  query: z.object({ filters: z.string().check(z.maxLength(500)) }),
  answer: position,
});

export const joinTournament = endpoint({
  method: "POST",
  path: "/api/user/join-tournament",
  role: "player",
  summary:
    "Takes part in a tournament that asks for it; again it is the same. 409 `tournament.over` and `tournament.not_for_you`.",
  body: z.object({ tournamentItemId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  answer: z.object({ data: z.object({ success: z.boolean(), joinedAt: z.string() }) }),
});

export const remindOfTournament = endpoint({
  method: "POST",
  path: "/api/user/remind-of-tournament",
  role: "player",
  summary:
    "Asks for one letter 15 minutes before a tournament begins, or takes that back; again it is the same. 409 `tournament.begun` from its start on, `tournament.not_for_you`.",
  body: z.object({ tournamentItemId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)), isWanted: z.boolean() }),
  answer: z.object({ data: z.object({ success: z.boolean(), isReminded: z.boolean() }) }),
});
