import type { TFunction } from "i18next";
import type { Language } from "../../schemas/language";
import { createWords } from "../kit/words/create_words";

type Words = () => Promise<{ default: Record<string, unknown> }>;

const inGame: Record<Language, Words> = {
  da: () => import("virtual:words/player/da/in_game"),
  de: () => import("virtual:words/player/de/in_game"),
  en: () => import("virtual:words/player/en/in_game"),
  es: () => import("virtual:words/player/es/in_game"),
  fi: () => import("virtual:words/player/fi/in_game"),
  no: () => import("virtual:words/player/no/in_game"),
  pt: () => import("virtual:words/player/pt/in_game"),
};

/** The words of games in their frames, and no others. */
export async function openGameWords(language: Language): Promise<TFunction> {
  const { default: words } = await inGame[language]();
  return createWords(language, { in_game: words });
}
