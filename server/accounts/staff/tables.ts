import { index, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import type { StaffChange } from "../../../schemas/api/staff";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Links by which the first administrator comes in, hashed; there are some only while there is none. */
export const setUpLinks = pgTable("set_up_links", {
  hash: text().primaryKey(),
  expiresAt: instant("expires_at").notNull(),
});

/** Who may work in the back office was changed: by whom, when, how. Nothing here is ever changed or deleted. */
export const staffEvents = pgTable(
  "staff_events",
  {
    id: serial().primaryKey(),
    at: instant("at").notNull().defaultNow(),
    /** An e-mail address; null for the server's command line and for the set-up link. */
    actor: text(),
    change: text().$type<StaffChange>().notNull(),
    email: text().notNull(),
    role: text(),
  },
  (table) => [index("staff_events_at").on(table.at)],
);
