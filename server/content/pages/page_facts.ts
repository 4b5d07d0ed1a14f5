import { sql } from "drizzle-orm";
import type { PageTranslations } from "../../../schemas/api/page_addresses";
import type { Page } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { countChanges } from "../../../src/layout/count_changes";
import { everySection } from "../../../src/layout/every_section";
import { countStates, translationsOf, translationsOfPageItself } from "../../../src/layout/translations/translation_states";
import { upgrade } from "../../../src/layout/upgrade";
import type { Queryable } from "../../platform/plugins/database";
import { namedBy } from "./page_usage";
import { pageRevisions } from "./tables";

const shared = new WeakMap<object, PageFacts>();

/** The facts that all lists of a process go by. */
export function sharedFacts(app: object): PageFacts {
  const facts = shared.get(app) ?? createPageFacts();
  shared.set(app, facts);
  return facts;
}

/** What a list of pages needs of a revision besides what its row says. */
export interface RevisionFacts {
  route: string;
  /** The types of its sections, each once. */
  types: readonly string[];
  /** The pages that it shows in place. */
  nested: readonly string[];
  /** The addresses that it links to. */
  addresses: readonly string[];
  /** How far each language is in its texts. */
  translations: readonly (PageTranslations & { total: number })[];
}

interface Wanted {
  id: string;
  revision: number;
  publishedRevision: number | null;
}

/** So many pages are in memory at once while they are read. */
const batch = 100;

export type PageFacts = ReturnType<typeof createPageFacts>;

/**
 * Facts of revisions, which never change once they are saved: each is read once per process, so that a list of
 * thousands of pages costs what has been saved since the last one.
 */
function createPageFacts() {
  let facts = new Map<string, RevisionFacts>();
  let changes = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve(); // one at a time: the second finds what the first has read

  async function read(db: Queryable, pages: readonly Wanted[]) {
    const [kept, counted] = [facts, changes];
    facts = new Map();
    changes = new Map();
    const missing: Wanted[] = [];
    for (const page of pages) {
      const all = keysOf(page).map((key) => [key, kept.get(key)] as const);
      const count = counted.get(changeKey(page));
      const isKnown = all.every(([, fact]) => fact !== undefined) && (count !== undefined || !isAhead(page));
      if (!isKnown) missing.push(page);
      for (const [key, fact] of all) if (fact) facts.set(key, fact);
      if (count !== undefined) changes.set(changeKey(page), count);
    }
    for (let at = 0; at < missing.length; at += batch) await load(db, missing.slice(at, at + batch));
  }

  async function load(db: Queryable, pages: readonly Wanted[]) {
    const wanted = pages.flatMap(({ id, revision, publishedRevision }) =>
      [...new Set([revision, publishedRevision])].flatMap((one) => (one === null ? [] : [sql`(${id}, ${one}::integer)`])),
    );
    const rows = await db
      .select({ id: pageRevisions.pageId, revision: pageRevisions.revision, page: pageRevisions.page })
      .from(pageRevisions)
      .where(sql`(${pageRevisions.pageId}, ${pageRevisions.revision}) in (${sql.join(wanted, sql`, `)})`);
    const byKey = new Map(rows.map(({ id, revision, page }) => [keyOf(id, revision), page]));
    for (const [key, page] of byKey) facts.set(key, factsOf(page));
    for (const page of pages) {
      const [draft, live] = keysOf(page).map((key) => byKey.get(key));
      if (isAhead(page) && draft && live) changes.set(changeKey(page), countChanges(live, draft));
    }
  }

  return {
    /** Reads what is not known yet of pages, and forgets what nobody lists any more. */
    prepare(db: Queryable, pages: readonly Wanted[]): Promise<void> {
      const next = turn.then(() => read(db, pages));
      turn = next.catch(() => {});
      return next;
    },
    of: (id: string, revision: number | null) => (revision === null ? undefined : facts.get(keyOf(id, revision))),
    /** How much a page's draft differs from what is on the site. */
    changesOf: (page: Wanted) => (isAhead(page) ? (changes.get(changeKey(page)) ?? 0) : 0),
  };
}

const keyOf = (id: string, revision: number) => `${id} ${revision}`;
const keysOf = ({ id, revision, publishedRevision }: Wanted) =>
  [revision, publishedRevision].flatMap((one) => (one === null ? [] : [keyOf(id, one)]));
const changeKey = ({ id, revision, publishedRevision }: Wanted) => `${id} ${publishedRevision} ${revision}`;
const isAhead = ({ revision, publishedRevision }: Wanted) => publishedRevision !== null && publishedRevision !== revision;

function factsOf(page: Page): RevisionFacts {
  const found = { nested: new Set<string>(), addresses: new Set<string>() };
  namedBy(page, found);
  const types = new Set(everySection(page.sections).map(({ type }) => type));
  return {
    route: page.route,
    types: [...types].toSorted(),
    nested: [...found.nested],
    addresses: [...found.addresses],
    translations: translationsIn(page),
  };
}

function translationsIn(page: Page): RevisionFacts["translations"] {
  const sections = everySection(upgrade(page.sections, registry));
  const texts = [...translationsOfPageItself(page), ...sections.flatMap((section) => translationsOf(section, registry))];
  return [...countStates(texts)].map(([language, counts]) => ({ language, ...counts }));
}
