import { integer, json, pgTable, primaryKey, serial, text, timestamp } from "drizzle-orm/pg-core";

/** Every save of the site's settings, kept. A draft may be invalid in places; what is published never is. */
export const settingsRevisions = pgTable(
  "settings_revisions",
  {
    revision: integer().notNull(),
    settings: json().$type<Record<string, unknown>>().notNull(),
    author: text(),
    /** What made it where that was no edit. */
    origin: text().$type<"merge" | "restore" | "import" | "move">(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.revision] })],
);

/** Which revisions went live and when; the newest is in force. */
export const settingsPublications = pgTable("settings_publications", {
  id: serial().primaryKey(),
  revision: integer().notNull(),
  author: text(),
  at: timestamp("at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});
