import type { Language } from "../../schemas/text";
import { createWords } from "../../src/kit/words/create_words";
import { fetchEditorWords } from "./editor_words";

/** The words of the editor in one language. */
export const loadEditorWords = async (language: Language) => createWords(language, await fetchEditorWords(language));
