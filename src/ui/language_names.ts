import type { Language } from "../../schemas/text";

/** Every language by its own name, whatever the language of the page. */
export const languageNames: Record<Language, string> = {
  da: "Dansk",
  de: "Deutsch",
  en: "English",
  es: "Español",
  fi: "Suomi",
  no: "Norsk",
  pt: "Português",
};

/** The country whose flag stands for a language; English shows the British one (L-2.94). */
export const languageFlags: Record<Language, string> = {
  da: "DK",
  de: "DE",
  en: "GB",
  es: "ES",
  fi: "FI",
  no: "NO",
  pt: "PT",
};
