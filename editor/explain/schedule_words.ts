import type { TFunction } from "i18next";
import { weekdays, type Schedule, type Weekday } from "../../schemas/rules";
import type { Language } from "../../schemas/text";
import { editorLocale } from "../words/editor_locale";

const week = 7 * 86_400_000;
const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/** An instant in words: "Friday 18:00" within a week of `now`, else "27 Nov, 18:00". */
export function instantWords(
  instant: string,
  now: string,
  { timeZone, language }: { timeZone: string; language: Language },
): string {
  const at = Date.parse(instant);
  const ahead = at - Date.parse(now);
  const date: Intl.DateTimeFormatOptions = ahead >= 0 && ahead < week ? { weekday: "long" } : dateOf(instant, now);
  return new Intl.DateTimeFormat(editorLocale(language), { ...date, ...time, timeZone }).format(at);
}

function dateOf(instant: string, now: string): Intl.DateTimeFormatOptions {
  const isThisYear = instant.slice(0, 4) === now.slice(0, 4);
  return { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) };
}

/** A weekday, "Friday" or "Fri". */
export function weekdayWords(day: Weekday, language: Language, form: "long" | "short"): string {
  const monday = Date.UTC(2024, 0, 1);
  const format = new Intl.DateTimeFormat(editorLocale(language), { weekday: form, timeZone: "UTC" });
  return format.format(monday + weekdays.indexOf(day) * 86_400_000).replace(/\.$/, "");
}

/** Days of the week with neighbours taken together: "Fri to Sun", "Mon, Wed". */
function daysWords(t: TFunction, days: readonly Weekday[], language: Language): string {
  const runs: Weekday[][] = [];
  for (const day of weekdays.filter((candidate) => days.includes(candidate))) {
    const last = runs.at(-1)?.at(-1);
    if (last && weekdays.indexOf(day) === weekdays.indexOf(last) + 1) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  const word = (day: Weekday) => weekdayWords(day, language, "short");
  return runs
    .flatMap((run) => (run.length > 2 ? [range(t, word(run[0] ?? "monday"), word(run.at(-1) ?? "sunday"))] : run.map(word)))
    .join(", ");
}

const range = (t: TFunction, from: string, until: string) => t("explain.schedule.range", { from, until });

/** A whole schedule in a line: "Fri to Sun, 18:00 to 23:59, from 1 Nov, 06:00". */
export function scheduleWords(t: TFunction, schedule: Schedule, now: string, language: Language): string {
  const { startAt, endAt, validOnDays = [], startTime, endTime, timeZone = "UTC" } = schedule;
  const instant = (at: string) =>
    new Intl.DateTimeFormat(editorLocale(language), { ...dateOf(at, now), ...time, timeZone }).format(Date.parse(at));
  const parts = [
    validOnDays.length > 0 && daysWords(t, validOnDays, language),
    (startTime || endTime) && range(t, startTime ?? "00:00", endTime ?? "24:00"),
    startAt && t("explain.schedule.from", { at: instant(startAt) }),
    endAt && t("explain.schedule.until", { at: instant(endAt) }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : t("explain.schedule.always");
}

/** "Oslo time" for Europe/Oslo. */
export const timeZoneWords = (t: TFunction, timeZone: string) =>
  timeZone.includes("/") ? t("explain.schedule.zone", { city: timeZone.split("/").at(-1)?.replaceAll("_", " ") }) : timeZone;
