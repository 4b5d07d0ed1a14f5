import type { Language } from "../../schemas/text";

const names = new Map<Language, Intl.DisplayNames>();

/** A country's name in a language; its code where there is none. */
export function countryName(code: string, language: Language): string {
  const inLanguage = names.get(language) ?? new Intl.DisplayNames([language === "no" ? "nb" : language], { type: "region" });
  names.set(language, inLanguage);
  return inLanguage.of(code) ?? code;
}
