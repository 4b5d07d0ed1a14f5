import { bigint, boolean, index, integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { FriendRefusal } from "../../../schemas/api/referral";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Friends' play in one currency, in minor units. */
export interface FriendsSum {
  currencyCode: string;
  bets: number;
  wins: number;
  bonuses: number;
}

/** Whether anything is earned for somebody who was brought by another player: one row each, looked at again and again. */
export const friendChecks = pgTable(
  "friend_checks",
  {
    /** The friend. */
    userId: integer("user_id").primaryKey(),
    referrerId: integer("referrer_id").notNull(),
    reason: text().$type<FriendRefusal>(),
    /** Since when the reason is this one. */
    foundAt: instant("found_at").notNull(),
    checkedAt: instant("checked_at").notNull(),
    /** Stays whatever is found later: that it is the same person, household, device or card. */
    isForGood: boolean("is_for_good").notNull().default(false),
    /** Lasting reasons that somebody of the house has set aside. */
    setAside: json("set_aside").$type<FriendRefusal[]>().notNull().default([]),
  },
  (table) => [index("friend_checks_referrer").on(table.referrerId), index("friend_checks_checked").on(table.checkedAt)],
);

/** A month of a player's friends that was counted, once; what was paid for it is in the books. The rows outlive accounts, as those do. */
export const friendMonths = pgTable(
  "friend_months",
  {
    /** Who brought them. */
    userId: integer("user_id").notNull(),
    /** `2026-11`. */
    month: text().notNull(),
    percent: integer("percent_hundredths").notNull(),
    sums: json().$type<FriendsSum[]>().notNull(),
    /** What each friend left the house with. */
    brought: json().$type<{ friendId: number; currencyCode: string; net: number }[]>().notNull(),
    /** The same of friends whom nobody has decided on: counted when somebody has. */
    kept: json().$type<(FriendsSum & { friendId: number })[]>().notNull().default([]),
    currencyCode: text("currency_code").notNull(),
    paid: bigint({ mode: "number" }).notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
);
