import { sql } from "drizzle-orm";
import { bigserial, boolean, index, integer, json, pgTable, primaryKey, serial, text, timestamp } from "drizzle-orm/pg-core";
import type { BonusRules } from "../../../schemas/bonus_rules";
import type { BonusType } from "../../../schemas/bonus_type";
import type { Banner } from "../../../schemas/banner";
import type { PromotionContent } from "../../../schemas/promotion_content";
import type { Weekday } from "../../../schemas/rules";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const promotions = pgTable("promotions", {
  id: serial().primaryKey(),
  bannerKey: text("banner_key").notNull().unique(),
  bonusType: text("bonus_type").$type<BonusType>().notNull(),
  autoPayoutDays: integer("auto_payout_days").notNull().default(0),
  banner: json().$type<Banner>().notNull(),
  startAt: instant("start_at"),
  endAt: instant("end_at"),
  validOnDays: text("valid_on_days")
    .array()
    .$type<Weekday[]>()
    .notNull()
    .default(sql`'{}'::text[]`),
  startTime: text("start_time"),
  endTime: text("end_time"),
  isSpecial: boolean("is_special").notNull().default(false),
  /** Over, or not open to anybody for now. */
  isClosed: boolean("is_closed").notNull().default(false),
  /** By currency, in minor units. */
  minDeposits: json("min_deposits").$type<Record<string, number>>().notNull(),
  /** What the engine goes by; null where there is nothing to take. */
  rules: json().$type<BonusRules>(),
  /** Counts what was published of it; 0 where nothing was. */
  version: integer().notNull().default(1),
  /** Since when it can be taken, without a break: what pays by itself pays for weeks that began since. */
  firstAt: instant("first_at").notNull().defaultNow(),
  position: integer().notNull(),
});

const promotionId = () =>
  integer("promotion_id")
    .notNull()
    .references(() => promotions.id, { onDelete: "cascade" });

/** What was changed and is not published: as it was typed, valid or not. */
export const promotionDrafts = pgTable("promotion_drafts", {
  promotionId: promotionId().primaryKey(),
  content: json().$type<Record<string, unknown>>().notNull(),
  /** Counts the saves of this promotion. */
  revision: integer().notNull(),
  savedAt: instant("saved_at").notNull().defaultNow(),
  savedBy: text("saved_by").notNull(),
  /** When it is going to be published; null for no plan. */
  publishAt: instant("publish_at"),
  plannedBy: text("planned_by"),
  /** When its plan could not be carried out. */
  refusedAt: instant("refused_at"),
});

/** Everything of a promotion that was ever published. Nothing here is ever changed. */
export const promotionVersions = pgTable(
  "promotion_versions",
  {
    promotionId: promotionId(),
    version: integer().notNull(),
    content: json().$type<PromotionContent>().notNull(),
    /** Null for what stood before versions were kept. */
    at: instant("at"),
    by: text("by"),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.version] })],
);

export type PromotionChange =
  | "created"
  | "planned"
  | "unplanned"
  | "published"
  | "refused"
  | "ended"
  | "granted"
  | "revoked"
  | "claim_released"
  | "claim_refused";

/** Who did what about a promotion; the audit trail has the same. */
export const promotionChanges = pgTable(
  "promotion_changes",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    promotionId: promotionId(),
    at: instant("at")
      .notNull()
      .default(sql`clock_timestamp()`),
    by: text("by"),
    change: text().$type<PromotionChange>().notNull(),
    version: integer(),
    note: text(),
  },
  (table) => [index("promotion_changes_promotion").on(table.promotionId, table.id)],
);

/** How far a period's cashback has been paid: one row for each promotion, time zone and week. */
export const cashbackRuns = pgTable(
  "cashback_runs",
  {
    promotionId: promotionId(),
    zone: text().notNull(),
    /** When the week began in which it is paid. */
    weekAt: instant("week_at").notNull(),
    /** The last account that was looked at. */
    lastUserId: integer("last_user_id").notNull().default(0),
    paid: integer().notNull().default(0),
    endedAt: instant("ended_at"),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.zone, table.weekAt] })],
);
