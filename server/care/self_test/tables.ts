import { integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../accounts/users/tables";

/** The newest result of a player's self-test. Nothing but the player's own calls reads it. */
export const selfTests = pgTable("self_tests", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** 0 to 27. */
  score: integer().notNull(),
  takenAt: timestamp("taken_at", { withTimezone: true, mode: "date" }).notNull(),
});
