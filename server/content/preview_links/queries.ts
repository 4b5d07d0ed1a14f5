import { randomBytes } from "node:crypto";
import { and, desc, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { PreviewLink } from "../../../schemas/api/preview_links";
import { HttpError, notFound } from "../../platform/api_error";
import type { Database, Queryable } from "../../platform/plugins/database";
import { lockPage, readRevision } from "../pages/queries";
import { pageNotes, pages } from "../pages/tables";
import { previewLinks } from "./tables";

export type LinkRow = typeof previewLinks.$inferSelect;

/** How many links of one page stand at a time, and how many remarks come through one. */
const mostLinks = 50;
const mostRemarks = 100;

const stands = and(isNull(previewLinks.takenBackAt), gt(previewLinks.expiresAt, sql`now()`));
const remarks = sql<number>`(select count(*)::int from ${pageNotes} where page_notes.link_id = preview_links.id)`;

export const listLinks = (db: Queryable, pageId: string) =>
  db
    .select({ ...getTableColumns(previewLinks), remarks })
    .from(previewLinks)
    .where(and(eq(previewLinks.pageId, pageId), stands))
    .orderBy(desc(previewLinks.createdAt), previewLinks.id);

type NewLink = Pick<LinkRow, "pageId" | "revision" | "allowsRemarks" | "author"> & {
  persona: PreviewLink["persona"];
  hours: number;
};

/** The database's clock says when it runs out. */
export function insertLink(db: Database, { hours, ...link }: NewLink): Promise<LinkRow> {
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, link.pageId);
    if (!page || page.archivedAt) throw notFound("page", "page.not_found");
    if (link.revision !== null && !(await readRevision(tx, link.pageId, link.revision)))
      throw notFound("revision", "page.revision_not_found");
    if ((await tx.$count(previewLinks, and(eq(previewLinks.pageId, link.pageId), stands))) >= mostLinks)
      throw new HttpError(409, "preview_link.too_many", "Take a link of this page back before you make another.");
    const id = randomBytes(16).toString("base64url");
    const expiresAt = sql`now() + make_interval(hours => ${hours})`;
    const [row] = await tx
      .insert(previewLinks)
      .values({ ...link, id, expiresAt })
      .returning();
    return row as LinkRow; // what was just inserted
  });
}

/** Whether there was such a link of the page; one that was taken back already stays so. */
export async function takeBack(db: Queryable, { pageId, id }: { pageId: string; id: string }): Promise<boolean> {
  const rows = await db
    .update(previewLinks)
    .set({ takenBackAt: sql`coalesce(${previewLinks.takenBackAt}, now())` })
    .where(and(eq(previewLinks.id, id), eq(previewLinks.pageId, pageId)))
    .returning({ id: previewLinks.id });
  return rows.length > 0;
}

/** The link of a token and the newest revision of its page. Throws why it shows nothing: forged, taken back, expired, or its page is gone. */
export async function openLink(
  { db, signer }: Pick<FastifyInstance, "db" | "signer">,
  token: string,
): Promise<LinkRow & { newest: number }> {
  const id = signer.linkOf(token);
  const [found] =
    id === null ? [] : await db.select(opened).from(previewLinks).innerJoin(pages, isOfPage).where(eq(previewLinks.id, id));
  if (!found) throw new HttpError(404, "preview_link.unknown", "There is no such preview link.");
  const { isOver, archivedAt, ...link } = found;
  if (link.takenBackAt) throw new HttpError(410, "preview_link.taken_back", "The preview link was taken back.");
  if (isOver) throw new HttpError(410, "preview_link.expired", "The preview link has expired.");
  if (archivedAt) throw new HttpError(410, "preview_link.page_gone", "The page of the preview link was removed.");
  return link;
}

const isOfPage = eq(pages.id, previewLinks.pageId);
const opened = {
  ...getTableColumns(previewLinks),
  newest: pages.revision,
  archivedAt: pages.archivedAt,
  isOver: sql<boolean>`${previewLinks.expiresAt} <= now()`,
};

interface Remark {
  name: string;
  text: string;
}

/** A remark lands with the page's others; the page's row is held, so that no two of them are both the last that is taken. */
export function addRemark(db: Database, link: LinkRow & { newest: number }, { name, text }: Remark): Promise<void> {
  if (!link.allowsRemarks) throw new HttpError(403, "preview_link.no_remarks", "This preview link takes no remarks.");
  return db.transaction(async (tx) => {
    await lockPage(tx, link.pageId);
    if ((await tx.$count(pageNotes, eq(pageNotes.linkId, link.id))) >= mostRemarks)
      throw new HttpError(409, "preview_link.full", "This preview link takes no more remarks.");
    const revision = link.revision ?? link.newest;
    await tx.insert(pageNotes).values({ pageId: link.pageId, revision, kind: "remark", text, guest: name, linkId: link.id });
  });
}
