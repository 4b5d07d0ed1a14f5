import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { text } from "../text";

/** UPCOMING before its start, FINISHED from its end on (C-3.44). */
export const tournamentStatus = z.enum(["UPCOMING", "IN-PROGRESS", "FINISHED"]);
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

/** A tournament as lists show it (C-3.41 to C-3.43). */
export const tournament = z.object({
  tournamentItemId: z.int(),
  content: z.object({ name: text(), description: text(), termsAndCondition: text(), shortDescription: text() }),
  image: z.string(),
  startAt: z.string(),
  endAt: z.string(),
  status: tournamentStatus,
  leaderboardType: z.enum(["sumOfBet", "countOfGames"]),
  /** From the first place on. */
  prizes: z.array(tournamentPrize),
});
export type Tournament = z.output<typeof tournament>;

const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));

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
    /** Without it those that run come first. */
    orderBy: z.optional(z.enum(["startAt", "endAt"])),
    sort: z._default(z.enum(["asc", "desc"]), "asc"),
    /** JSON: `{"status": …, "tournamentItemId": …}`, as an older way to say the same. */
    filters: z.optional(z.string().check(z.maxLength(500))),
    locale: z.optional(z.string().check(z.maxLength(10))),
  }),
  answer: z.object({ tournaments: z.object({ count: z.int(), rows: z.array(tournament) }) }),
});

/** What `filters` may say. */
export const tournamentFilters = z.object({ status: z.optional(tournamentStatus), tournamentItemId: z.optional(id) });
