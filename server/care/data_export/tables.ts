import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../accounts/users/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A player's newest export of all that is kept about them: asked for, made by one process, and deleted after a week. */
export const dataExports = pgTable(
  "data_exports",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    requestedAt: instant("requested_at").notNull(),
    readyAt: instant("ready_at"),
    /** gzip of JSON, as base64; null until it is ready. */
    file: text(),
  },
  (table) => [index("data_exports_ready").on(table.readyAt)],
);
