import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { LimitKind, Timeframe } from "../../../schemas/limits";
import { users } from "../../accounts/users/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const whole = (name: string) => bigint(name, { mode: "number" });

/** What players limit themselves to: minor units of the currency, or minutes. */
export const playerLimits = pgTable(
  "player_limits",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<LimitKind>().notNull(),
    timeframe: text().$type<Timeframe>().notNull(),
    /** Null for minutes. */
    currencyCode: text("currency_code"),
    amount: whole("amount").notNull(),
    setAt: instant("set_at").notNull(),
    /** An increase that was asked for, when, and from when it may hold; asked for without an amount, the limit is to go. */
    pendingAmount: whole("pending_amount"),
    pendingRequestedAt: instant("pending_requested_at"),
    pendingAppliesAt: instant("pending_applies_at"),
    /** Up to which part of it, in percent, the player has read that it is used, and until when that counts: the end of its period. */
    toldPercent: integer("told_percent"),
    toldUntil: instant("told_until"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.timeframe] })],
);

/**
 * What players bet, won and for how long they played for money, in each hour in which they did: limits and statements are sums of it.
 * A bet counts when it is made, a win when it is paid.
 */
export const playedHours = pgTable(
  "played_hours",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    currencyCode: text("currency_code").notNull(),
    hour: instant("hour").notNull(),
    bets: whole("bets").notNull().default(0),
    wins: whole("wins").notNull().default(0),
    rounds: integer().notNull().default(0),
    /** Time between bets and wins that followed each other within five minutes. */
    milliseconds: whole("milliseconds").notNull().default(0),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.currencyCode, table.hour] }),
    index("played_hours_user").on(table.userId, table.hour),
  ],
);
