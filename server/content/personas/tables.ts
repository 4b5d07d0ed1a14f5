import { boolean, index, integer, json, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../accounts/users/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Viewers that somebody of the back office keeps under a name. */
export const personas = pgTable(
  "personas",
  {
    id: serial().primaryKey(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    persona: json().notNull(),
    /** Everybody of the back office has it in their list. */
    isShared: boolean("is_shared").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("personas_owner").on(table.ownerId)],
);
