import type { Language } from "../../schemas/language";
import { editorLocale } from "./editor_locale";

const made = new Map<string, Intl.DateTimeFormat>();

/** A date as everywhere in the editor and at the desk: "27 Nov, 18:00". */
export function formatDate(at: string | number | Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(options);
  let format = made.get(key);
  if (!format) made.set(key, (format = new Intl.DateTimeFormat(editorLocale(language), options)));
  return format.format(new Date(at));
}
