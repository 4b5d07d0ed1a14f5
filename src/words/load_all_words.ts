import type { TFunction } from "i18next";
import type { Language } from "../../schemas/language";
import { createPlayerWords } from "./create_player_words";

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

/** All words that visitors read, in one language. */
export const loadAllWords = async (language: Language): Promise<TFunction> =>
  createPlayerWords(language, (await all[language]()).default);
