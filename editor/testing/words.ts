import path from "node:path";
import { readWords } from "../../locales/read_words";
import type { Language } from "../../schemas/text";
import { createWords } from "../../src/kit/words/create_words";

const locales = path.join(import.meta.dirname, "../../locales");

/** The editor's real words in a language. */
export const editorWords = (language: Language) => createWords(language, readWords(path.join(locales, language, "editor")));
