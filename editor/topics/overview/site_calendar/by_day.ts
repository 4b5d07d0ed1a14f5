import type { Moment } from "../../../../schemas/api/site_calendar";
import type { Day } from "../calendar/days";

/** What is planned, by day: YYYY-MM-DD in the calendar's zone. */
export type ByDay = ReadonlyMap<string, readonly Moment[]>;

/** Days and moments in their order. */
export function groupByDay(days: readonly Day[], moments: readonly Moment[]): ByDay {
  const byDay = new Map<string, Moment[]>();
  let index = 0;
  for (const moment of moments) {
    const at = Date.parse(moment.at);
    while (index < days.length - 1 && at >= (days[index]?.until ?? 0)) index += 1; // both are in their order
    const date = days[index]?.date ?? "";
    byDay.set(date, [...(byDay.get(date) ?? []), moment]);
  }
  return byDay;
}
