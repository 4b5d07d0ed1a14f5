import { fromWallTime, toWallTime } from "../../../src/layout/zoned_time";

export type Direction = "publish" | "unpublish";

/** When it shall happen: now, or when the clock on the wall of a time zone shows a time. */
export interface When {
  isLater: boolean;
  /** `2026-11-27T18:00`. */
  wall: string;
  timeZone: string;
}

const hour = 3_600_000;

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** At first the next full hour, in the time zone of whoever plans. */
export function firstWhen(now: number, timeZone = ownTimeZone()): When {
  const next = new Date(Math.ceil((now + hour / 2) / hour) * hour).toISOString();
  return { isLater: false, wall: toWallTime(next, timeZone), timeZone };
}

/** The instant that is meant, ISO 8601; null where no time is entered, and where it is over. */
export function instantOf({ wall, timeZone }: When, now: number): string | null {
  const at = fromWallTime(wall, timeZone);
  return at !== null && Date.parse(at) > now ? at : null;
}
