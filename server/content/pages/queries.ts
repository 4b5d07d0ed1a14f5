import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Page, Section } from "../../../schemas/page";
import { isReservedRoute, shapeOf } from "../../../src/layout/route_shape";
import { HttpError } from "../../platform/api_error";
import { signal } from "../../platform/plugins/changes";
import type { Queryable } from "../../platform/plugins/database";
import { nameOf } from "../../accounts/users/queries";
import { keepFacts } from "./page_facts";
import { insertRedirect, removeRedirect } from "./redirects";
import { pagePublications, pageRevisions, pages } from "./tables";

/** All pages but the archived. */
export const listPageRows = (db: Queryable) =>
  db.select().from(pages).where(isNull(pages.archivedAt)).orderBy(pages.route, pages.id);

/** The row of a page, held until the transaction ends, so that two saves cannot both be next. */
export async function lockPage(db: Queryable, id: string) {
  const [row] = await db.select().from(pages).where(eq(pages.id, id)).for("update");
  return row ?? null;
}

export async function readDraft(db: Queryable, id: string) {
  const [row] = await db
    .select({
      page: pageRevisions.page,
      revision: pages.revision,
      publishedRevision: pages.publishedRevision,
      authorName: nameOf(pageRevisions.author),
      createdAt: pageRevisions.createdAt,
    })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.pageId, pages.id), eq(pageRevisions.revision, pages.revision)))
    .where(eq(pages.id, id));
  if (!row) return null;
  const { createdAt, ...draft } = row;
  return { ...draft, savedAt: createdAt.toISOString() };
}

/** The newest revision of a page, or null where there is no such page. */
export async function readNewestRevision(db: Queryable, id: string): Promise<number | null> {
  const [row] = await db.select({ revision: pages.revision }).from(pages).where(eq(pages.id, id));
  return row?.revision ?? null;
}

export async function readRevision(db: Queryable, id: string, revision: number): Promise<Page | null> {
  const [row] = await db
    .select({ page: pageRevisions.page })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, id), eq(pageRevisions.revision, revision)));
  return row?.page ?? null;
}

export async function readPublishedPages(db: Queryable): Promise<Page[]> {
  const rows = await db
    .select({ page: pageRevisions.page })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.pageId, pages.id), eq(pageRevisions.revision, pages.publishedRevision)))
    .where(isNotNull(pages.publishedRevision))
    .orderBy(pages.id);
  return rows.map(({ page }) => page);
}

/** Whether another page, one that is not archived, has a route in its newest draft or on the site. */
export async function isRouteTaken(db: Queryable, { id, route }: Pick<Page, "id" | "route">): Promise<boolean> {
  const shape = shapeOf(route);
  const draftShape = sql`regexp_replace(${pages.route}, ':[^/]+', ':', 'g')`;
  const [row] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(ne(pages.id, id), isNull(pages.archivedAt), or(eq(draftShape, shape), eq(pages.publishedShape, shape))))
    .limit(1);
  return row !== undefined;
}

const summaryOf = ({ route, title, sections }: Page) => ({ route, title, sectionCount: countSections(sections) });

function countSections(sections: readonly Section[]): number {
  return sections.reduce((sum, { sections: inner = [] }) => sum + 1 + countSections(inner), 0);
}

interface Written {
  page: Page;
  revision: number;
  author: string | null;
  origin?: (typeof pageRevisions.$inferInsert)["origin"];
}

export async function insertPage(db: Queryable, { page, revision, author, origin }: Written): Promise<void> {
  await db.insert(pages).values({ id: page.id, revision, ...summaryOf(page) });
  await db.insert(pageRevisions).values({ pageId: page.id, revision, page, author, origin });
  await keepFacts(db, { page, revision });
}

export async function insertRevision(db: Queryable, { page, revision, author, origin }: Written): Promise<void> {
  await db.insert(pageRevisions).values({ pageId: page.id, revision, page, author, origin });
  await db
    .update(pages)
    .set({ revision, updatedAt: sql`now()`, ...summaryOf(page) })
    .where(eq(pages.id, page.id));
  await keepFacts(db, { page, revision });
  await signal(db, "page_saved", { pageId: page.id, revision });
}

interface Publishing {
  leavesRedirect: boolean;
  author: string | null;
  /** By a plan, not by hand. */
  isPlanned: boolean;
}

/**
 * Puts a revision on the site, or with null takes the page off it. Where that moves the page, its old address leads to
 * the new one from then on; an address that a page takes leads nowhere else any more. Archived pages and addresses of
 * the server are refused. It is written down who did it.
 */
export async function setPublished(
  db: Queryable,
  id: string,
  published: { revision: number; route: string } | null,
  { leavesRedirect = true, author = null, isPlanned = false }: Partial<Publishing> = {},
): Promise<void> {
  const route = await readPublishedRoute(db, id);
  if (published && isReservedRoute(published.route))
    throw new HttpError(422, "page.route_reserved", `${published.route} belongs to the server.`);
  const [row] = await db
    .update(pages)
    .set({ publishedRevision: published?.revision ?? null, publishedShape: published ? shapeOf(published.route) : null })
    .where(eq(pages.id, id))
    .returning({ archivedAt: pages.archivedAt });
  if (published || route !== null)
    await db.insert(pagePublications).values({ pageId: id, revision: published?.revision ?? null, author, isPlanned });
  if (!published) return;
  if (row?.archivedAt) throw new HttpError(409, "page.archived", "The page is archived.");
  if (route !== null && leavesRedirect && shapeOf(route) !== shapeOf(published.route))
    await insertRedirect(db, { route, pageId: id });
  await removeRedirect(db, published.route);
}

/** Where a page is on the site, or null where it is not. */
export async function readPublishedRoute(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ route: sql<string>`${pageRevisions.page} ->> 'route'` })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.pageId, pages.id), eq(pageRevisions.revision, pages.publishedRevision)))
    .where(eq(pages.id, id));
  return row?.route ?? null;
}
