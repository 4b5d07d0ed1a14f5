import { boolean, index, integer, json, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { Page } from "../../../schemas/page";
import type { RevisionFacts } from "./facts_of_page";

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
    /** Out of the way: not listed, not to be published; it can be brought back. */
    archivedAt: instant("archived_at"),
    /** Where it is kept among the pages, as "Campaigns/Winter"; "" for no folder. Visitors never hear of it. */
    folder: text().notNull().default(""),
    /** What it is marked with, to find it by. */
    tags: text().array().notNull().default([]),
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
    /** What made it where that was no edit: a merge of two people's edits, the restoring of an old one, an import. */
    origin: text().$type<"merge" | "restore" | "import">(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.revision] })],
);

/** What lists of pages need of a revision, kept of drafts and of what is on the site, so that no list reads whole pages. */
export const pageFacts = pgTable(
  "page_facts",
  {
    pageId: text("page_id")
      .notNull()
      .references(() => pages.id),
    revision: integer().notNull(),
    /** Which code has made them; another version's count for nothing. */
    version: text().notNull(),
    facts: json().$type<RevisionFacts>().notNull(),
    /** How much it differs from an older revision that was on the site then. */
    changedFrom: integer("changed_from"),
    changes: integer(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.revision] })],
);

/** What has gone live and when; a missing revision is a page taken off the site. */
export const pagePublications = pgTable(
  "page_publications",
  {
    id: serial().primaryKey(),
    pageId: text("page_id")
      .notNull()
      .references(() => pages.id),
    revision: integer(),
    author: text(),
    /** By a plan, not by hand. */
    isPlanned: boolean("is_planned").notNull().default(false),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [index("page_publications_page").on(table.pageId, table.at)],
);

/** What shall go live, or with no revision be taken off the site, at a time. */
export const pagePlans = pgTable(
  "page_plans",
  {
    id: serial().primaryKey(),
    pageId: text("page_id")
      .notNull()
      .references(() => pages.id),
    revision: integer(),
    at: instant("at").notNull(),
    author: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Why it could not be carried out, in words of the log; it is not tried again. */
    failure: text(),
    /** When it was carried out or given up. */
    doneAt: instant("done_at"),
  },
  (table) => [index("page_plans_open").on(table.doneAt, table.at), index("page_plans_page").on(table.pageId)],
);

/** Old addresses that lead to where a page has moved. */
export const pageRedirects = pgTable("page_redirects", {
  /** The old route with its parameters' names taken out. */
  shape: text().primaryKey(),
  route: text().notNull(),
  /** The page that it leads to, wherever that is then. */
  pageId: text("page_id")
    .notNull()
    .references(() => pages.id),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** What people say about a page: a remark, that it looks right, or that it shall be published. */
export const pageNotes = pgTable(
  "page_notes",
  {
    id: serial().primaryKey(),
    pageId: text("page_id")
      .notNull()
      .references(() => pages.id),
    revision: integer().notNull(),
    sectionId: text("section_id"),
    kind: text().$type<"remark" | "looks_right" | "publish_request">().notNull(),
    text: text().notNull().default(""),
    author: text(),
    /** Who wrote it through a preview link, in the name that they gave; nobody has checked it. */
    guest: text(),
    /** The preview link that it came through. */
    linkId: text("link_id"),
    createdAt: instant("created_at").notNull().defaultNow(),
    doneAt: instant("done_at"),
  },
  (table) => [index("page_notes_page").on(table.pageId, table.id)],
);
