import type { Language } from "../../../schemas/language";
import { createWords } from "./create_words";
import type { LazyTopic } from "./lazy_topics";

type Words = Record<string, unknown>;
/** The first words of a language, and how its others come. */
type Load = () => Promise<{ default: Words; later: Record<string, () => Promise<{ default: Words }>> }>;

const player: Record<Language, Load> = {
  da: () => import("virtual:words/player/da"),
  de: () => import("virtual:words/player/de"),
  en: () => import("virtual:words/player/en"),
  es: () => import("virtual:words/player/es"),
  fi: () => import("virtual:words/player/fi"),
  no: () => import("virtual:words/player/no"),
  pt: () => import("virtual:words/player/pt"),
};

/** The words that visitors read, in one language: those that every page needs, and `load` for others. */
export async function openPlayerWords(language: Language) {
  const { default: first, later } = await player[language]();
  const words = { ...first };
  const load = (topics: readonly LazyTopic[]) =>
    Promise.all(topics.map(async (topic) => (words[topic] ??= (await later[topic]?.())?.default)));
  return { t: createWords(language, words), load };
}
