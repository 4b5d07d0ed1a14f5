import type { TFunction } from "i18next";
import type { Page } from "../../../schemas/page";
import type { Language } from "../../../schemas/text";
import { diffSection } from "../../core/diff";
import type { Conflict, Versions } from "../../core/merge_types";
import { find, placeOf } from "../../core/tree";
import { changeSentences } from "../../explain/change_words";
import { fieldWords, valueWords } from "../../explain/value_words";
import { pageName } from "../../workplace/page_name";

interface Words {
  /** What it is about: "Harbour lights: Heading, English". */
  subject: string;
  mine: string;
  theirs: string;
}

/** What two people made of the same thing, to be read side by side. */
export function conflictWords(t: TFunction, conflict: Conflict, { base, mine, theirs }: Versions, language: Language): Words {
  switch (conflict.kind) {
    case "value": {
      const section = conflict.id === null ? null : find(mine.sections, conflict.id);
      const name = section ? section.name : pageName(mine, language);
      const words = (value: unknown) => valueWords(t, value, conflict.path, language);
      const subject = `${name}: ${fieldWords(t, section, conflict.path, language)}`;
      return { subject, mine: words(conflict.mine), theirs: words(conflict.theirs) };
    }
    case "removed": {
      const { section, by } = conflict;
      const before = find(base.sections, section.id);
      const changes = before ? changeSentences(t, diffSection(before, section), language, 3).join(", ") : "";
      const kept = t("saving.kept_with", { changes: changes || section.name });
      const removed = t("saving.removed");
      return { subject: section.name, mine: by === "mine" ? removed : kept, theirs: by === "mine" ? kept : removed };
    }
    case "place": {
      const words = (page: Page) => placeWords(t, page, conflict.section.id);
      return { subject: conflict.section.name, mine: words(mine), theirs: words(theirs) };
    }
    case "page":
      return { subject: t("saving.whole_page"), mine: t("saving.whole_page_text"), theirs: t("saving.whole_page_text") };
  }
}

function placeWords(t: TFunction, { sections }: Page, id: string): string {
  const place = placeOf(sections, id);
  if (!place) return t("saving.removed");
  const position = place.index + 1;
  const parent = place.parent === null ? null : find(sections, place.parent);
  return parent ? t("saving.place", { parent: parent.name, position }) : t("saving.place_top", { position });
}
