import { boolean, index, integer, json, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { pages } from "../pages/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Links that show a page's draft to whoever has them. */
export const previewLinks = pgTable(
  "preview_links",
  {
    /** 128 random bits; only its signature makes an address of it, and that is kept nowhere. */
    id: text().primaryKey(),
    pageId: text("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    /** Without one it follows the draft. */
    revision: integer(),
    persona: json().notNull(),
    allowsRemarks: boolean("allows_remarks").notNull().default(false),
    author: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    takenBackAt: instant("taken_back_at"),
  },
  (table) => [index("preview_links_page").on(table.pageId, table.expiresAt)],
);
