import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { Finding } from "../../../schemas/finding";
import type { Page } from "../../../schemas/page";
import type { SiteSettings } from "../../../schemas/settings";
import { blocks } from "../../../src/layout/check/check_page";
import type { CheckedSite } from "../../../src/layout/check/site_facts";
import { isCopied } from "../../../src/layout/page_use";
import { HttpError, notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { lockPage, readRevision, setPublished } from "./queries";
import { checkOnSite, readStockedSite } from "./check_on_site";
import { refuseHarm } from "./refuse_harm";
import { pageNotes } from "./tables";

export interface WantedPublication {
  id: string;
  author: string | null;
  /** By a plan, not by hand. */
  isPlanned: boolean;
}

/** An answer names no more than these; the check of the editor has them all. */
const mostFindings = 200;

/**
 * Puts a revision on the site, where the check lets it. One publish at a time: each is checked against the site that it
 * joins, as the settings and the database have it, or as the caller is about to make it.
 */
export async function publishPage(
  tx: Queryable,
  { id, revision, author, isPlanned }: WantedPublication & { revision: number },
  site: SiteSettings | CheckedSite,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pages.publish'))`);
  const page = await readPublishable(tx, { id, revision });
  const checked = "pages" in site ? site : await readStockedSite(tx, site);
  requireCheck(page, checked);
  refuseHarm(page, checked);
  await setPublished(tx, id, { revision, route: page.route }, { author, isPlanned });
  const isAnswered = and(eq(pageNotes.pageId, id), eq(pageNotes.kind, "publish_request"), lte(pageNotes.revision, revision));
  await tx
    .update(pageNotes)
    .set({ doneAt: sql`now()` })
    .where(and(isAnswered, isNull(pageNotes.doneAt)));
}

/** The revision of a page that is there and not put away; the page's row is held until the transaction ends. */
export async function readPublishable(tx: Queryable, { id, revision }: { id: string; revision: number }): Promise<Page> {
  const row = await lockPage(tx, id);
  if (!row) throw notFound("page", "page.not_found");
  if (row.archivedAt) throw new HttpError(409, "page.archived", "The page is archived. Bring it back first.");
  const page = await readRevision(tx, id, revision);
  if (!page) throw notFound("revision", "page.revision_not_found");
  if (isCopied(page)) throw new HttpError(422, "page.is_block", "Blocks and presets are copied into pages and never published.");
  return page;
}

/** Refuses where the check finds what stops a publish, and names it. */
export function requireCheck(page: Page, site: CheckedSite): void {
  const findings = checkOnSite(page, site).findings.filter(blocks);
  if (findings.length === 0) return;
  const message = `The check of ${page.id} found what stops a publish: ${wordsOf(findings)}`;
  throw new HttpError(422, "page.check_failed", message, { data: { findings: findings.slice(0, mostFindings) } });
}

function wordsOf(findings: readonly Finding[]): string {
  const named = findings
    .slice(0, 5)
    .map(({ code, section, path }) => `${code} at ${[section?.id, ...path].filter(Boolean).join(".")}`);
  return findings.length > named.length ? `${named.join(", ")} and ${findings.length - named.length} more` : named.join(", ");
}

/** Takes a page off the site; its drafts stay. */
export async function unpublishPage(tx: Queryable, { id, author, isPlanned }: WantedPublication): Promise<void> {
  const row = await lockPage(tx, id);
  if (!row) throw notFound("page", "page.not_found");
  if (row.publishedRevision !== null) await setPublished(tx, id, null, { author, isPlanned });
}
