import { defaultLanguage, isLanguage, type Language } from "../../schemas/language";

const key = "foyer.editor.language";

/** The language of the editor itself: the one chosen before, else the browser's, else English. */
export function editorLanguage(window: Window): Language {
  const kept = window.localStorage.getItem(key);
  if (isLanguage(kept)) return kept;
  const spoken = window.navigator.languages
    .map((tag) => tag.slice(0, 2))
    .map((code) => (code === "nb" || code === "nn" ? "no" : code));
  return spoken.find(isLanguage) ?? defaultLanguage;
}

export const keepEditorLanguage = (window: Window, language: Language) => window.localStorage.setItem(key, language);
