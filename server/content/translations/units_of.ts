import type { TranslationUnit } from "../../../schemas/api/translations";
import type { Language } from "../../../schemas/language";
import type { Page, Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { everySection } from "../../../src/layout/every_section";
import {
  type TranslatedText,
  translationsOf,
  translationsOfPageItself,
} from "../../../src/layout/translations/translation_states";
import { upgrade } from "../../../src/layout/upgrade";

/** The page with props of the newest versions: only in those texts are found. */
export const newestOf = (page: Page): Page => {
  const sections = upgrade(page.sections, registry);
  return sections === page.sections ? page : { ...page, sections };
};

/** Every text of a page that has English words, with how far a language is. */
export function unitsOf(page: Page, language: Language): TranslationUnit[] {
  const unit = (section: Section | null, { path, kind, texts, states, was }: TranslatedText): TranslationUnit => ({
    pageId: page.id,
    pageTitle: page.title,
    sectionId: section?.id ?? null,
    sectionName: section?.name ?? "",
    type: section?.type ?? null,
    path: [...path],
    kind,
    texts: texts as Record<string, string>, // what is not there has no key
    state: states[language] ?? "done",
    was: was[language] ?? null,
  });
  return [
    ...translationsOfPageItself(page).map((text) => unit(null, text)),
    ...everySection(page.sections).flatMap((section) => translationsOf(section, registry).map((text) => unit(section, text))),
  ];
}
