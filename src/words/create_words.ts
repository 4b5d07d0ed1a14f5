import { createInstance, type TFunction } from "i18next";
import type { Language } from "../../schemas/text";

/** A function that looks words up by key, by i18next itself: for the editor, and as the measure of the player's own. */
export function createWords(language: Language, words: Record<string, unknown>): TFunction {
  const instance = createInstance({
    lng: language,
    resources: { [language]: { translation: words } },
    interpolation: { escapeValue: false }, // React escapes
    initAsync: false,
  });
  void instance.init();
  return instance.t;
}
