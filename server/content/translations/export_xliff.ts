import { type Language, textIn } from "../../../schemas/language";
import type { Page } from "../../../schemas/page";
import { notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { readDraft } from "../pages/queries";
import { readDraftsAfter } from "./list_translations";
import { readSiteId, unitIdOf } from "./plan_xliff";
import { newestOf, unitsOf } from "./units_of";
import { writeXliff, type XliffPage } from "./write_xliff";

const batch = 100;

/** A page's texts, or all pages', with their translations in a language. */
export async function exportXliff(db: Queryable, { language, pageId }: { language: Language; pageId?: string | undefined }) {
  const siteId = await readSiteId(db);
  const pages: XliffPage[] = [];
  if (pageId !== undefined) {
    const draft = await readDraft(db, pageId);
    if (!draft) throw notFound("page", "page.not_found");
    pages.push(xliffPageOf(newestOf(draft.page), language));
  } else {
    for (let after = "", more = true; more;) {
      const drafts = await readDraftsAfter(db, after, batch);
      pages.push(...drafts.map(({ page }) => xliffPageOf(newestOf(page), language)));
      after = drafts.at(-1)?.page.id ?? after;
      more = drafts.length === batch;
    }
  }
  return { name: `${pageId ?? "site"}.${language}.xlf`, xliff: writeXliff({ siteId, language, pages }) };
}

function xliffPageOf(page: Page, language: Language): XliffPage {
  const title = typeof page.title === "string" ? page.title : textIn(page.title, "en");
  return {
    id: page.id,
    note: `${title} ${page.route}`,
    units: unitsOf(page, language).map((unit) => ({
      id: unitIdOf(unit),
      kind: unit.kind,
      note: [unit.sectionName, unit.path.filter((key) => key !== "props").join(" › ")].filter(Boolean).join(": "),
      source: unit.texts["en"] ?? "",
      target: unit.state === "missing" ? null : (unit.texts[language] ?? null),
      state: unit.state,
    })),
  };
}
