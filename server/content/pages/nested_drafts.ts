import type { Page, Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { readDraft } from "./queries";
import type { Queryable } from "../../platform/plugins/database";

/** As deep as pages show pages in place. */
const maxNesting = 3;

/** The drafts of all pages that a page shows in place, and that these show, by id. */
export async function readNestedDrafts(db: Queryable, page: Page): Promise<Map<string, Page>> {
  const drafts = new Map<string, Page>([[page.id, page]]);
  let open = [page];
  for (let depth = 0; depth < maxNesting && open.length > 0; depth += 1) {
    const wanted = [...new Set(open.flatMap(({ sections }) => nestedIn(sections)))].filter((id) => !drafts.has(id));
    const found = await Promise.all(wanted.map((id) => readDraft(db, id)));
    open = found.flatMap((draft) => (draft ? [draft.page] : []));
    for (const one of open) drafts.set(one.id, one);
  }
  return drafts;
}

const nestedIn = (sections: readonly Section[]): string[] =>
  sections.flatMap((section) => [registry.nestedPageOf(section) ?? [], nestedIn(section.sections ?? [])].flat());
