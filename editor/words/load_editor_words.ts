import type { Language } from "../../schemas/text";
import { createWords } from "../../src/kit/words/create_words";
import { fetchEditorWords } from "./editor_words";
import { loadRestWordsBy } from "./rest_words";

/** The words of the editor in one language: at once those of its first screen, and the others once somebody needs them (`needRestWords`). */
export async function loadEditorWords(language: Language) {
  const { default: first, rest } = await fetchEditorWords(language);
  const words = { ...first };
  loadRestWordsBy(async () => Object.assign(words, (await rest()).default));
  return createWords(language, words);
}
