import type { Schedule } from "../../schemas/rules";
import { firstOpening } from "../../src/layout/analyse/schedule_times";

/** The next instant (ISO 8601) at which a schedule that hides something shows it again, or null where it never does. */
export function nextOpening(schedule: Schedule, now: string): string | null {
  const opening = firstOpening([schedule], Date.parse(now));
  return opening === null ? null : new Date(opening).toISOString();
}
