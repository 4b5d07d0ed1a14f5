import { and, eq, inArray, sql } from "drizzle-orm";
import type { Page } from "../../../schemas/page";
import { purposeOf } from "../../../src/layout/page_use";
import { HttpError } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { shownBy } from "./page_usage";
import { pageRevisions, pages } from "./tables";

/**
 * Refuses a shared section that would hold itself, directly or through drafts that it shows in place. One such save at a
 * time, so that two of them can't close a ring together.
 */
export async function refuseRing(tx: Queryable, page: Page): Promise<void> {
  if (purposeOf(page) !== "shared") return;
  let open = [...shownBy(page)];
  if (open.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pages.shared'))`);
  const seen = new Set<string>();
  while (open.length > 0) {
    if (open.includes(page.id)) throw new HttpError(422, "page.holds_itself", "A shared section cannot hold itself.");
    for (const id of open) seen.add(id);
    const drafts = await readDraftsOf(tx, open);
    open = [...new Set(drafts.flatMap((draft) => [...shownBy(draft)]))].filter((id) => !seen.has(id));
  }
}

async function readDraftsOf(tx: Queryable, ids: readonly string[]): Promise<Page[]> {
  const rows = await tx
    .select({ page: pageRevisions.page })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.pageId, pages.id), eq(pageRevisions.revision, pages.revision)))
    .where(inArray(pages.id, [...ids]));
  return rows.map(({ page }) => page);
}
