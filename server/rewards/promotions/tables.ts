import { sql } from "drizzle-orm";
import { boolean, integer, json, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import type { BonusRules } from "../../../schemas/bonus_rules";
import type { BonusType } from "../../../schemas/bonus_type";
import type { Banner } from "../../../schemas/banner";
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
  /** Counts the changes of its rules. */
  version: integer().notNull().default(1),
  position: integer().notNull(),
});
