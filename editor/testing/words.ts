import path from "node:path";
import { readWords } from "../../locales/words_plugin";
import type { Language } from "../../schemas/text";
import { createPlayerWords } from "../../src/words/create_player_words";

const locales = path.join(import.meta.dirname, "../../locales");

/** The editor's real words in a language. */
export const editorWords = (language: Language) => createPlayerWords(language, readWords(path.join(locales, language, "editor")));
