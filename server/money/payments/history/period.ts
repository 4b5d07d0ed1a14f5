import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { invalidRequest } from "../../../platform/api_error";

export interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
  timeZone?: string | undefined;
}

/** Conditions on an instant: days are of the time zone and the last one counts whole, instants are taken as they are. */
export function inPeriod(at: SQLWrapper, { startDate, endDate, timeZone = "UTC" }: Period): SQL[] {
  if (!isTimeZone(timeZone)) throw invalidRequest([{ path: ["query", "timeZone"], message: "is no time zone" }]);
  for (const [name, day] of Object.entries({ startDate, endDate }))
    if (day !== undefined && Number.isNaN(Date.parse(day)))
      throw invalidRequest([{ path: ["query", name], message: "is no day" }]);
  const start = (day: string, more = 0) =>
    day.length === 10 ? sql`(${day}::date + ${more}::integer)::timestamp at time zone ${timeZone}` : sql`${day}::timestamptz`;
  return [
    ...(startDate === undefined ? [] : [sql`${at} >= ${start(startDate)}`]),
    ...(endDate === undefined
      ? []
      : [endDate.length === 10 ? sql`${at} < ${start(endDate, 1)}` : sql`${at} <= ${start(endDate)}`]),
  ];
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** What somebody looks for, as a pattern: `%` and `_` are themselves. */
export const containing = (text: string): string => `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
