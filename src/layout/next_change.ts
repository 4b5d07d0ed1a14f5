import type { Section } from "../../schemas/page";
import type { Schedule } from "../../schemas/rules";
import { itemRules } from "./cut_items";

/** The next instant at which a schedule on the page may begin or end to show something, in ms; Infinity where none will. */
export function nextChange(sections: readonly Section[], now: number): number {
  let next = Infinity;
  const consider = (instant: number) => {
    if (instant > now && instant < next) next = instant;
  };
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    const schedule = itemRules(value)?.schedule;
    if (schedule) consider(changeOf(schedule, now));
    Object.values(value).forEach(visit);
  };
  sections.forEach(visit);
  return next;
}

/** Weekdays and daily windows change on whole minutes at the earliest. */
function changeOf({ startAt, endAt, validOnDays, startTime, endTime }: Schedule, now: number) {
  const nextMinute = Math.floor(now / 60_000) * 60_000 + 60_000;
  const instants = [startAt, endAt]
    .flatMap((instant) => (instant ? [Date.parse(instant)] : []))
    .filter((instant) => instant > now);
  const recurs = validOnDays?.length || startTime || endTime;
  return Math.min(...instants, recurs ? nextMinute : Infinity);
}
