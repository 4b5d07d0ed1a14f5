import * as z from "zod/mini";
import { isBirthday } from "./person";

// Days are written `1990-12-31`.

export const usualAge = 18;

/** Who was born on this day is of age on a day, which is 18 years in most places; who was born on 29 February is so from 1 March. */
export function latestBirthDate(today: string, age = usualAge): string {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const latest = new Date(Date.UTC(year - age, month - 1, day));
  if (latest.getUTCMonth() !== month - 1) latest.setUTCDate(0);
  return latest.toISOString().slice(0, 10);
}

/** A date of birth of somebody who is of age on a day, wherever that day is (C-5.37, D-39). */
export const birthDateOn = (today: string, age = usualAge) =>
  z.string("form.validation.required").check(
    z.minLength(1, { error: "form.validation.required", abort: true }),
    z.refine(
      (value) => isBirthday(value) && value <= latestBirthDate(today, age),
      age === usualAge ? "form.validation.invalid.dob" : "form.validation.invalid.age",
    ),
  );

/** The calendar day that it is in a time zone, or where the caller is. */
export function todayIn(timeZone?: string, now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(now);
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}`;
}
