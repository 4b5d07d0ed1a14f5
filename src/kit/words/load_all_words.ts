import type { TFunction } from "i18next";
import type { Language } from "../../../schemas/language";
import { fetchAllWords } from "./all_words";
import { createWords } from "./create_words";

/** All words that visitors read, in one language. */
export const loadAllWords = async (language: Language): Promise<TFunction> =>
  createWords(language, await fetchAllWords(language));
