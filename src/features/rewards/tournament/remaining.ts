import type { Language } from "../../../../schemas/text";
import { formatUnit } from "../../../kit/ui/format";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long it still goes: days while at least one remains, then hours, then minutes; null when it is over (C-9.25). */
export function remainingTime(until: number, now: number, language: Language): string | null {
  const left = until - now;
  if (left <= 0) return null;
  const written = (value: number, unit: string) => formatUnit(value, unit, { language, width: "long" });
  if (left >= day) return written(Math.floor(left / day), "day");
  if (left >= hour) return written(Math.floor(left / hour), "hour");
  return written(Math.max(1, Math.floor(left / minute)), "minute");
}

export const lastMinuteMs = minute;

/** Whether its last minute runs. */
export const isLastMinute = (until: number, now: number): boolean => now < until && until - now <= lastMinuteMs;
