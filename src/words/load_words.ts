import { createInstance, type TFunction } from "i18next";
import type { Language } from "../../schemas/text";

type Load = () => Promise<{ default: Record<string, unknown> }>;

const player: Record<Language, Load> = {
  da: () => import("virtual:words/player/da"),
  de: () => import("virtual:words/player/de"),
  en: () => import("virtual:words/player/en"),
  es: () => import("virtual:words/player/es"),
  fi: () => import("virtual:words/player/fi"),
  no: () => import("virtual:words/player/no"),
  pt: () => import("virtual:words/player/pt"),
};

/** The words that visitors read, in one language. */
export const loadPlayerWords = async (language: Language) => createWords(language, (await player[language]()).default);

/** A function that looks words up by key, for one app instance. */
export function createWords(language: Language, words: Record<string, unknown>): TFunction {
  const instance = createInstance({
    lng: language,
    resources: { [language]: { translation: words } },
    interpolation: { escapeValue: false }, // React escapes
    initAsync: false,
  });
  void instance.init();
  return instance.t;
}
