import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { text } from "../text";
import { repetitions } from "../held_when";
import { leaderboardType } from "../tournament_rules";

const money = z.number();
/** What was typed, valid or not: it is checked when it is published. */
const draftContent = z.record(z.string(), z.unknown());
const houseNote = z.string().check(z.trim(), z.minLength(3), z.maxLength(1_000));
const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));
const params = z.object({ planId: id });
const done = z.object({ data: z.object({ success: z.boolean() }) });

/** `draft`: never published; `closed`: nothing further comes of it. */
export const tournamentPlanStates = ["draft", "planned", "running", "ended", "closed"] as const;

/** One tournament that came of a plan. */
const run = z.object({
  tournamentItemId: z.int(),
  version: z.int(),
  status: z.enum(["UPCOMING", "IN-PROGRESS", "FINISHED", "CANCELLED"]),
  startAt: z.string(),
  endAt: z.string(),
  players: z.int(),
  /** Prizes that were booked, that wait, and that could not be. */
  paid: z.int(),
  due: z.int(),
  refused: z.int(),
  /** In euro: what its cash prizes cost so far. */
  cost: money,
  isFinal: z.boolean(),
  cancelNote: z.nullable(z.string()),
});
export type TournamentRun = z.output<typeof run>;

const line = z.object({
  planId: z.int(),
  key: z.string(),
  name: z.nullable(text(200)),
  state: z.enum(tournamentPlanStates),
  repeats: z.nullable(z.enum(repetitions)),
  /** What was published last; 0 where nothing was. */
  version: z.int(),
  hasDraft: z.boolean(),
  /** When the draft is going to be published, ISO 8601. */
  publishAt: z.nullable(z.string()),
  /** The one that runs, else the next, else the last. */
  run: z.nullable(run),
});
export type TournamentLine = z.output<typeof line>;

export const listDeskTournaments = endpoint({
  method: "GET",
  path: "/api/backoffice/tournaments",
  role: "content_editor",
  summary: "Everything that tournaments are made of, with the tournament that runs, comes, or was last.",
  answer: z.object({ plans: z.array(line), mayPublish: z.boolean() }),
});

const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.enum(["invalid", "no_name", "over", "places", "unknown_game", "unknown_promotion", "needs_deposit", "unknown_zone"]),
  message: z.string(),
  value: z.optional(z.string()),
});
export type TournamentIssue = z.output<typeof issue>;

const saved = z.object({ revision: z.int(), savedAt: z.string(), savedBy: z.string() });

const page = z.object({
  plan: line,
  /** What is edited: the draft, else what is published. */
  content: draftContent,
  /** Null where nothing is changed. */
  draft: z.nullable(z.object({ ...saved.shape, publishAt: z.nullable(z.string()), refusedAt: z.nullable(z.string()) })),
  versions: z.array(z.object({ version: z.int(), at: z.string(), by: z.nullable(z.string()), content: draftContent })),
  changes: z.array(
    z.object({
      at: z.string(),
      by: z.nullable(z.string()),
      change: z.enum(["created", "planned", "unplanned", "published", "refused", "closed", "ended", "cancelled"]),
      version: z.nullable(z.int()),
      note: z.nullable(z.string()),
    }),
  ),
  /** The newest first. */
  runs: z.array(run),
  mayPublish: z.boolean(),
});
export type TournamentPlanPage = z.output<typeof page>;

export const getDeskTournament = endpoint({
  method: "GET",
  path: "/api/backoffice/tournaments/:planId",
  role: "content_editor",
  summary: "What tournaments are made of: draft, versions, changes, and what came of it.",
  params,
  answer: page,
});

/** 409 `tournament.key_taken` where another one has the key. */
export const createTournament = endpoint({
  method: "POST",
  path: "/api/backoffice/tournaments",
  role: "content_editor",
  summary: "A new one: nobody sees it before it is published.",
  body: z.object({ key: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,99}$/)), content: draftContent }),
  answer: z.object({ planId: z.int() }),
});

/** 409 `tournament.changed` with who was faster. */
export const saveTournamentDraft = endpoint({
  method: "PUT",
  path: "/api/backoffice/tournaments/:planId/draft",
  role: "content_editor",
  summary: "Keeps what was changed, valid or not, on top of the revision that it was made from (0: none).",
  params,
  body: z.object({ content: draftContent, basedOn: z.int().check(z.minimum(0)) }),
  answer: saved,
});

export const dropTournamentDraft = endpoint({
  method: "DELETE",
  path: "/api/backoffice/tournaments/:planId/draft",
  role: "content_editor",
  summary: "Takes back what is not published; one that never was is gone.",
  params,
  answer: z.object({ isGone: z.boolean() }),
});

/** 422 `tournament.not_ready` with `issues`; 409 `tournament.changed` where the draft is another one by now. */
export const publishTournament = endpoint({
  method: "POST",
  path: "/api/backoffice/tournaments/:planId/publish",
  role: "administrator",
  summary:
    "Publishes the draft as the next version, at once or at an instant to come; one that runs keeps its rules, prizes and times and takes its texts.",
  params,
  body: z.object({
    revision: z.int().check(z.minimum(1)),
    at: z._default(z.nullable(z.iso.datetime({ offset: true })), null),
  }),
  answer: z.object({ version: z.nullable(z.int()), publishAt: z.nullable(z.string()) }),
});

export const unplanTournament = endpoint({
  method: "POST",
  path: "/api/backoffice/tournaments/:planId/unplan",
  role: "administrator",
  summary: "Takes a planned publishing back; the draft stays.",
  params,
  body: z.object({}),
  answer: done,
});

export const closeTournament = endpoint({
  method: "POST",
  path: "/api/backoffice/tournaments/:planId/close",
  role: "administrator",
  summary: "No further tournament comes of it, and one that has not begun is called off; one that runs goes on to its end.",
  params,
  body: z.object({ note: houseNote }),
  answer: done,
});

/** 409 `tournament.over` where it is not one that runs. */
export const endTournamentNow = endpoint({
  method: "POST",
  path: "/api/backoffice/tournaments/:planId/end",
  role: "administrator",
  summary: "Ends the one that runs at this moment: places stand as they are, and prizes are booked.",
  params,
  body: z.object({ tournamentItemId: z.int(), note: houseNote }),
  answer: done,
});

/** 409 `tournament.over` where its result stands. */
export const cancelTournament = endpoint({
  method: "POST",
  path: "/api/backoffice/tournaments/:planId/cancel",
  role: "administrator",
  summary: "Calls one off, with the reason that players read: scores are kept, and nobody gets a prize.",
  params,
  body: z.object({ tournamentItemId: z.int(), note: houseNote }),
  answer: done,
});

/** Yesterday's rounds, counted by what is edited; nothing is given. */
export const tournamentDryRun = z.object({
  from: z.string(),
  to: z.string(),
  /** Rounds for own money, how many of them count, and whose. */
  rounds: z.int(),
  counted: z.int(),
  players: z.int(),
  /** In euro: its cash prizes for those who would have a place, and for all places. */
  cost: money,
  most: money,
  leaderboardType,
  /** Names are for administrators alone. */
  winners: z.array(
    z.object({
      rank: z.int(),
      userId: z.nullable(z.int()),
      name: z.string(),
      rankingMetric: z.number(),
      prize: z.nullable(z.union([z.number(), z.literal("BONUS")])),
    }),
  ),
});
export type TournamentDryRun = z.output<typeof tournamentDryRun>;

/** 422 `tournament.not_ready` with `issues`. */
export const dryRunTournament = endpoint({
  method: "POST",
  path: "/api/backoffice/tournaments/:planId/dry-run",
  role: "content_editor",
  summary: "Counts yesterday's rounds by the rules as they are sent: who would win what, and what it would cost.",
  params,
  body: z.object({ content: draftContent }),
  answer: z.object({ run: tournamentDryRun }),
});

export const getTournamentResult = endpoint({
  method: "GET",
  path: "/api/backoffice/tournaments/:planId/results/:tournamentItemId",
  role: "administrator",
  summary: "What was won in a tournament, place by place, and what became of it.",
  params: z.object({ planId: id, tournamentItemId: id }),
  answer: z.object({
    leaderboardType,
    awards: z.array(
      z.object({
        place: z.int(),
        userId: z.int(),
        name: z.string(),
        rankingMetric: z.number(),
        prizeType: z.string(),
        /** In euro, as it was promised. */
        amountEUR: money,
        state: z.enum(["due", "paid", "refused"]),
        paid: money,
        currencyCode: z.nullable(z.string()),
        bookedAt: z.nullable(z.string()),
      }),
    ),
  }),
});
export type TournamentAward = z.output<typeof getTournamentResult.answer>["awards"][number];
