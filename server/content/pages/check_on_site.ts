import type { Page } from "../../../schemas/page";
import type { SiteSettings } from "../../../schemas/settings";
import type { SiteFacts } from "../../../schemas/site_facts";
import { registry } from "../../../sections/registry";
import { type CheckResult, checkPage } from "../../../src/layout/check/check_page";
import { checkedSections } from "../../../src/layout/check/subject";
import { referencesIn } from "../../../src/layout/check/check_references";
import { type CheckedSite, referenceFacts, siteFactsOf } from "../../../src/layout/check/site_facts";
import type { Queryable } from "../../platform/plugins/database";
import { listPageRows, readPublishedPages } from "./queries";
import { readRedirects } from "./redirects";
import { readStock } from "./stock";

/** The site as the check sees it, from the database and not from memory: what is checked must be what is published beside it. */
export async function readCheckedSite(db: Queryable, settings: SiteSettings): Promise<CheckedSite> {
  const pages = await readPublishedPages(db);
  const rows = await listPageRows(db);
  const isDraft = ({ publishedRevision, archivedAt }: (typeof rows)[number]) => publishedRevision === null && archivedAt === null;
  const drafts = rows.filter(isDraft).map(({ id, route }) => ({ id, route }));
  return { settings, pages, drafts, redirects: await readRedirects(db) };
}

/** The same with all that pages can name: for who checks pages whole. */
export const readStockedSite = async (db: Queryable, settings: SiteSettings): Promise<CheckedSite> => ({
  ...(await readCheckedSite(db, settings)),
  stock: await readStock(db, settings),
});

/** The facts that the check of one page needs. */
export const factsFor = (site: CheckedSite, nests: readonly string[]): SiteFacts => siteFactsOf(site, registry, nests);

export function checkOnSite(page: Page, site: CheckedSite, now = new Date()): CheckResult {
  const sections = checkedSections(page.sections, registry);
  const nests = sections.flatMap(({ section }) => registry.nestedPageOf(section) ?? []);
  const references = referenceFacts(site.stock, referencesIn(sections));
  return checkPage(page, { registry, facts: { ...factsFor(site, nests), references }, now: now.toISOString() });
}

/** The site with these pages on it, in place of what it has of them. */
export function withPages(site: CheckedSite, pages: readonly Page[]): CheckedSite {
  const ids = new Set(pages.map(({ id }) => id));
  const isOther = ({ id }: { id: string }) => !ids.has(id);
  return { ...site, pages: [...site.pages.filter(isOther), ...pages], drafts: site.drafts.filter(isOther) };
}
