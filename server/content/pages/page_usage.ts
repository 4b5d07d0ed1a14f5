import type { PageUsage, PageUser } from "../../../schemas/api/page_addresses";
import type { Page, Section } from "../../../schemas/page";
import type { SiteSettings } from "../../../schemas/settings";
import { registry } from "../../../sections/registry";
import { addressesIn, countLinks, pageFinder } from "../../../src/layout/page_links";
import type { PageState } from "./site";
import type { Site } from "./site";

/** Where a page is used, by the newest drafts and by what visitors see. */
export function usageOf(
  id: string,
  { pages, redirects, settings, promotions }: Site,
  pageAt = pageFinder(routesOf(pages)),
): PageUsage {
  const others = pages.filter((page) => page.id !== id);
  const leadsHere = (address: string) => pageAt(address) === id;
  const using = (count: (page: Page) => number): PageUser[] =>
    others.flatMap(({ id: other, draft, published }) => {
      const [inDraft, live] = [count(draft), published ? count(published) : 0];
      if (inDraft + live === 0) return [];
      const { route, title } = draft;
      return [{ id: other, route, title, count: Math.max(inDraft, live), inDraft: inDraft > 0, isLive: live > 0 }];
    });
  const links = (value: unknown) => addressesIn(value).some(leadsHere);
  return {
    nestedIn: using((page) => countNested(page.sections, id)),
    linkedFrom: using((page) => countLinks(page, leadsHere)),
    menus: menus.filter(([, of]) => links(of(settings))).map(([name]) => name),
    promotions: promotions.filter(({ banner }) => links(banner)).map(({ bannerKey }) => bannerKey),
    redirects: redirects.filter(({ pageId }) => pageId === id).map(({ route }) => route),
  };
}

type Menu = PageUsage["menus"][number];

const menus: [name: Menu, of: (settings: SiteSettings) => unknown][] = [
  ["top", ({ topNavigation }) => topNavigation],
  ["side", ({ sideNavigation }) => sideNavigation],
  ["bottom", ({ bottomBar }) => bottomBar],
  ["footer", ({ footerColumns, footerText, legalText }) => [footerColumns, footerText, legalText]],
  ["system", ({ pageAddresses }) => pageAddresses],
];

/** Where pages are: the addresses on the site, and for those that are not there the ones they would have. */
export const routesOf = (pages: readonly PageState[]) =>
  pages
    .filter(({ archivedAt }) => archivedAt === null)
    .flatMap(({ id, draft, published }) => {
      const routes = new Set([published?.route ?? draft.route, draft.route]);
      return [...routes].map((route) => ({ id, route }));
    });

export const countNested = (sections: readonly Section[], id: string): number =>
  sections.reduce(
    (sum, section) => sum + (registry.nestedPageOf(section) === id ? 1 : 0) + countNested(section.sections ?? [], id),
    0,
  );

/** The ids of the pages that a page shows in place. */
export function shownBy(page: Page): ReadonlySet<string> {
  const found = { nested: new Set<string>(), addresses: new Set<string>() };
  namedBy(page, found);
  return found.nested;
}

/** The pages that sections show in place, and the addresses that they link to. */
export function namedBy(page: Page, found: { nested: Set<string>; addresses: Set<string> }) {
  const read = (section: Section) => {
    const nested = registry.nestedPageOf(section);
    if (nested !== null) found.nested.add(nested);
    for (const address of addressesIn(section.props)) found.addresses.add(address);
    section.sections?.forEach(read);
  };
  page.sections.forEach(read);
}
