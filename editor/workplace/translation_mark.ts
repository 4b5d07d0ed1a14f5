import type { Section } from "../../schemas/page";
import type { Language } from "../../schemas/text";
import { registry } from "../../sections/registry";
import { targetLanguages, translationsOf } from "../../src/layout/translations/translation_states";

export interface TranslationMark {
  state: "outdated" | "missing";
  languages: readonly Language[];
}

/** What is to be done in a section for the language that is edited; for English, which languages its changes have left behind. */
export function translationMark(section: Section, language: Language): TranslationMark | null {
  const texts = translationsOf(section, registry);
  const languages = targetLanguages.includes(language) ? [language] : targetLanguages;
  const outdated = languages.filter((one) => texts.some(({ states }) => states[one] === "outdated"));
  if (outdated.length > 0) return { state: "outdated", languages: outdated };
  const isMissing = languages.length === 1 && texts.some(({ states }) => states[language] === "missing");
  return isMissing ? { state: "missing", languages } : null;
}
