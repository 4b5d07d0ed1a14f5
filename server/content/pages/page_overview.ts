import { asc, isNotNull, isNull, sql } from "drizzle-orm";
import type { ListedPage } from "../../../schemas/api/page_addresses";
import type { Finding } from "../../../schemas/finding";
import { blocks } from "../../../src/layout/check/check_page";
import { addressesIn, pageFinder } from "../../../src/layout/page_links";
import { purposeOf } from "../../../src/layout/page_use";
import type { Queryable } from "../../platform/plugins/database";
import type { PageFacts } from "./page_facts";
import { readNextPlans, readPlaces } from "./page_states";
import { createSiteCheck } from "./site_findings";
import { pageNotes, pagePlans, pages } from "./tables";

/** Every page with what is known of its state and its use; of the pages themselves only what no list has read yet. */
export async function readOverview(db: Queryable, facts: PageFacts): Promise<ListedPage[]> {
  const rows = await db
    .select({
      id: pages.id,
      route: pages.route,
      title: pages.title,
      sectionCount: pages.sectionCount,
      revision: pages.revision,
      publishedRevision: pages.publishedRevision,
      archivedAt: pages.archivedAt,
      folder: pages.folder,
      tags: pages.tags,
      updatedAt: pages.updatedAt,
    })
    .from(pages)
    .orderBy(asc(pages.id));
  await facts.prepare(db, rows);
  const [plans, failed, waiting, { settings, promotions }] = await Promise.all([
    readNextPlans(db),
    readFailedPlans(db),
    readWaiting(db),
    readPlaces(db),
  ]);
  const findings = await createSiteCheck(db, { rows, facts, settings });

  const listed = rows.map((row) => ({
    ...row,
    draft: facts.of(row.id, row.revision),
    published: facts.of(row.id, row.publishedRevision),
  }));
  const pageAt = pageFinder(
    listed.flatMap(({ id, route, published, archivedAt }) =>
      archivedAt ? [] : [...new Set([published?.route ?? route, route])].map((address) => ({ id, route: address })),
    ),
  );
  const nestedIn = new Map<string, number>();
  const { pageAddresses, ...elsewhere } = settings;
  const system = new Set(addressesIn(pageAddresses).map(pageAt));
  const linked = new Set(addressesIn([elsewhere, promotions.map(({ banner }) => banner)]).map(pageAt));
  for (const { id, draft, published } of listed) {
    for (const other of new Set([...(draft?.nested ?? []), ...(published?.nested ?? [])]))
      if (other !== id) nestedIn.set(other, (nestedIn.get(other) ?? 0) + 1);
    for (const address of [...(draft?.addresses ?? []), ...(published?.addresses ?? [])]) {
      const other = pageAt(address);
      if (other !== id) linked.add(other);
    }
  }
  return listed.map(({ draft, published, ...row }) => ({
    ...countFindings(findings(row)),
    id: row.id,
    route: row.route,
    use: purposeOf(row),
    title: row.title,
    publishedRoute: published?.route ?? null,
    revision: row.revision,
    publishedRevision: row.publishedRevision,
    changes: facts.changesOf(row),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    folder: row.folder,
    tags: row.tags,
    access: [...(draft?.access ?? [])],
    sectionCount: row.sectionCount,
    updatedAt: row.updatedAt.toISOString(),
    plannedAt: plans.get(row.id)?.toISOString() ?? null,
    hasFailedPlan: failed.has(row.id),
    openRequests: waiting.get(row.id)?.requests ?? 0,
    openRemarks: waiting.get(row.id)?.remarks ?? 0,
    sectionTypes: [...(draft?.types ?? [])],
    translations: (draft?.translations ?? []).flatMap(({ language, outdated, missing }) =>
      outdated + missing > 0 && settings.languages.includes(language) ? [{ language, outdated, missing }] : [],
    ),
    nestedIn: nestedIn.get(row.id) ?? 0,
    isLinked: linked.has(row.id),
    isSystem: system.has(row.id),
  }));
}

function countFindings(findings: readonly Finding[]) {
  const blocking = findings.filter(blocks).length;
  return { blocking, warnings: findings.length - blocking };
}

/** The pages with a plan that could not be carried out. */
async function readFailedPlans(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: pagePlans.pageId })
    .from(pagePlans)
    .where(isNotNull(pagePlans.failure))
    .groupBy(pagePlans.pageId);
  return new Set(rows.map(({ id }) => id));
}

/** How many remarks and requests wait at each page. */
async function readWaiting(db: Queryable) {
  const rows = await db
    .select({
      id: pageNotes.pageId,
      requests: sql<number>`count(*) filter (where ${pageNotes.kind} = 'publish_request')`.mapWith(Number),
      remarks: sql<number>`count(*) filter (where ${pageNotes.kind} = 'remark')`.mapWith(Number),
    })
    .from(pageNotes)
    .where(isNull(pageNotes.doneAt))
    .groupBy(pageNotes.pageId);
  return new Map(rows.map((row) => [row.id, row]));
}
