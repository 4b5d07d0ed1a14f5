import type { Language } from "../../schemas/text";
import { fetchEditorWords } from "./editor_words";
import { loadRestWordsBy } from "./rest_words";
import { openInTwo } from "./words_in_two";

/** The words of the editor in one language: at once those of its first screen, and the others once somebody needs them (`needRestWords`). */
export async function loadEditorWords(language: Language) {
  const { t, loadRest } = openInTwo(language, await fetchEditorWords(language));
  loadRestWordsBy(loadRest);
  return t;
}
