import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const assets = pgTable(
  "assets",
  {
    id: text().primaryKey(),
    src: text().notNull().unique(),
    name: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** The dominant colour. */
    color: text(),
    author: text(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [index("assets_newest").on(table.createdAt)],
);
