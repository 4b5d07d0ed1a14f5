import { weekdays, type Schedule } from "../../schemas/rules";
import { openSpans, type Span } from "../../src/layout/analyse/schedule_times";
import { localTime } from "../../src/layout/local_time";

const minute = 60_000;
const day = 1440 * minute;
const week = 7 * day;

/** How far ahead a schedule is looked at for its next change. */
const horizon = 15 * day;

export interface Week {
  /** When it is on, as parts of the week from Monday on: 0 to 1. */
  spans: readonly Span[];
  /** Where now is. */
  now: number;
}

/** The week around an instant in the schedule's time zone, with when the schedule is on. */
export function weekOf(schedule: Schedule, now: string): Week {
  const at = Date.parse(now);
  const { weekday, time } = localTime(now, schedule.timeZone ?? "UTC");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const monday = Math.floor(at / minute) * minute - (weekdays.indexOf(weekday) * 1440 + hours * 60 + minutes) * minute;
  const part = (instant: number) => (instant - monday) / week;
  const spans = openSpans([schedule], { from: monday, until: monday + week });
  return { spans: spans.map(({ from, until }) => ({ from: part(from), until: part(until) })), now: part(at) };
}

/** When what is on at an instant goes off, and when it comes back (ISO 8601); null where it does neither within two weeks. */
export function nextChange(schedule: Schedule, now: string): { off: string; back: string | null } | null {
  const at = Date.parse(now);
  const [current, next] = openSpans([schedule], { from: at, until: at + horizon });
  if (!current || current.from !== at || current.until === at + horizon) return null;
  return { off: iso(current.until), back: next ? iso(next.from) : null };
}

const iso = (instant: number) => new Date(instant).toISOString();
