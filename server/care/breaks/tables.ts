import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import type { BreakKind } from "../../../schemas/breaks";
import { users } from "../../accounts/users/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Every break that players took. Nothing here is ever changed. */
export const playerBreaks = pgTable(
  "player_breaks",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<BreakKind>().notNull(),
    /** ISO 8601, or `lifetime`. */
    period: text().notNull(),
    startedAt: instant("started_at").notNull(),
    until: instant("until").notNull(),
  },
  (table) => [index("player_breaks_user").on(table.userId, table.id)],
);
