import type { PageUsage } from "../../../schemas/api/page_addresses";
import { pageFinder } from "../../../src/layout/page_links";
import type { Queryable } from "../../platform/plugins/database";
import type { PageFacts } from "./page_facts";
import { readPageStates, readPlaces } from "./page_states";
import { usageOf } from "./page_usage";
import { readRedirects } from "./redirects";
import { pages } from "./tables";

/** Where a page is used, or null where there is none: only pages that name it are read, and what no list has read yet. */
export async function readUsage(db: Queryable, facts: PageFacts, id: string): Promise<PageUsage | null> {
  const rows = await db
    .select({
      id: pages.id,
      route: pages.route,
      revision: pages.revision,
      publishedRevision: pages.publishedRevision,
      archivedAt: pages.archivedAt,
    })
    .from(pages)
    .orderBy(pages.id);
  if (!rows.some((row) => row.id === id)) return null;
  await facts.prepare(db, rows);
  const known = rows.map((row) => ({
    ...row,
    states: [facts.of(row.id, row.revision), facts.of(row.id, row.publishedRevision)],
  }));
  const pageAt = pageFinder(
    known.flatMap(({ id: other, route, states: [, live], archivedAt }) =>
      archivedAt ? [] : [...new Set([live?.route ?? route, route])].map((address) => ({ id: other, route: address })),
    ),
  );
  const naming = known.flatMap(({ id: other, states }) =>
    states.some((of) => of?.nested.includes(id) || of?.addresses.some((address) => pageAt(address) === id)) ? [other] : [],
  );
  const site = { pages: await readPageStates(db, naming), redirects: await readRedirects(db), ...(await readPlaces(db)) };
  return usageOf(id, site, pageAt);
}
