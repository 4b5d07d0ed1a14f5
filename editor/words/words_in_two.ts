import { createWords } from "../../src/kit/words/create_words";
import type { Language } from "../../schemas/language";

type Words = Record<string, unknown>;

/** The first words of a language, and what brings its others. */
export interface WordsInTwo {
  default: Words;
  rest: () => Promise<{ default: Words }>;
}

/** Looks words up, at once the first of a language; `loadRest` ends when the others are there too, and fails where they do not come. */
export function openInTwo(language: Language, { default: first, rest }: WordsInTwo) {
  const words = structuredClone(first);
  return { t: createWords(language, words), loadRest: async () => join(words, (await rest()).default) };
}

function join(words: Words, others: Words) {
  for (const [name, other] of Object.entries(others)) {
    const own = words[name];
    if (typeof own === "object" && typeof other === "object") join(own as Words, other as Words);
    else words[name] = other;
  }
}
