import type { Language } from "../../schemas/text";
import { createPlayerWords } from "./create_player_words";

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
export const loadPlayerWords = async (language: Language) => createPlayerWords(language, (await player[language]()).default);
