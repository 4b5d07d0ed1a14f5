import * as z from "zod/mini";
import { longestPassword, passwordProblems } from "./password";
import type { PasswordRules } from "./settings";

// The words of what is wrong are keys of locales/<language>/player/form.json, for the form and for the server's answer alike.

/** Control, zero-width and direction characters, and letters that show nothing: names that look alike would not be alike. */
const unreadable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

const line = () =>
  z.string("form.validation.required").check(
    z.normalize("NFC"),
    z.trim(),
    z.maxLength(255, "form.validation.too_long"),
    z.refine((value) => !unreadable.test(value), "form.validation.invalid.text"),
  );

/** One line that somebody filled in, such as a name (C-5.36). */
export const filledLine = () => line().check(z.minLength(1, "form.validation.required"));

/** One line that may stay empty. */
export const optionalLine = line;

export const emailField = () =>
  z
    .string("form.validation.email.required")
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: "form.validation.email.required", abort: true }),
      z.maxLength(254, "form.validation.email.invalid"),
      z.email("form.validation.email.invalid"),
    );

/** A new password by the site's rules; the first of its problems is told. */
export const newPasswordField = (rules: PasswordRules) =>
  z.string("form.validation.password.required").check(
    z.minLength(1, { error: "form.validation.password.required", abort: true }),
    z.maxLength(longestPassword, "form.validation.too_long"),
    z.check(({ value, issues }) => {
      const [problem] = passwordProblems(value, rules);
      if (problem) issues.push({ code: "custom", message: `form.validation.password.${problem}`, input: value });
    }),
  );

/** Who was born on this day is of age today; of somebody born on 29 February, on 1 March. Days are written `1990-12-31`. */
export function latestBirthDate(today: string): string {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const latest = new Date(Date.UTC(year - 18, month - 1, day));
  if (latest.getUTCMonth() !== month - 1) latest.setUTCDate(0);
  return latest.toISOString().slice(0, 10);
}

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;

/** A date of birth of somebody who is at least 18 on a day (C-5.37). */
export const birthDateField = (today: string) =>
  z.string("form.validation.required").check(
    z.minLength(1, { error: "form.validation.required", abort: true }),
    z.refine((value) => isDay(value) && value >= "1900-01-01" && value <= latestBirthDate(today), "form.validation.invalid.dob"),
  );

/** The calendar day that it is in a time zone, or where the caller is. */
export function todayIn(timeZone?: string, now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(now);
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}`;
}
