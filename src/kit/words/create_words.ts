import { createInstance, type TFunction } from "i18next";
import { type Language, localeOf } from "../../../schemas/language";

/** A function that looks words up by key, by i18next itself: for the editor, and as the measure of the player's own. */
export function createWords(language: Language, words: Record<string, unknown>): TFunction {
  const locale = localeOf(language); // i18next asks it for plural forms
  const instance = createInstance({
    lng: locale,
    resources: { [locale]: { translation: words } },
    nsSeparator: false, // some keys have a colon, as 16:10
    interpolation: { escapeValue: false }, // React escapes
    initAsync: false,
  });
  void instance.init();
  return instance.t;
}
