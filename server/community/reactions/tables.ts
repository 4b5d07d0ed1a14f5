import { index, json, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** What visitors did, for the operator's figures (L-7.60); nothing in it tells who it was. */
export const events = pgTable(
  "events",
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    data: json().$type<Record<string, string | number | boolean>>().notNull(),
    language: text().notNull(),
    country: text(),
    at: timestamp("at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [index("events_name").on(table.name, table.at)],
);
