import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, min, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import { nameOf } from "../../accounts/users/queries";
import { pagePlans, pagePublications, pageRevisions, pages } from "./tables";

interface Wanted {
  limit: number;
  before?: number | undefined;
  author?: string | undefined;
  isPublished?: boolean | undefined;
}

/** A page's revisions, newest first, each with when it went live and when it shall. */
export async function listRevisions(db: Queryable, id: string, wanted: Wanted) {
  const rows = await revisionRows(db, id, wanted);
  const listed = rows.map(({ revision }) => revision);
  const [publications, plans, [total], authors] = await Promise.all([
    publicationRows(db, id, listed),
    planRows(db, id, listed),
    db
      .select({ count: count(), firstAt: min(pageRevisions.createdAt) })
      .from(pageRevisions)
      .where(eq(pageRevisions.pageId, id)),
    authorRows(db, id),
  ]);
  return {
    revisions: rows.map(({ createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      publications: publications
        .filter(({ revision }) => revision === row.revision)
        .map(({ at, authorName, isPlanned }) => ({ at: at.toISOString(), authorName, isPlanned })),
      plannedAt: plans.find(({ revision }) => revision === row.revision)?.at.toISOString() ?? null,
    })),
    count: total?.count ?? 0,
    firstAt: total?.firstAt?.toISOString() ?? null,
    authors,
  };
}

const hasBeenLive = sql<boolean>`(${pageRevisions.revision} = ${pages.publishedRevision} or exists (
  select 1 from ${pagePublications}
  where ${pagePublications.pageId} = ${pageRevisions.pageId} and ${pagePublications.revision} = ${pageRevisions.revision}))`;

const revisionRows = (db: Queryable, id: string, { limit, before, author, isPublished }: Wanted) =>
  db
    .select({
      revision: pageRevisions.revision,
      author: pageRevisions.author,
      authorName: nameOf(pageRevisions.author),
      origin: pageRevisions.origin,
      createdAt: pageRevisions.createdAt,
      isPublished: sql<boolean>`coalesce(${pageRevisions.revision} = ${pages.publishedRevision}, false)`,
    })
    .from(pageRevisions)
    .innerJoin(pages, eq(pages.id, pageRevisions.pageId))
    .where(
      and(
        eq(pageRevisions.pageId, id),
        before === undefined ? undefined : lt(pageRevisions.revision, before),
        author === undefined ? undefined : eq(pageRevisions.author, author),
        isPublished ? hasBeenLive : undefined,
      ),
    )
    .orderBy(desc(pageRevisions.revision))
    .limit(limit);

const publicationRows = async (db: Queryable, id: string, revisions: number[]) =>
  await db
    .select({
      revision: pagePublications.revision,
      at: pagePublications.at,
      authorName: nameOf(pagePublications.author),
      isPlanned: pagePublications.isPlanned,
    })
    .from(pagePublications)
    .where(and(eq(pagePublications.pageId, id), inArray(pagePublications.revision, revisions)))
    .orderBy(desc(pagePublications.id));

const planRows = async (db: Queryable, id: string, revisions: number[]) =>
  await db
    .select({ revision: pagePlans.revision, at: pagePlans.at })
    .from(pagePlans)
    .where(
      and(
        eq(pagePlans.pageId, id),
        inArray(pagePlans.revision, revisions),
        isNull(pagePlans.doneAt),
        gt(pagePlans.at, sql`now()`),
      ),
    )
    .orderBy(pagePlans.at);

async function authorRows(db: Queryable, id: string) {
  const rows = await db
    .select({ author: pageRevisions.author, authorName: nameOf(pageRevisions.author) })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, id), isNotNull(pageRevisions.author)))
    .groupBy(pageRevisions.author);
  return rows.flatMap(({ author, authorName }) => (author === null ? [] : [{ author, authorName: authorName ?? author }]));
}
