import type { Language } from "../../schemas/language";

type Words = Record<string, unknown>;
/** The first words of a language, and how its others come. */
type Load = () => Promise<{ default: Words; rest: () => Promise<{ default: Words }> }>;

const words: Record<Language, Load> = {
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
