/** The content languages, exactly these (L-1.12). */
export const languages = ["da", "de", "en", "es", "fi", "no", "pt"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en";

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

const locales: Record<Language, string> = { da: "da", de: "de", en: "en", es: "es", fi: "fi", no: "nb", pt: "pt-PT" };

/** The locale that a language is written in; by our own codes Intl takes Portuguese for Brazil's. */
export const localeOf = (language: Language) => locales[language];

/** Text per language (S-0.04). */
export type Text = { [L in Language]?: string | undefined };

/** The text in a language, else in English (L-9.35), else in any language that has one. */
export function textIn(value: Text | undefined, wanted: Language): string {
  if (!value) return "";
  return value[wanted] || value[defaultLanguage] || Object.values(value).find(Boolean) || "";
}
