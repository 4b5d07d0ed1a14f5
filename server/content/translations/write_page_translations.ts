import type { Language } from "../../../schemas/language";
import type { Page } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { type WrittenTranslation, writeTranslations } from "../../../src/layout/translations/write_translations";
import { notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { insertRevision, lockPage, readDraft } from "../pages/queries";
import { sanitizePage } from "../pages/sanitize_props";
import { newestOf } from "./units_of";

interface Wish {
  id: string;
  language: Language;
  written: readonly WrittenTranslation[];
  author: string | null;
  origin?: "import" | undefined;
}

/** Writes translations into a page's newest draft, within a transaction; nothing is saved where nothing changes. */
export async function writePageTranslations(tx: Queryable, { id, language, written, author, origin }: Wish): Promise<number> {
  const row = await lockPage(tx, id);
  const draft = row && (await readDraft(tx, id));
  if (!row || !draft) throw notFound("page", "page.not_found");
  const before: Page = newestOf(draft.page);
  const page = writeTranslations(before, language, written, registry);
  if (page === before) return row.revision;
  const revision = row.revision + 1;
  await insertRevision(tx, { page: sanitizePage(page), revision, author, ...(origin && { origin }) });
  return revision;
}
