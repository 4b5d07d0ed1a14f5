import type { Language } from "../../schemas/language";
import type { WordsInTwo } from "./words_in_two";

const words: Record<Language, () => Promise<WordsInTwo>> = {
  da: () => import("virtual:words/site/da"),
  de: () => import("virtual:words/site/de"),
  en: () => import("virtual:words/site/en"),
  es: () => import("virtual:words/site/es"),
  fi: () => import("virtual:words/site/fi"),
  no: () => import("virtual:words/site/no"),
  pt: () => import("virtual:words/site/pt"),
};

/** The words that every page of the site has, in one language, as they are written, with what brings the others. */
export const fetchSiteWords = (language: Language) => words[language]();
