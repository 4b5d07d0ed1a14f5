import { integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { SiteSettings } from "../../schemas/settings";

/** Every save of the site's settings; the newest counts. */
export const settingsRevisions = pgTable(
  "settings_revisions",
  {
    revision: integer().notNull(),
    settings: json().$type<SiteSettings>().notNull(),
    author: text(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.revision] })],
);
