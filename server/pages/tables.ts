import { index, integer, json, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { Page } from "../../schemas/page";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const pages = pgTable(
  "pages",
  {
    id: text().primaryKey(),
    /** Of the newest draft, as are title and section count. */
    route: text().notNull(),
    title: json().notNull(),
    sectionCount: integer("section_count").notNull(),
    revision: integer().notNull(),
    publishedRevision: integer("published_revision"),
    /** The published route with its parameters' names taken out: two pages cannot be at one address. */
    publishedShape: text("published_shape"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("pages_published_shape").on(table.publishedShape), index("pages_route").on(table.route)],
);

/** Every save, kept. `json` and not `jsonb`, so that unknown fields and the order of keys stay as they were written. */
export const pageRevisions = pgTable(
  "page_revisions",
  {
    pageId: text("page_id")
      .notNull()
      .references(() => pages.id),
    revision: integer().notNull(),
    page: json().$type<Page>().notNull(),
    author: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.revision] })],
);
