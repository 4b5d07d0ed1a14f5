import type { TFunction } from "i18next";
import type { Language } from "../../schemas/language";
import { createWords } from "../kit/words/create_words";

type Words = () => Promise<{ default: Record<string, unknown> }>;

const cardFields: Record<Language, Words> = {
  da: () => import("virtual:words/player/da/card_fields"),
  de: () => import("virtual:words/player/de/card_fields"),
  en: () => import("virtual:words/player/en/card_fields"),
  es: () => import("virtual:words/player/es/card_fields"),
  fi: () => import("virtual:words/player/fi/card_fields"),
  no: () => import("virtual:words/player/no/card_fields"),
  pt: () => import("virtual:words/player/pt/card_fields"),
};

/** The words of card fields, and no others. */
export async function openCardWords(language: Language): Promise<TFunction> {
  const { default: words } = await cardFields[language]();
  return createWords(language, { card_fields: words });
}
