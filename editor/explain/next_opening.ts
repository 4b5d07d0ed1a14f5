import type { Schedule } from "../../schemas/rules";
import { scheduleReason } from "../../src/layout/schedule_rule";
import { fromWallTime, toWallTime } from "./zoned_time";

const day = 86_400_000;

/** The next instant (ISO 8601) at which a schedule that hides something shows it again, or null where it never does. */
export function nextOpening(schedule: Schedule, now: string): string | null {
  const from = Math.max(Date.parse(now), schedule.startAt ? Date.parse(schedule.startAt) : 0);
  const timeZone = schedule.timeZone ?? "UTC";
  const candidates = [from];
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = toWallTime(new Date(from + ahead * day).toISOString(), timeZone).slice(0, 10);
    candidates.push(Date.parse(fromWallTime(`${date}T${schedule.startTime ?? "00:00"}`, timeZone) ?? ""));
  }
  const opening = candidates.find((at) => at >= from && scheduleReason(schedule, new Date(at).toISOString()) === null);
  return opening === undefined ? null : new Date(opening).toISOString();
}
