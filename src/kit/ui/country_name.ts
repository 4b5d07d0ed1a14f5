import { type Language, localeOf } from "../../../schemas/language";

/** A country in the reader's language. The server's and the browser's tables may name it differently: suppress the warning. */
export const countryName = (code: string, language: Language) =>
  new Intl.DisplayNames([localeOf(language)], { type: "region" }).of(code) ?? code;

/** "Germany (Berlin)", the country alone where nothing more is known (L-2.54). */
export function placeName(country: string, subdivision: string | null | undefined, language: Language) {
  const name = countryName(country, language);
  return subdivision ? `${name} (${subdivision})` : name;
}
