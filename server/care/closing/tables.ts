import { sql } from "drizzle-orm";
import { index, integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../accounts/users/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Accounts that their players have closed: what nobody needs is deleted at once, and the person's details when the law's term is over. */
export const accountClosings = pgTable(
  "account_closings",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    closedAt: instant("closed_at").notNull(),
    /** Until when the law wants the rest. */
    keptUntil: instant("kept_until").notNull(),
    /** When what nobody needs was deleted. */
    clearedAt: instant("cleared_at"),
    /** When the person's details were. */
    erasedAt: instant("erased_at"),
  },
  (table) => [
    index("account_closings_open")
      .on(table.keptUntil)
      .where(sql`erased_at is null`),
  ],
);
