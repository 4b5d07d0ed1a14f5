import type { TFunction } from "i18next";
import type { Language } from "../../schemas/text";
import { editorLocale } from "../words/editor_locale";
import type { SaveState } from "../workplace/saving/save_state";

/** Where the draft stands, in words: "Saved 12:04", "Offline, 3 changes kept here". */
export function saveWords(t: TFunction, save: SaveState, language: Language): string {
  switch (save.status) {
    case "saved":
      return save.at === null ? t("saving.saved") : t("saving.saved_at", { time: timeWords(save.at, language) });
    case "saving":
      return save.isSlow ? t("saving.slow", { count: save.changes }) : t("saving.saving");
    case "offline":
      return t("saving.offline", { count: save.changes });
    case "failing":
      return t(`saving.failing.${save.reason}`, { count: save.changes });
    case "conflict":
      return t("saving.conflict", { name: save.theirs.authorName ?? t("saving.somebody") });
    case "refused":
      return t(`saving.refused.${save.reason}`, { message: save.message });
    default:
      return t(`saving.${save.status}`);
  }
}

type Format = Intl.DateTimeFormatOptions;

/** Formats by language, each made once: to make one takes longer than all else that the line of states says. */
function formatsOf(options: Format) {
  const made = new Map<Language, Intl.DateTimeFormat>();
  return (language: Language) => {
    const format = made.get(language) ?? new Intl.DateTimeFormat(editorLocale(language), options);
    made.set(language, format);
    return format;
  };
}

const clock: Format = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const timeIn = formatsOf(clock);
const momentIn = formatsOf({ day: "numeric", month: "short", ...clock });

export const timeWords = (at: number | string, language: Language) => timeIn(language).format(new Date(at));

/** With the day, where it is not today. */
export const momentWords = (at: string, language: Language) => momentIn(language).format(new Date(at));
