import type { Language } from "../../schemas/language";

type Load = () => Promise<{ default: Record<string, unknown> }>;

const words: Record<Language, Load> = {
  da: () => import("virtual:words/editor/da"),
  de: () => import("virtual:words/editor/de"),
  en: () => import("virtual:words/editor/en"),
  es: () => import("virtual:words/editor/es"),
  fi: () => import("virtual:words/editor/fi"),
  no: () => import("virtual:words/editor/no"),
  pt: () => import("virtual:words/editor/pt"),
};

/** The words of the editor in one language, as they are written. */
export const fetchEditorWords = async (language: Language) => (await words[language]()).default;
