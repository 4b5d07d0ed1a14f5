import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { TranslationUnit } from "../../../schemas/api/translations";
import { defaultLanguage, type Language } from "../../../schemas/language";
import type { TranslationFilter } from "../../../schemas/xliff";
import type { Page } from "../../../schemas/page";
import { wordsIn } from "../../../src/layout/words_in";
import type { Queryable } from "../../platform/plugins/database";
import type { PageFacts } from "../pages/page_facts";
import { listPageRows } from "../pages/queries";
import { pageRevisions, pages } from "../pages/tables";
import { newestOf, unitsOf } from "./units_of";

/** An answer ends with the page that brings it to so many texts. */
const atOnce = 200;
/** So many pages are in memory at once. */
const batch = 50;

interface Wanted {
  language: Language;
  filter: TranslationFilter;
  text?: string | undefined;
  after?: string | undefined;
}

/** Drafts of pages that are not archived, by id. */
export async function readDraftsAfter(db: Queryable, after: string, most: number): Promise<{ page: Page; revision: number }[]> {
  return db
    .select({ page: pageRevisions.page, revision: pages.revision })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.pageId, pages.id), eq(pageRevisions.revision, pages.revision)))
    .where(and(isNull(pages.archivedAt), gt(sql`${pages.id} collate "C"`, after)))
    .orderBy(asc(sql`${pages.id} collate "C"`))
    .limit(most);
}

/** The texts of all pages that a filter lets through, page by page. */
export async function listTranslations(db: Queryable, { language, filter, text = "", after = "" }: Wanted) {
  const units: TranslationUnit[] = [];
  let last = after;
  for (;;) {
    const drafts = await readDraftsAfter(db, last, batch);
    for (const { page } of drafts) {
      units.push(...unitsOf(newestOf(page), language).filter((unit) => fits(unit, { language, filter, text })));
      last = page.id;
      if (units.length >= atOnce) return { units, after: last };
    }
    if (drafts.length < batch) return { units, after: null };
  }
}

function fits(
  { state, texts }: TranslationUnit,
  { language, filter, text }: Required<Pick<Wanted, "language" | "filter" | "text">>,
) {
  if (filter === "to_do" ? state === "done" : filter !== "all" && state !== filter) return false;
  const wanted = text.toLowerCase();
  return (
    wanted === "" ||
    [texts[defaultLanguage], texts[language]].some((one) => one !== undefined && wordsIn(one).toLowerCase().includes(wanted))
  );
}

/** How far each language is over all pages, of which only those are read that no list has read yet. */
export async function countTranslations(db: Queryable, facts: PageFacts, languages: readonly Language[]) {
  const rows = await listPageRows(db);
  await facts.prepare(db, rows);
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
      const counts = { language, total: 0, outdated: 0, missing: 0 };
      for (const { id, revision } of rows) {
        const of = facts.of(id, revision)?.translations.find((each) => each.language === language);
        counts.total += of?.total ?? 0;
        counts.outdated += of?.outdated ?? 0;
        counts.missing += of?.missing ?? 0;
      }
      return counts;
    });
}
