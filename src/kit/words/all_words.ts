import type { Language } from "../../../schemas/language";

/** In one file each: whoever needs all words needs them at once, and no page of a visitor does. */
const all: Record<Language, () => Promise<{ default: Record<string, unknown> }>> = {
  da: () => import("virtual:words/all/da"),
  de: () => import("virtual:words/all/de"),
  en: () => import("virtual:words/all/en"),
  es: () => import("virtual:words/all/es"),
  fi: () => import("virtual:words/all/fi"),
  no: () => import("virtual:words/all/no"),
  pt: () => import("virtual:words/all/pt"),
};

/** All words that visitors read, in one language, as they are written. */
export const fetchAllWords = async (language: Language) => (await all[language]()).default;
