import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Challenges that were solved, until they run out: a solution counts once. */
export const spentChallenges = pgTable(
  "spent_challenges",
  {
    signature: text().primaryKey(),
    expiresAt: timestamp("expires_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index("spent_challenges_expires_at").on(table.expiresAt)],
);
