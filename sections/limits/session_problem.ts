import { sessionMinutes } from "../../schemas/limits";
import { timeUnits, type TimeUnit } from "./typed_limit";

export type SessionProblem = "empty" | "too_short" | "too_long" | "twenty_four" | `range_${TimeUnit}`;

export const sessionBounds: Record<TimeUnit, { min: number; max: number }> = {
  minutes: { min: sessionMinutes.least, max: sessionMinutes.most },
  hours: { min: 1, max: 720 },
  days: { min: 1, max: 30 },
};

/** What was typed as the time of a visit, in minutes, or what is wrong with it (C-5.47, C-5.48). 24 minutes can't be told from 24 hours (C-9.22). */
export function readSessionTime(text: string, unit: TimeUnit): { value: number } | { problem: SessionProblem } {
  const plain = text.trim();
  if (plain === "") return { problem: "empty" };
  if (!/^\d+$/.test(plain)) return { problem: `range_${unit}` };
  const value = Number(plain) * timeUnits[unit];
  if (value === 24 && unit === "minutes") return { problem: "twenty_four" };
  if (value < sessionMinutes.least) return { problem: "too_short" };
  if (value > sessionMinutes.most) return { problem: "too_long" };
  const { min, max } = sessionBounds[unit];
  return Number(plain) < min || Number(plain) > max ? { problem: `range_${unit}` } : { value };
}

/** The largest unit in which a span is a whole number, of those that may be chosen. */
export function unitOf(minutes: number, units: readonly TimeUnit[]): TimeUnit {
  const fitting = (["days", "hours", "minutes"] as const).filter(
    (unit) => units.includes(unit) && minutes % timeUnits[unit] === 0,
  );
  return fitting[0] ?? units[0] ?? "minutes";
}
