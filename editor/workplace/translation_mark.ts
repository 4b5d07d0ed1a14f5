import type { Section } from "../../schemas/page";
import type { Language } from "../../schemas/text";
import { registry } from "../../sections/registry";
import { targetLanguages, translationsOf } from "../../src/layout/translations/translation_states";

export interface TranslationMark {
  state: "outdated" | "missing";
  languages: readonly Language[];
}

const known = new WeakMap<Section, { language: Language; mark: TranslationMark | null }>(); // sections never change in place

/** What is to be done in a section for the language that is edited; for English, which languages its changes have left behind. */
export function translationMark(section: Section, language: Language): TranslationMark | null {
  const before = known.get(section);
  if (before?.language === language) return before.mark;
  const mark = markOf(section, language);
  known.set(section, { language, mark });
  return mark;
}

function markOf(section: Section, language: Language): TranslationMark | null {
  if (!section.translated && !targetLanguages.includes(language)) return null; // nothing is kept that an English text could have left behind
  const texts = translationsOf(section, registry);
  const languages = targetLanguages.includes(language) ? [language] : targetLanguages;
  const outdated = languages.filter((one) => texts.some(({ states }) => states[one] === "outdated"));
  if (outdated.length > 0) return { state: "outdated", languages: outdated };
  const isMissing = languages.length === 1 && texts.some(({ states }) => states[language] === "missing");
  return isMissing ? { state: "missing", languages } : null;
}
