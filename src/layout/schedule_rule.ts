import type { Schedule } from "../../schemas/rules";
import { dayBefore, localTime } from "./local_time";

export type ScheduleReason = "before_start" | "after_end" | "other_day" | "other_time";

/** Why a schedule hides something at an instant (ISO 8601), or null while it shows it. `endAt` is the first hidden instant. */
export function scheduleReason(schedule: Schedule, now: string): ScheduleReason | null {
  const instant = Date.parse(now);
  if (schedule.startAt && instant < Date.parse(schedule.startAt)) return "before_start";
  if (schedule.endAt && instant >= Date.parse(schedule.endAt)) return "after_end";
  const { validOnDays, startTime, endTime } = schedule;
  if (!validOnDays?.length && !startTime && !endTime) return null;

  const local = localTime(now, schedule.timeZone ?? "UTC");
  const from = startTime ?? "00:00";
  const until = endTime ?? "24:00";
  const isOvernight = from >= until;
  const isAfterMidnight = isOvernight && local.time < until;
  const isInWindow = isOvernight ? local.time >= from || isAfterMidnight : local.time >= from && local.time < until;
  const day = isAfterMidnight ? dayBefore(local.weekday) : local.weekday;
  if (validOnDays?.length && !validOnDays.includes(day)) return "other_day";
  return isInWindow ? null : "other_time";
}
