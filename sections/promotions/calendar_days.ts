import { fromWallTime, toWallTime } from "../../src/layout/zoned_time";

export interface CalendarDay {
  /** `2026-11-22`. */
  date: string;
  /** When it begins by the clocks of the zone, ISO 8601. */
  startsAt: string;
  isToday: boolean;
}

/** The day that an instant in milliseconds is in, by the clocks of a time zone. */
export const dateAt = (now: number, timeZone: string): string => toWallTime(new Date(now).toISOString(), timeZone).slice(0, 10);

/** When a day begins: where the clocks skip its midnight, at the first instant after. */
const startOf = (date: string, timeZone: string): string => fromWallTime(`${date}T00:00`, timeZone) ?? `${date}T00:00:00.000Z`;

/** In the middle of a day, when no hours of the day before still run. */
export const noonOf = (date: string, timeZone: string): string =>
  fromWallTime(`${date}T12:00`, timeZone) ?? `${date}T12:00:00.000Z`;

/** Today and the days after it, by the clocks of a time zone; what is past is not there (L-4.58, L-9.26). */
export function calendarDays(today: string, count: number, timeZone: string): CalendarDay[] {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(year, month - 1, day + index)).toISOString().slice(0, 10);
    return { date, startsAt: startOf(date, timeZone), isToday: index === 0 };
  });
}

/** The day that the address names, where it is a day and not past; else today. */
export function dayFrom(asked: string | undefined, today: string): string {
  const isDay = asked !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked));
  return isDay && asked > today ? asked : today;
}
