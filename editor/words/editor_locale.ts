import { type Language, localeOf } from "../../schemas/language";

/** The formats of a language in the editor; English writes 24 hours and the day first. */
export const editorLocale = (language: Language) => (language === "en" ? "en-GB" : localeOf(language));
