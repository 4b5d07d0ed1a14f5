import type { ListedPage } from "../../../schemas/api/page_addresses";
import { matchRoute, splitLocale } from "../../../src/layout/match_route";
import { addressesIn } from "../../../src/layout/page_links";
import { countChanges } from "../../../src/layout/count_changes";
import type { PageState } from "./site";
import { namedBy, routesOf } from "./page_usage";
import type { Site } from "./site";

/** Every page with what is known of its state and its use, read in one go over the whole site. */
export function overviewOf({ pages, settings, promotions }: Site, plans: ReadonlyMap<string, Date>): ListedPage[] {
  const routes = routesOf(pages);
  const pageAt = (address: string) => matchRoute(routes, splitLocale(address.split(/[?#]/, 1)[0] ?? "").path)?.page.id;
  const nestedIn = new Map<string, number>();
  const { pageAddresses, ...elsewhere } = settings;
  const system = new Set(addressesIn(pageAddresses).map(pageAt));
  const linked = new Set(addressesIn([elsewhere, promotions.map(({ banner }) => banner)]).map(pageAt));
  for (const { id, draft, published } of pages) {
    const found = { nested: new Set<string>(), addresses: new Set<string>() };
    for (const page of [draft, published]) if (page) namedBy(page, found);
    for (const other of found.nested) if (other !== id) nestedIn.set(other, (nestedIn.get(other) ?? 0) + 1);
    for (const address of found.addresses) {
      const other = pageAt(address);
      if (other !== id) linked.add(other);
    }
  }
  return pages.map((page) => ({
    ...describe(page),
    plannedAt: plans.get(page.id)?.toISOString() ?? null,
    nestedIn: nestedIn.get(page.id) ?? 0,
    isLinked: linked.has(page.id),
    isSystem: system.has(page.id),
  }));
}

function describe({ id, draft, revision, published, publishedRevision, archivedAt, updatedAt }: PageState) {
  const { route, title, sections } = draft;
  return {
    id,
    route,
    title,
    publishedRoute: published?.route ?? null,
    revision,
    publishedRevision,
    changes: published && publishedRevision !== revision ? countChanges(published, draft) : 0,
    archivedAt: archivedAt?.toISOString() ?? null,
    sectionCount: countSections(sections),
    updatedAt: updatedAt.toISOString(),
  };
}

const countSections = (sections: PageState["draft"]["sections"]): number =>
  sections.reduce((sum, { sections: inner = [] }) => sum + 1 + countSections(inner), 0);
