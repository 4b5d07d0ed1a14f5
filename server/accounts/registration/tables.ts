import { boolean, index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../users/tables";

/** What an account agreed to or not, in which version, and when; a row for each time, and none is ever changed. */
export const consentRecords = pgTable(
  "consent_records",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    version: text().notNull(),
    isGiven: boolean("is_given").notNull(),
    at: timestamp("at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [index("consent_records_user").on(table.userId, table.key)],
);
