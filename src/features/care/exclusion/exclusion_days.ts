import { mostExclusionDays } from "../../../../schemas/most_exclusion_days";

const day = 86_400_000;

/** What was typed as a number of days, or null where it is none that the server takes (L-5.01). */
export function daysFrom(typed: string): number | null {
  if (!/^\d+$/.test(typed.trim())) return null;
  const days = Number(typed);
  return days >= 1 && days <= mostExclusionDays ? days : null;
}

/** When an exclusion that begins now ends, ISO 8601. */
export const exclusionEnd = (days: number, now: number) => new Date(now + days * day).toISOString();
