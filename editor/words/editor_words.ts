import type { Language } from "../../schemas/language";
import type { WordsInTwo } from "./words_in_two";

const words: Record<Language, () => Promise<WordsInTwo>> = {
  da: () => import("virtual:words/editor/da"),
  de: () => import("virtual:words/editor/de"),
  en: () => import("virtual:words/editor/en"),
  es: () => import("virtual:words/editor/es"),
  fi: () => import("virtual:words/editor/fi"),
  no: () => import("virtual:words/editor/no"),
  pt: () => import("virtual:words/editor/pt"),
};

/** The words of the editor's first screen in one language, as they are written, with what brings the rest. */
export const fetchEditorWords = (language: Language) => words[language]();
