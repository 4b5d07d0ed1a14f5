import { and, asc, eq, inArray, isNull, min, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/plugins/database";
import { promotions } from "../../rewards/promotions/tables";
import { readSettings } from "../settings/queries";
import type { Site } from "./site";
import { readRedirects } from "./redirects";
import { pagePlans, pageRevisions, pages } from "./tables";
import type { PageState } from "./site";

/** Every page, or those named, archived ones too, by id. */
export async function readPageStates(db: Queryable, ids?: readonly string[]): Promise<PageState[]> {
  if (ids?.length === 0) return [];
  const live = alias(pageRevisions, "live");
  const rows = await db
    .select({
      id: pages.id,
      draft: pageRevisions.page,
      revision: pages.revision,
      published: live.page,
      publishedRevision: pages.publishedRevision,
      archivedAt: pages.archivedAt,
      folder: pages.folder,
      tags: pages.tags,
      updatedAt: pages.updatedAt,
    })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.pageId, pages.id), eq(pageRevisions.revision, pages.revision)))
    .leftJoin(live, and(eq(live.pageId, pages.id), eq(live.revision, pages.publishedRevision)))
    .where(ids && inArray(pages.id, [...ids]))
    .orderBy(asc(pages.id));
  return rows;
}

/** When the next plan of each page is due. */
export async function readNextPlans(db: Queryable): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: pagePlans.pageId, at: min(pagePlans.at) })
    .from(pagePlans)
    .where(isNull(pagePlans.doneAt))
    .groupBy(pagePlans.pageId);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}

/** All in which a page can be used. */
export const readSite = async (db: Queryable): Promise<Site> => ({
  pages: await readPageStates(db),
  redirects: await readRedirects(db),
  ...(await readPlaces(db)),
});

/** What besides pages leads to pages. */
export async function readPlaces(db: Queryable): Promise<Pick<Site, "settings" | "promotions">> {
  return {
    settings: (await readSettings(db)).settings,
    promotions: await db.select({ bannerKey: promotions.bannerKey, banner: promotions.banner }).from(promotions),
  };
}

export const archive = (db: Queryable, id: string, archivedAt: Date | null) =>
  db
    .update(pages)
    .set({ archivedAt, updatedAt: sql`now()` })
    .where(eq(pages.id, id));
