import type { Language } from "../../schemas/text";
import { createPlayerWords } from "../../src/words/create_player_words";
import { fetchEditorWords } from "./editor_words";

/** The words of the editor in one language, looked up as the site's are. */
export const loadEditorWords = async (language: Language) => createPlayerWords(language, await fetchEditorWords(language));
