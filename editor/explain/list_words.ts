import type { Language } from "../../schemas/text";
import { localeOf } from "./schedule_words";

/** Several words as a list: "guests and players". */
export const listWords = (words: readonly string[], language: Language) =>
  new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(words);
