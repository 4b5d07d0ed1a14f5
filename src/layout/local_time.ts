import { weekdays, type Weekday } from "../../schemas/rule_names";

export interface LocalTime {
  weekday: Weekday;
  /** HH:mm, 24 hours. */
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string) {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      weekday: "long",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
  }
  return format;
}

let last: { now: string; timeZone: string; local: LocalTime } | undefined; // sections of one page share both

/** The weekday and the wall clock of an instant in an IANA time zone. */
export function localTime(now: string, timeZone: string): LocalTime {
  if (last?.now === now && last.timeZone === timeZone) return last.local;
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(new Date(now))
      .map(({ type, value }) => [type, value]),
  );
  const weekday = weekdays.find((day) => day === parts.get("weekday")?.toLowerCase()) ?? "monday";
  const local = { weekday, time: `${parts.get("hour")}:${parts.get("minute")}` };
  last = { now, timeZone, local };
  return local;
}

export const dayBefore = (day: Weekday): Weekday => weekdays[(weekdays.indexOf(day) + 6) % 7] ?? day;
