import { expect, it } from "vitest";
import { after, periodOf } from "./periods";

const at = (instant: string) => new Date(instant);
const span = (timeframe: "daily" | "weekly" | "monthly", instant: string, zone: string) => {
  const { start, end } = periodOf(timeframe, at(instant), zone);
  return [start.toISOString(), end.toISOString()];
};

it.each([
  ["daily", "2026-11-22T18:40:00Z", "Europe/Berlin", "2026-11-21T23:00:00.000Z", "2026-11-22T23:00:00.000Z"],
  ["daily", "2026-11-22T23:30:00Z", "Europe/Berlin", "2026-11-22T23:00:00.000Z", "2026-11-23T23:00:00.000Z"],
  ["weekly", "2026-11-22T18:40:00Z", "Europe/Berlin", "2026-11-15T23:00:00.000Z", "2026-11-22T23:00:00.000Z"],
  ["monthly", "2026-11-22T18:40:00Z", "UTC", "2026-11-01T00:00:00.000Z", "2026-12-01T00:00:00.000Z"],
  ["monthly", "2026-12-31T23:30:00Z", "Europe/Helsinki", "2026-12-31T22:00:00.000Z", "2027-01-31T22:00:00.000Z"],
  ["daily", "2026-03-29T10:00:00Z", "Europe/Berlin", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ["daily", "2026-10-25T10:00:00Z", "Europe/Berlin", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
  ["daily", "2026-06-01T12:00:00Z", "Asia/Kolkata", "2026-05-31T18:30:00.000Z", "2026-06-01T18:30:00.000Z"],
] as const)("a %s limit at %s in %s runs from %s to %s (L-3.30)", (timeframe, instant, zone, start, end) => {
  expect(span(timeframe, instant, zone)).toEqual([start, end]);
});

it.each([
  ["PT24H", "2026-01-31T10:00:00Z", "2026-02-01T10:00:00.000Z"],
  ["PT72H", "2026-01-31T10:00:00Z", "2026-02-03T10:00:00.000Z"],
  ["P7D", "2026-01-31T10:00:00Z", "2026-02-07T10:00:00.000Z"],
  ["P6W", "2026-01-01T10:00:00Z", "2026-02-12T10:00:00.000Z"],
  ["P1M", "2026-01-31T10:00:00Z", "2026-02-28T10:00:00.000Z"],
  ["P1Y", "2028-02-29T10:00:00Z", "2029-02-28T10:00:00.000Z"],
])("%s after %s is %s", (length, from, to) => expect(after(at(from), length).toISOString()).toBe(to));
