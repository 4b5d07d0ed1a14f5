import { type Day, daysFrom } from "../calendar/days";
import { fromWallTime } from "../../../../src/layout/zoned_time";

export const ways = ["month", "week", "list"] as const;
export type Way = (typeof ways)[number];

const day = 86_400_000;
const asUtc = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The Monday of a day's week; days are YYYY-MM-DD. */
const mondayOf = (date: string) => dateOf(asUtc(date) - ((new Date(asUtc(date)).getUTCDay() + 6) % 7) * day);

const lengths: Record<Way, number> = { month: 42, week: 7, list: 30 };

/** The days that are shown around one: whole weeks of its month, its week, or thirty from it on. */
export function shownDays(way: Way, date: string, timeZone: string): Day[] {
  const first = way === "month" ? mondayOf(`${date.slice(0, 7)}-01`) : way === "week" ? mondayOf(date) : date;
  return daysFrom(Date.parse(fromWallTime(`${first}T00:00`, timeZone) ?? `${first}T00:00:00Z`), lengths[way], timeZone);
}

/** The day that the one before or after what is shown begins with. */
export function stepFrom(way: Way, date: string, by: 1 | -1): string {
  if (way !== "month") return dateOf(asUtc(date) + by * lengths[way] * day);
  const [year = 0, month = 1] = date.split("-").map(Number);
  return dateOf(Date.UTC(year, month - 1 + by, 1));
}
