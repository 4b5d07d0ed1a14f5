import type { Span } from "../../../../src/layout/analyse/schedule_times";
import { fromWallTime, toWallTime } from "../../../../src/layout/zoned_time";

const day = 86_400_000;

/** One day on the wall calendar of a time zone: 23 or 25 hours long where the clocks change. */
export interface Day extends Span {
  /** YYYY-MM-DD. */
  date: string;
}

/** The days of a time zone from the one of an instant on. */
export function daysFrom(instant: number, count: number, timeZone: string): Day[] {
  const first = Date.parse(`${toWallTime(new Date(instant).toISOString(), timeZone).slice(0, 10)}T00:00:00Z`);
  const dates = Array.from({ length: count + 1 }, (_, index) => new Date(first + index * day).toISOString().slice(0, 10));
  const starts = dates.map((date) => Date.parse(fromWallTime(`${date}T00:00`, timeZone) ?? ""));
  return dates.slice(0, count).map((date, index) => ({ date, from: starts[index] ?? 0, until: starts[index + 1] ?? 0 }));
}
