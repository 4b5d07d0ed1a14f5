import { and, eq, sql } from "drizzle-orm";
import { countChanges } from "../../../src/layout/count_changes";
import type { Page } from "../../../schemas/page";
import type { Queryable } from "../../platform/plugins/database";
import { factsOf, factsVersion, type RevisionFacts } from "./facts_of_page";
import { pageFacts, pageRevisions } from "./tables";

const shared = new WeakMap<object, PageFacts>();

/** The facts that all lists of a process go by. */
export function sharedFacts(app: object): PageFacts {
  const facts = shared.get(app) ?? createPageFacts();
  shared.set(app, facts);
  return facts;
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
 * Facts of revisions, which never change once they are saved: each is made once, kept in the database, and read once per
 * process, so that a list of thousands of pages costs what has been saved since the last one.
 */
function createPageFacts() {
  let facts = new Map<string, RevisionFacts>();
  let changes = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve(); // one at a time: the second finds what the first has read

  async function read(db: Queryable, pages: readonly Wanted[]) {
    const [known, counted] = [facts, changes];
    facts = new Map();
    changes = new Map();
    for (const page of pages) {
      for (const key of keysOf(page)) {
        const fact = known.get(key);
        if (fact) facts.set(key, fact);
      }
      const count = counted.get(changeKey(page));
      if (count !== undefined) changes.set(changeKey(page), count);
    }
    await readKept(db, pages.filter(isMissing));
    const missing = pages.filter(isMissing);
    for (let at = 0; at < missing.length; at += batch) await make(db, missing.slice(at, at + batch));
  }

  const isMissing = (page: Wanted) =>
    keysOf(page).some((key) => !facts.has(key)) || (isAhead(page) && !changes.has(changeKey(page)));

  async function readKept(db: Queryable, pages: readonly Wanted[]) {
    if (pages.length === 0) return;
    const rows = await db
      .select()
      .from(pageFacts)
      .where(and(eq(pageFacts.version, factsVersion()), isOneOf(pageFacts, pages)));
    for (const row of rows) {
      facts.set(keyOf(row.pageId, row.revision), row.facts);
      if (row.changedFrom !== null && row.changes !== null)
        changes.set(changeKey({ id: row.pageId, revision: row.revision, publishedRevision: row.changedFrom }), row.changes);
    }
  }

  async function make(db: Queryable, pages: readonly Wanted[]) {
    const rows = await db
      .select({ id: pageRevisions.pageId, revision: pageRevisions.revision, page: pageRevisions.page })
      .from(pageRevisions)
      .where(isOneOf(pageRevisions, pages));
    const byKey = new Map(rows.map(({ id, revision, page }) => [keyOf(id, revision), page]));
    for (const page of pages) {
      const [draft, live] = keysOf(page).map((key) => byKey.get(key));
      if (isAhead(page) && draft && live) changes.set(changeKey(page), countChanges(live, draft));
    }
    const made = rows.map(({ id, revision, page }) => {
      const known = facts.get(keyOf(id, revision)) ?? factsOf(page);
      facts.set(keyOf(id, revision), known);
      const ahead = pages.find((each) => each.id === id && each.revision === revision && isAhead(each));
      const count = ahead && changes.get(changeKey(ahead));
      return { pageId: id, revision, facts: known, changedFrom: ahead?.publishedRevision ?? null, changes: count ?? null };
    });
    await keep(db, made);
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

/** Rows of the drafts of pages, and of what of them is on the site. */
function isOneOf(table: typeof pageFacts | typeof pageRevisions, pages: readonly Wanted[]) {
  const wanted = pages.flatMap(({ id, revision, publishedRevision }) =>
    [...new Set([revision, publishedRevision])].flatMap((one) => (one === null ? [] : [[id, one] as const])),
  );
  const ids = sql.param(wanted.map(([id]) => id));
  const revisions = sql.param(wanted.map(([, revision]) => revision));
  return sql`(${table.pageId}, ${table.revision}) in (select * from unnest(${ids}::text[], ${revisions}::integer[]))`;
}

type Made = Omit<typeof pageFacts.$inferInsert, "version">;

async function keep(db: Queryable, made: readonly Made[]) {
  if (made.length === 0) return;
  const { facts, changedFrom, changes } = pageFacts;
  const version = factsVersion();
  const rows = made.toSorted((a, b) => a.pageId.localeCompare(b.pageId) || a.revision - b.revision); // in one order: two processes may keep the same
  await db
    .insert(pageFacts)
    .values(rows.map((row) => ({ ...row, version })))
    .onConflictDoUpdate({
      target: [pageFacts.pageId, pageFacts.revision],
      set: {
        version,
        facts: sql`excluded.${sql.identifier(facts.name)}`,
        changedFrom: sql`excluded.${sql.identifier(changedFrom.name)}`,
        changes: sql`excluded.${sql.identifier(changes.name)}`,
      },
    });
}

/** Keeps the facts of a revision as it is written, in place of those of earlier drafts. */
export async function keepFacts(db: Queryable, { page, revision }: { page: Page; revision: number }): Promise<void> {
  await db.execute(sql`delete from page_facts f using pages p
    where f.page_id = ${page.id} and p.id = f.page_id and f.revision <> coalesce(p.published_revision, -1)`);
  await keep(db, [{ pageId: page.id, revision, facts: factsOf(page), changedFrom: null, changes: null }]);
}
