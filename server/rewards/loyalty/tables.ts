import { bigint, bigserial, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Where somebody stands who has left the first level, which nobody falls from. Levels are counted from 1. */
export const loyaltyStandings = pgTable(
  "loyalty_standings",
  {
    userId: integer("user_id").primaryKey(),
    level: integer().notNull(),
    /** The highest one so far. */
    best: integer().notNull(),
    since: instant("since").notNull(),
    /** The points when the period began in which the level has to be kept, in millionths. */
    periodPoints: bigint("period_points", { mode: "number" }).notNull(),
    /** Null where it is kept for good. */
    periodEnds: instant("period_ends"),
    /** When the letter was written that it would fall. */
    warnedAt: instant("warned_at"),
    /** When it is looked at next. */
    reviewAt: instant("review_at"),
  },
  (table) => [index("loyalty_standings_review").on(table.reviewAt)],
);

/** What became of levels: nothing here is ever changed. */
export const loyaltySteps = pgTable(
  "loyalty_steps",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    userId: integer("user_id").notNull(),
    at: instant("at").notNull(),
    from: integer().notNull(),
    to: integer().notNull(),
    reason: text().$type<"reached" | "kept" | "warned" | "fell">().notNull(),
  },
  (table) => [index("loyalty_steps_user").on(table.userId, table.id)],
);
