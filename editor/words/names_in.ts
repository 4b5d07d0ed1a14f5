import type { Language } from "../../schemas/text";
import { editorLocale } from "./editor_locale";

/** One of each for a language: to make one takes a hundred times as long as to ask it. */
function keep<Made>(make: (locale: string) => Made) {
  const known = new Map<Language, Made>();
  return (language: Language): Made => {
    const made = known.get(language) ?? make(editorLocale(language));
    known.set(language, made);
    return made;
  };
}

const languageNames = keep((locale) => new Intl.DisplayNames(locale, { type: "language" }));
const regionNames = keep((locale) => new Intl.DisplayNames(locale, { type: "region" }));
const lists = keep((locale) => new Intl.ListFormat(locale));

/** What a language is called in another. */
export const languageName = (one: string, language: Language) => languageNames(language).of(one) ?? one;

/** What a country is called; a code that can not be one stays as it is. */
export const countryName = (code: string, language: Language) =>
  /^[A-Z]{2}$/.test(code) ? (regionNames(language).of(code) ?? code) : code;

/** "Norwegian, Finnish and German". */
export const listWords = (words: readonly string[], language: Language) => lists(language).format(words);
