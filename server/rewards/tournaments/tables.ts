import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { BonusRules } from "../../../schemas/bonus_rules";
import type { Text } from "../../../schemas/text";
import type { TournamentContent } from "../../../schemas/tournament_content";
import type { LeaderboardType, TournamentRules } from "../../../schemas/tournament_rules";
import { users } from "../../accounts/users/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** What the back office makes tournaments of: one, or one for each day, week or month. */
export const tournamentPlans = pgTable("tournament_plans", {
  id: serial().primaryKey(),
  key: text().notNull().unique(),
  /** What was published last; null where nothing was. */
  content: json().$type<TournamentContent>(),
  /** Counts what was published of it. */
  version: integer().notNull().default(0),
  /** No further tournament comes of it. */
  isClosed: boolean("is_closed").notNull().default(false),
});

const planId = () =>
  integer("plan_id")
    .notNull()
    .references(() => tournamentPlans.id, { onDelete: "cascade" });

/** What was changed and is not published: as it was typed, valid or not. */
export const tournamentDrafts = pgTable("tournament_drafts", {
  planId: planId().primaryKey(),
  content: json().$type<Record<string, unknown>>().notNull(),
  /** Counts the saves. */
  revision: integer().notNull(),
  savedAt: instant("saved_at").notNull().defaultNow(),
  savedBy: text("saved_by").notNull(),
  /** When it is going to be published; null for no plan. */
  publishAt: instant("publish_at"),
  plannedBy: text("planned_by"),
  /** When that could not be done. */
  refusedAt: instant("refused_at"),
});

/** Everything that was ever published. Nothing here is ever changed. */
export const tournamentVersions = pgTable(
  "tournament_versions",
  {
    planId: planId(),
    version: integer().notNull(),
    content: json().$type<TournamentContent>().notNull(),
    at: instant("at").notNull().defaultNow(),
    by: text("by"),
  },
  (table) => [primaryKey({ columns: [table.planId, table.version] })],
);

export type TournamentChange = "created" | "planned" | "unplanned" | "published" | "refused" | "closed" | "ended" | "cancelled";

/** Who did what about it; the audit trail has the same. */
export const tournamentChanges = pgTable(
  "tournament_changes",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    planId: planId(),
    at: instant("at")
      .notNull()
      .default(sql`clock_timestamp()`),
    by: text("by"),
    change: text().$type<TournamentChange>().notNull(),
    version: integer(),
    note: text(),
  },
  (table) => [index("tournament_changes_plan").on(table.planId, table.id)],
);

/** A race or tournament (C-3.41 to C-3.43). From its start on only its texts and picture change. */
export const tournaments = pgTable(
  "tournaments",
  {
    id: serial().primaryKey(),
    planId: integer("plan_id").references(() => tournamentPlans.id, { onDelete: "set null" }),
    /** The version of its plan that it was made by. */
    version: integer().notNull().default(0),
    /** Which of its plan's it is: `once`, or when its day, week or month begins. */
    runKey: text("run_key"),
    name: json().$type<Text>().notNull(),
    shortDescription: json("short_description").$type<Text>().notNull(),
    description: json().$type<Text>().notNull(),
    termsAndCondition: json("terms_and_condition").$type<Text>().notNull(),
    image: text().notNull(),
    leaderboardType: text("leaderboard_type").$type<LeaderboardType>().notNull(),
    rules: json().$type<TournamentRules>().notNull(),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    /** After its end: when every transaction with a number below this one is over, no more rounds of its time can come. */
    closingAfter: text("closing_after"),
    /** Since when the result stands. */
    finishedAt: instant("finished_at"),
    /** When the last prize was booked, or refused. */
    paidAt: instant("paid_at"),
    cancelledAt: instant("cancelled_at"),
    cancelNote: text("cancel_note"),
  },
  (table) => [
    index("tournaments_time").on(table.startAt, table.endAt),
    uniqueIndex("tournaments_run").on(table.planId, table.runKey),
    index("tournaments_unfinished")
      .on(table.endAt)
      .where(sql`finished_at is null and cancelled_at is null`),
  ],
);

const tournamentId = () =>
  integer("tournament_id")
    .notNull()
    .references(() => tournaments.id, { onDelete: "cascade" });

export const tournamentPrizes = pgTable(
  "tournament_prizes",
  {
    id: serial().primaryKey(),
    tournamentId: tournamentId(),
    fromPlace: integer("from_place").notNull(),
    toPlace: integer("to_place").notNull(),
    prizeType: text("prize_type").notNull(),
    /** In euro cents. */
    amount: bigint({ mode: "number" }).notNull(),
    /** Whose bonus or spins are the prize, by the rules that it had when they were promised. */
    promotionId: integer("promotion_id"),
    bonusVersion: integer("bonus_version"),
    bonusRules: json("bonus_rules").$type<BonusRules>(),
    description: json().$type<Text>().notNull(),
  },
  (table) => [index("tournament_prizes_tournament").on(table.tournamentId)],
);

/**
 * Settled rounds that are not counted yet. The database itself puts them there as they settle, in the same transaction, while a tournament runs:
 * rounds neither settle nor are seen in the order of their numbers.
 */
export const tournamentQueue = pgTable(
  "tournament_queue",
  {
    roundNumber: bigint("round_number", { mode: "number" }).primaryKey(),
    settledAt: instant("settled_at").notNull(),
  },
  (table) => [index("tournament_queue_settled").on(table.settledAt, table.roundNumber)],
);

const scoreColumns = () => ({
  /** What places go by: euro cents, rounds, wins, points of places, or hundredths of times the stake or of points. */
  score: bigint({ mode: "number" }).notNull().default(0),
  /** The round that brought the score to where it is: of two with the same score, whoever had it first is ahead. */
  reachedAt: instant("reached_at"),
  reachedRound: bigint("reached_round", { mode: "number" }),
  rounds: integer().notNull().default(0),
  /** In euro cents, of own money. */
  staked: bigint({ mode: "number" }).notNull().default(0),
  /** Wins in a row up to the last round. */
  streak: integer().notNull().default(0),
  /** The round that brought most. */
  bestRound: bigint("best_round", { mode: "number" }),
  bestGain: bigint("best_gain", { mode: "number" }).notNull().default(0),
});

/** Who takes part, and what their rounds come to. The rows outlive accounts, as the books do. */
export const tournamentEntries = pgTable(
  "tournament_entries",
  {
    tournamentId: tournamentId(),
    userId: integer("user_id").notNull(),
    joinedAt: instant("joined_at")
      .notNull()
      .default(sql`clock_timestamp()`),
    ...scoreColumns(),
    /** The place in the result; null before, and for who has none. */
    place: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.userId] }),
    index("tournament_entries_rank")
      .on(table.tournamentId, table.score.desc().nullsFirst(), table.reachedAt, table.reachedRound)
      .where(sql`score > 0`),
    index("tournament_entries_user").on(table.userId, table.tournamentId),
  ],
);

/** Of tournaments with points for places: what somebody's rounds come to in one stage, and what their place there brings so far. */
export const tournamentStages = pgTable(
  "tournament_stages",
  {
    tournamentId: tournamentId(),
    /** From 0. */
    stage: integer().notNull(),
    userId: integer("user_id").notNull(),
    ...scoreColumns(),
    points: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.stage, table.userId] }),
    index("tournament_stages_user").on(table.tournamentId, table.userId),
  ],
);

/** Who has asked for a letter before a tournament begins: one is sent, once. */
export const tournamentReminders = pgTable(
  "tournament_reminders",
  {
    tournamentId: tournamentId(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    askedAt: instant("asked_at")
      .notNull()
      .default(sql`clock_timestamp()`),
    /** When it was written, or found that it must not be. */
    doneAt: instant("done_at"),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.userId] })],
);

/** What was won: one for each place that wins something, booked once. */
export const tournamentAwards = pgTable(
  "tournament_awards",
  {
    tournamentId: tournamentId(),
    place: integer().notNull(),
    userId: integer("user_id").notNull(),
    prizeType: text("prize_type").notNull(),
    /** In euro cents. */
    amount: bigint({ mode: "number" }).notNull(),
    /** The prize that it is. */
    prizeId: integer("prize_id").notNull(),
    state: text().$type<"due" | "paid" | "refused">().notNull().default("due"),
    /** What was booked, in minor units of the player's currency. */
    currencyCode: text("currency_code"),
    paid: bigint({ mode: "number" }).notNull().default(0),
    bonusId: integer("bonus_id"),
    /** When it is tried next. */
    tryAt: instant("try_at").notNull().defaultNow(),
    bookedAt: instant("booked_at"),
    /** Why it was refused. */
    note: text(),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.place] }),
    uniqueIndex("tournament_awards_player").on(table.tournamentId, table.userId),
    index("tournament_awards_due")
      .on(table.tryAt)
      .where(sql`state = 'due'`),
  ],
);
