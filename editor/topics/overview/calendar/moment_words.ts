import type { Language } from "../../../../schemas/text";
import { editorLocale } from "../../../words/editor_locale";

const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const date = { weekday: "short", day: "numeric", month: "short" } as const;

interface On {
  timeZone: string;
  language: Language;
}

/** "Fri, 20 Nov, 18:00". */
export const momentWords = (at: number, { timeZone, language }: On) =>
  new Intl.DateTimeFormat(editorLocale(language), { ...date, ...time, timeZone }).format(at);

/** "18:00". */
export const timeWords = (at: number, { timeZone, language }: On) =>
  new Intl.DateTimeFormat(editorLocale(language), { ...time, timeZone }).format(at);

/** "Friday, 20 November". */
export const dayWords = (at: number, { timeZone, language }: On) =>
  new Intl.DateTimeFormat(editorLocale(language), { weekday: "long", day: "numeric", month: "long", timeZone }).format(at);
