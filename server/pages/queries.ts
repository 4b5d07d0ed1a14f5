import { and, desc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Page, Section } from "../../schemas/page";
import type { Queryable } from "../plugins/database";
import { pageRevisions, pages } from "./tables";

export const listPageRows = (db: Queryable) => db.select().from(pages).orderBy(pages.route, pages.id);

/** The row of a page, held until the transaction ends, so that two saves cannot both be next. */
export async function lockPage(db: Queryable, id: string) {
  const [row] = await db.select().from(pages).where(eq(pages.id, id)).for("update");
  return row ?? null;
}

export async function readDraft(db: Queryable, id: string) {
  const [row] = await db
    .select({ page: pageRevisions.page, revision: pages.revision, publishedRevision: pages.publishedRevision })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.pageId, pages.id), eq(pageRevisions.revision, pages.revision)))
    .where(eq(pages.id, id));
  return row ?? null;
}

export async function readRevision(db: Queryable, id: string, revision: number): Promise<Page | null> {
  const [row] = await db
    .select({ page: pageRevisions.page })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, id), eq(pageRevisions.revision, revision)));
  return row?.page ?? null;
}

export const listRevisionRows = (db: Queryable, id: string, limit: number) =>
  db
    .select({
      revision: pageRevisions.revision,
      author: pageRevisions.author,
      createdAt: pageRevisions.createdAt,
      isPublished: sql<boolean>`coalesce(${pageRevisions.revision} = ${pages.publishedRevision}, false)`,
    })
    .from(pageRevisions)
    .innerJoin(pages, eq(pages.id, pageRevisions.pageId))
    .where(eq(pageRevisions.pageId, id))
    .orderBy(desc(pageRevisions.revision))
    .limit(limit);

export async function readPublishedPages(db: Queryable): Promise<Page[]> {
  const rows = await db
    .select({ page: pageRevisions.page })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.pageId, pages.id), eq(pageRevisions.revision, pages.publishedRevision)))
    .where(isNotNull(pages.publishedRevision))
    .orderBy(pages.id);
  return rows.map(({ page }) => page);
}

/** Whether another page has a route, in its newest draft or on the site. */
export async function isRouteTaken(db: Queryable, { id, route }: Pick<Page, "id" | "route">): Promise<boolean> {
  const shape = shapeOf(route);
  const draftShape = sql`regexp_replace(${pages.route}, ':[^/]+', ':', 'g')`;
  const [row] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(ne(pages.id, id), or(eq(draftShape, shape), eq(pages.publishedShape, shape))))
    .limit(1);
  return row !== undefined;
}

export async function isShapePublished(db: Queryable, { id, route }: Pick<Page, "id" | "route">): Promise<boolean> {
  const [row] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(ne(pages.id, id), eq(pages.publishedShape, shapeOf(route))));
  return row !== undefined;
}

/** A route with its parameters' names taken out. */
export const shapeOf = (route: string) => route.replace(/:[^/]+/g, ":");

const summaryOf = ({ route, title, sections }: Page) => ({ route, title, sectionCount: countSections(sections) });

function countSections(sections: readonly Section[]): number {
  return sections.reduce((sum, { sections: inner = [] }) => sum + 1 + countSections(inner), 0);
}

interface Written {
  page: Page;
  revision: number;
  author: string | null;
}

export async function insertPage(db: Queryable, { page, revision, author }: Written): Promise<void> {
  await db.insert(pages).values({ id: page.id, revision, ...summaryOf(page) });
  await db.insert(pageRevisions).values({ pageId: page.id, revision, page, author });
}

export async function insertRevision(db: Queryable, { page, revision, author }: Written): Promise<void> {
  await db.insert(pageRevisions).values({ pageId: page.id, revision, page, author });
  await db
    .update(pages)
    .set({ revision, updatedAt: sql`now()`, ...summaryOf(page) })
    .where(eq(pages.id, page.id));
}

/** Puts a revision on the site, or with null takes the page off it. */
export const setPublished = (db: Queryable, id: string, published: { revision: number; route: string } | null) =>
  db
    .update(pages)
    .set({ publishedRevision: published?.revision ?? null, publishedShape: published ? shapeOf(published.route) : null })
    .where(eq(pages.id, id));
