import { asc } from "drizzle-orm";
import { mostSiteFindings, type SiteFinding } from "../../../schemas/api/page_check";
import type { Finding } from "../../../schemas/finding";
import type { SiteSettings } from "../../../schemas/settings";
import { type Around, checkAround } from "../../../src/layout/check/check_alone";
import { blocks } from "../../../src/layout/check/check_page";
import { type LinkTarget, targetOf } from "../../../src/layout/check/link_target";
import { warning } from "../../../src/layout/check/subject";
import { pageFinder } from "../../../src/layout/page_links";
import { isCopied } from "../../../src/layout/page_use";
import type { Queryable } from "../../platform/plugins/database";
import { readSettings } from "../settings/queries";
import type { TimedPart } from "./facts_of_page";
import type { PageFacts } from "./page_facts";
import { readRedirects } from "./redirects";
import { readStock } from "./stock";
import { pages } from "./tables";

interface Row {
  id: string;
  route: string;
  revision: number;
  publishedRevision: number | null;
  archivedAt: Date | null;
}

interface Site {
  rows: readonly Row[];
  /** Prepared for these rows. */
  facts: PageFacts;
  settings: SiteSettings;
}

/** What is found on a page's draft: what is kept of it, and what the site of this moment has to say of what it names. */
export async function createSiteCheck(db: Queryable, { rows, facts, settings }: Site): Promise<(page: Row) => Finding[]> {
  const [stock, redirects] = await Promise.all([readStock(db, settings), readRedirects(db)]);
  const now = Date.now();
  const isDraft = ({ publishedRevision, archivedAt }: Row) => publishedRevision === null && archivedAt === null;
  const drafts = rows.filter(isDraft).map(({ id, route }) => ({ id, route }));
  const published = rows.flatMap(({ id, publishedRevision }) => {
    const route = facts.of(id, publishedRevision)?.route;
    return route === undefined ? [] : [{ id, route }];
  });
  const pageAt = pageFinder(published);
  const known = new Map([
    ...drafts.map(({ id }) => [id, "draft"] as const),
    ...published.map(({ id }) => [id, "published"] as const),
  ]);
  const around: Omit<Around, "targetOf"> = {
    stateOf({ kind, id }) {
      const states = stock.get(kind);
      return states && (states.get(id) ?? "missing");
    },
    pageIs: (id) => known.get(id) ?? "missing",
  };

  const targets = new Map<string, LinkTarget>();
  function siteTarget(url: string): LinkTarget {
    if (!url.startsWith("/")) return { kind: "other" };
    const page = pageAt(url); // most lead to a page, which is found without going through all of them
    if (page !== undefined) return { kind: "page", id: page, fragment: "" };
    const target = targets.get(url) ?? targetOf(url, "", { pages: published, redirects, drafts });
    targets.set(url, target);
    return target;
  }

  return ({ id, route, revision, archivedAt }) => {
    const fact = facts.of(id, revision);
    if (!fact || archivedAt !== null || isCopied({ route })) return [];
    const isOwn = (url: string) => targetOf(url, id, { pages: [{ id, route }], redirects: [], drafts: [] }).kind === "page";
    const leadsTo: Around["targetOf"] = (url) => {
      const target = siteTarget(url);
      const isDead = target.kind === "draft" || target.kind === "nowhere";
      return isDead && isOwn(url) ? { kind: "page", id, fragment: "" } : target;
    };
    return [
      ...fact.check.findings,
      ...checkAround(fact.check, { ...around, targetOf: leadsTo }),
      ...fact.timed.flatMap((part) => overAt(part, now)),
    ];
  };
}

/** What nobody sees any more because its own schedule is over. */
function overAt({ section: id, name, type, path, schedules }: TimedPart, now: number): Finding[] {
  const endAt = schedules.at(-1)?.endAt;
  if (endAt === undefined || Date.parse(endAt) > now) return [];
  const at = path === null ? ["schedule"] : ["props", ...path, "schedule"];
  return [{ ...warning("schedule.over", { path: at }, { endAt }), section: { id, name, type } }];
}

/** Everything that is found on the site's drafts, as far as it is told at once. */
export async function readSiteFindings(db: Queryable, facts: PageFacts): Promise<{ findings: SiteFinding[]; count: number }> {
  const { id, route, revision, publishedRevision, archivedAt } = pages;
  const rows = await db.select({ id, route, revision, publishedRevision, archivedAt }).from(pages).orderBy(asc(pages.id));
  await facts.prepare(db, rows);
  const findingsOf = await createSiteCheck(db, { rows, facts, settings: (await readSettings(db)).settings });
  const all = rows.flatMap((row) => findingsOf(row).map((finding) => ({ ...finding, pageId: row.id })));
  const pressing = all.filter(blocks);
  const others = all.filter((finding) => !blocks(finding));
  return { findings: [...pressing, ...others].slice(0, mostSiteFindings), count: all.length };
}
