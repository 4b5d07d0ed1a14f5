import type { TFunction } from "i18next";
import type { Language } from "../../../schemas/language";
import { fetchAllWords } from "./all_words";
import { createPlayerWords } from "./create_player_words";

/** All words that visitors read, in one language. */
export const loadAllWords = async (language: Language): Promise<TFunction> =>
  createPlayerWords(language, await fetchAllWords(language));
