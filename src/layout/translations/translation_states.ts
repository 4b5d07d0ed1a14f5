import { purposeOf } from "../page_use";
import type { Page, Section, TranslationFields } from "../../../schemas/page";
import { defaultLanguage, isLanguage, type Language, languages } from "../../../schemas/language";
import type { TextKind } from "../../../schemas/text";
import { fieldsIn } from "../check/props_fields";
import type { CheckRegistry } from "../check/subject";
import { markOf } from "../mark_of";
import { wordsIn } from "../words_in";

/** `outdated`: the English was changed since the translation was made. */
export type TranslationState = "done" | "outdated" | "missing";

/** All that others are translated into. */
export const targetLanguages: readonly Language[] = languages.filter((language) => language !== defaultLanguage);

export type TranslationRegistry = Pick<CheckRegistry, "schemaOf">;

/** A text of a section or of the page itself, in every language that has it. */
export interface TextPlace {
  /** From the section on, as ["props", "title"], or from the page on. */
  path: readonly (string | number)[];
  kind: TextKind;
  texts: Partial<Record<Language, string>>;
}

/** A text with English words, and how far each language is. */
export interface TranslatedText extends TextPlace {
  states: Record<string, TranslationState>;
  /** Of outdated ones: the English that they were made from, where it is kept. */
  was: Partial<Record<Language, string>>;
}

export const isWords = (text: unknown): text is string => typeof text === "string" && wordsIn(text) !== "";

/** What a translation is known by: the same words in two languages are two translations. */
export const translationMark = (language: Language, text: string) => markOf(`${language} ${text}`);

export const pairOf = (english: string, language: Language, text: string) =>
  `${markOf(english)}.${translationMark(language, text)}`;

/** A plain string counts as English; what is no text is left out. */
export function readTexts(value: unknown): TextPlace["texts"] {
  if (typeof value === "string") return { [defaultLanguage]: value };
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([key, text]) => isLanguage(key) && typeof text === "string"));
}

/** The texts of a section's props, in their order. */
export function textsOfSection({ type, props }: Pick<Section, "type" | "props">, registry: TranslationRegistry): TextPlace[] {
  const schema = registry.schemaOf(type);
  if (!schema) return [];
  return fieldsIn(schema, props).flatMap((field) =>
    field.kind === "text" ? [{ path: ["props", ...field.path], kind: field.text, texts: readTexts(field.value) }] : [],
  );
}

/** The page's own title and description. */
export const textsOfPage = ({ title, description }: Pick<Page, "title" | "description">): TextPlace[] => [
  { path: ["title"], kind: "plain", texts: readTexts(title) },
  ...(description === undefined ? [] : [{ path: ["description"], kind: "plain" as const, texts: readTexts(description) }]),
];

/** The marks of the English texts that each translation was made from. */
export function sourcesByTranslation({ translated }: TranslationFields): Map<string, Set<string>> {
  const sources = new Map<string, Set<string>>();
  for (const pair of Object.keys(translated ?? {})) {
    const [english = "", translation = ""] = pair.split(".");
    sources.set(translation, (sources.get(translation) ?? new Set()).add(english));
  }
  return sources;
}

/** A translation that nothing is kept of counts as made from the English that stands beside it. */
export function stateOf(
  { texts }: Pick<TextPlace, "texts">,
  language: Language,
  sources: ReturnType<typeof sourcesByTranslation>,
): TranslationState {
  const [english, text] = [texts[defaultLanguage] ?? "", texts[language]];
  if (!isWords(text)) return "missing";
  const madeFrom = sources.get(translationMark(language, text));
  return !madeFrom || madeFrom.has(markOf(english)) ? "done" : "outdated";
}

function translatedTexts(kept: TranslationFields, places: readonly TextPlace[]): TranslatedText[] {
  const sources = sourcesByTranslation(kept);
  return places.flatMap((place) => {
    if (!isWords(place.texts[defaultLanguage])) return [];
    const states: TranslatedText["states"] = {};
    const was: TranslatedText["was"] = {};
    for (const language of targetLanguages) {
      const state = stateOf(place, language, sources);
      states[language] = state;
      if (state !== "outdated") continue;
      const marks = sources.get(translationMark(language, place.texts[language] ?? "")) ?? [];
      const old = [...marks].map((mark) => kept.sources?.[mark]).find((text) => text !== undefined);
      if (old !== undefined) was[language] = old;
    }
    return [{ ...place, states, was }];
  });
}

const known = new WeakMap<Section, TranslatedText[]>(); // sections never change in place

/** The texts of one section that have English words, without those of the sections that it holds. */
export function translationsOf(section: Section, registry: TranslationRegistry): readonly TranslatedText[] {
  const before = known.get(section);
  if (before) return before;
  const found = translatedTexts(section, textsOfSection(section, registry));
  known.set(section, found);
  return found;
}

export const translationsOfPageItself = (page: Page): TranslatedText[] =>
  purposeOf(page) === null ? translatedTexts(page, textsOfPage(page)) : []; // else its title is a name for its makers

export interface LanguageCounts {
  total: number;
  outdated: number;
  missing: number;
}

/** How far each language is in some texts; without languages that have all. */
export function countStates(texts: Iterable<TranslatedText>, of: readonly Language[] = targetLanguages) {
  const counts = new Map<Language, LanguageCounts>(of.map((language) => [language, { total: 0, outdated: 0, missing: 0 }]));
  for (const { states } of texts) {
    for (const [language, count] of counts) {
      count.total += 1;
      const state = states[language];
      if (state === "outdated" || state === "missing") count[state] += 1;
    }
  }
  return counts;
}
