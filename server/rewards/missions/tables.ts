import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { BonusRules } from "../../../schemas/bonus_rules";
import type { MissionContent } from "../../../schemas/mission_content";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** What players can be asked to do: once, or again each day, week or month. */
export const missions = pgTable("missions", {
  id: serial().primaryKey(),
  key: text().notNull().unique(),
  /** What was published last; null where nothing was. */
  content: json().$type<MissionContent>(),
  /** Counts what was published of it. */
  version: integer().notNull().default(0),
  /** Nothing further comes of it. */
  isClosed: boolean("is_closed").notNull().default(false),
});

const missionId = () =>
  integer("mission_id")
    .notNull()
    .references(() => missions.id, { onDelete: "cascade" });

/** What was changed and is not published: as it was typed, valid or not. */
export const missionDrafts = pgTable("mission_drafts", {
  missionId: missionId().primaryKey(),
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
export const missionVersions = pgTable(
  "mission_versions",
  {
    missionId: missionId(),
    version: integer().notNull(),
    content: json().$type<MissionContent>().notNull(),
    at: instant("at").notNull().defaultNow(),
    by: text("by"),
  },
  (table) => [primaryKey({ columns: [table.missionId, table.version] })],
);

export type MissionChange = "created" | "planned" | "unplanned" | "published" | "refused" | "ended";

/** Who did what about it; the audit trail has the same. */
export const missionChanges = pgTable(
  "mission_changes",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    missionId: missionId(),
    at: instant("at")
      .notNull()
      .default(sql`clock_timestamp()`),
    by: text("by"),
    change: text().$type<MissionChange>().notNull(),
    version: integer(),
    note: text(),
  },
  (table) => [index("mission_changes_mission").on(table.missionId, table.id)],
);

/** A mission in one of its periods. From its start on only its texts change, and its end where the house ends it. */
export const missionRuns = pgTable(
  "mission_runs",
  {
    id: serial().primaryKey(),
    missionId: missionId(),
    /** The version that it was made by. */
    version: integer().notNull(),
    /** Which of the mission's it is: `once`, or when its day, week or month begins. */
    runKey: text("run_key").notNull(),
    content: json().$type<MissionContent>().notNull(),
    /** Of a reward that is a promotion's: its rules when they were promised. */
    bonusVersion: integer("bonus_version"),
    bonusRules: json("bonus_rules").$type<BonusRules>(),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    claimUntil: instant("claim_until").notNull(),
  },
  (table) => [uniqueIndex("mission_runs_run").on(table.missionId, table.runKey), index("mission_runs_end").on(table.endAt)],
);

const runId = () =>
  integer("run_id")
    .notNull()
    .references(() => missionRuns.id, { onDelete: "cascade" });

/** Who takes part, how far they are, and what they were given. The rows outlive accounts, as the books do. */
export const missionEntries = pgTable(
  "mission_entries",
  {
    runId: runId(),
    userId: integer("user_id").notNull(),
    /** Rounds that settled before do not count. */
    joinedAt: instant("joined_at").notNull(),
    /** What amounts were promised in, and what one euro was in it then: rounds in other currencies are changed into it. */
    currencyCode: text("currency_code").notNull(),
    rate: numeric().notNull(),
    /** Rounds or wins that counted, and what was staked in them, in minor units of that currency. */
    rounds: integer().notNull().default(0),
    staked: bigint({ mode: "number" }).notNull().default(0),
    /** The games that counted, as many as were asked for. */
    games: integer().array().notNull().default([]),
    /** When the round settled that completed it. */
    completedAt: instant("completed_at"),
    claimedAt: instant("claimed_at"),
    /** What was booked, in minor units of the player's currency, and in euro cents. */
    paidCurrency: text("paid_currency"),
    paid: bigint({ mode: "number" }).notNull().default(0),
    cost: bigint({ mode: "number" }).notNull().default(0),
    bonusId: integer("bonus_id"),
  },
  (table) => [primaryKey({ columns: [table.runId, table.userId] }), index("mission_entries_user").on(table.userId, table.runId)],
);

/**
 * Settled rounds that are not counted yet. The database itself puts them there as they settle, in the same transaction, while a mission runs, and again
 * where something of a settled round is taken back.
 */
export const missionQueue = pgTable(
  "mission_queue",
  {
    roundNumber: bigint("round_number", { mode: "number" }).primaryKey(),
    settledAt: instant("settled_at").notNull(),
    /** Something of it was taken back: what its player's rounds come to is counted again. */
    isAgain: boolean("is_again").notNull().default(false),
  },
  (table) => [index("mission_queue_settled").on(table.settledAt, table.roundNumber)],
);
