import { createHash } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { and, eq, isNull } from "drizzle-orm";
import type { TranslationUnit, XliffPlan } from "../../../schemas/api/translations";
import { defaultLanguage, type Language } from "../../../schemas/language";
import type { Page } from "../../../schemas/page";
import type { WrittenTranslation } from "../../../src/layout/translations/write_translations";
import type { Queryable } from "../../platform/plugins/database";
import { pageRevisions, pages } from "../pages/tables";
import { codesOf, htmlOf, type Piece, piecesOf, plainPieces, wordsOf } from "./inline_codes";
import { type ReadUnit, readXliff } from "./read_xliff";
import { XliffProblem } from "./xliff_tags";
import { newestOf, unitsOf } from "./units_of";
import { originalOf } from "./write_xliff";

export interface PlannedImport {
  plan: XliffPlan;
  written: Map<string, WrittenTranslation[]>;
}

const problemsNamed = 200;

/** The id of a text in its page's file. */
export const unitIdOf = ({ sectionId, path }: Pick<TranslationUnit, "sectionId" | "path">) =>
  `${sectionId ?? ""}:${path.join(".")}`;

/** The same for as long as its database lives, and after it was restored; another site has another. */
export async function readSiteId(db: Queryable): Promise<string> {
  const [row] = await db.select({ first: sql<string | null>`min(${pageRevisions.createdAt})::text` }).from(pageRevisions);
  return createHash("sha256")
    .update(row?.first ?? "")
    .digest("hex")
    .slice(0, 16);
}

async function readDrafts(db: Queryable, ids: readonly string[]): Promise<Map<string, Page>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ page: pageRevisions.page })
    .from(pages)
    .innerJoin(pageRevisions, and(eq(pageRevisions.pageId, pages.id), eq(pageRevisions.revision, pages.revision)))
    .where(and(inArray(pages.id, [...ids]), isNull(pages.archivedAt)));
  return new Map(rows.map(({ page }) => [page.id, newestOf(page)]));
}

/** What a file would change, and what of it has no place here. Fails with `XliffProblem`; nothing is written. */
export async function planXliff(db: Queryable, xliff: string): Promise<PlannedImport> {
  const { language, units } = readXliff(xliff);
  const siteId = await readSiteId(db);
  const strange = units.find(({ pageId, original }) => original !== originalOf(siteId, pageId));
  if (strange) throw new XliffProblem("other_site", null, "The file is of another site.");
  const byPage = Map.groupBy(units, ({ pageId }) => pageId);
  const drafts = await readDrafts(db, [...byPage.keys()]);
  const planned: PlannedImport = {
    plan: { language, pages: [], problems: [], problemCount: 0, fingerprint: "" },
    written: new Map(),
  };
  const state = createHash("sha256").update(language);
  for (const [id, own] of byPage) {
    const page = drafts.get(id);
    if (page) state.update(JSON.stringify(planPage(planned, { page, language, units: own })));
    else for (const unit of own) addProblem(planned.plan, "page_unknown", unit);
  }
  planned.plan.fingerprint = state.digest("hex").slice(0, 32);
  return planned;
}

function addProblem(plan: XliffPlan, code: XliffPlan["problems"][number]["code"], { pageId, id }: ReadUnit) {
  plan.problemCount += 1;
  if (plan.problems.length < problemsNamed) plan.problems.push({ code, where: `${pageId} ${id}` });
}

/** The pieces of a text as they come back from a file, so that what is the same there is the same here. */
const readAs = (kind: TranslationUnit["kind"], text: string): Piece[] => (kind === "rich" ? piecesOf(text) : plainPieces(text));
const writeAs = (kind: TranslationUnit["kind"], pieces: readonly Piece[]) => (kind === "rich" ? htmlOf(pieces) : wordsOf(pieces));

function planPage(
  { plan, written }: PlannedImport,
  { page, language, units }: { page: Page; language: Language; units: readonly ReadUnit[] },
) {
  const here = unitsOf(page, language);
  const byId = new Map(here.map((unit) => [unitIdOf(unit), unit]));
  const counts = { id: page.id, title: page.title, route: page.route, added: 0, changed: 0, confirmed: 0, same: 0, stale: 0 };
  const writes: WrittenTranslation[] = [];
  for (const unit of units) {
    const found = findUnit(unit, { byId, here });
    if (!found) {
      addProblem(plan, "text_unknown", unit);
      continue;
    }
    if (unit.target === null || wordsOf(unit.target).trim() === "") {
      if (unit.isDone) addProblem(plan, "no_words", unit);
      continue;
    }
    const { sectionId, path, kind, texts, state } = found;
    const [english, before] = [texts[defaultLanguage] ?? "", texts[language]];
    const [source, text] = [writeAs(kind, unit.source), writeAs(kind, unit.target)];
    const isStale = source !== writeAs(kind, readAs(kind, english));
    const isSame = before !== undefined && text === writeAs(kind, readAs(kind, before));
    if (isSame && (isStale || state === "done" || !unit.isDone)) {
      counts.same += 1;
      continue;
    }
    if (kind === "rich" && codesOf(unit.target).join("\n") !== codesOf(unit.source).join("\n"))
      addProblem(plan, "markup_differs", unit);
    if (isSame) counts.confirmed += 1;
    else counts[before === undefined ? "added" : "changed"] += 1;
    if (isStale) counts.stale += 1;
    writes.push({ sectionId, path, source: isStale ? source : english, text: isSame ? before : text });
  }
  plan.pages.push(counts);
  if (writes.length > 0) written.set(page.id, writes);
  return [counts, writes];
}

/** Where a text is by its id; one whose list was put in another order is known by its English. */
function findUnit(unit: ReadUnit, { byId, here }: { byId: Map<string, TranslationUnit>; here: readonly TranslationUnit[] }) {
  const isIt = (one: TranslationUnit) =>
    writeAs(one.kind, unit.source) === writeAs(one.kind, readAs(one.kind, one.texts[defaultLanguage] ?? ""));
  const named = byId.get(unit.id);
  if (named && isIt(named)) return named;
  const sectionId = unit.id.slice(0, unit.id.indexOf(":")) || null;
  return here.find((one) => one.sectionId === sectionId && isIt(one)) ?? named;
}
