import type { Language } from "../../../schemas/text";

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
