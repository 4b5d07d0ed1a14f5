import fc from "fast-check";
import { expect, it } from "vitest";
import type { Schedule } from "../../../schemas/rules";
import { weekdays } from "../../../schemas/rules";
import { scheduleReason } from "../schedule_rule";
import { firstOpening, openSpans } from "./schedule_times";

const minute = 60_000;
const day = 86_400_000;
const time = fc.constantFrom("00:00", "01:30", "02:00", "02:30", "03:00", "06:15", "18:00", "23:59");
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const start = Date.parse("2026-03-20T00:00:00Z"); // clocks change in the weeks after, at other days in each zone
const instant = fc.integer({ min: 0, max: 30 * 1440 }).map((minutes) => new Date(start + minutes * minute).toISOString());

const arbitrarySchedule: fc.Arbitrary<Schedule> = fc.record({
  startAt: optional(instant),
  endAt: optional(instant),
  validOnDays: optional(fc.subarray([...weekdays])),
  startTime: optional(time),
  endTime: optional(time),
  timeZone: optional(fc.constantFrom("Europe/Oslo", "America/Sao_Paulo", "America/New_York", "Pacific/Auckland", "Asia/Kolkata")),
});

it("opens and closes at the very minutes at which the rule does, over a change of the clocks too", () => {
  fc.assert(
    fc.property(fc.array(arbitrarySchedule, { minLength: 1, maxLength: 3 }), (schedules) => {
      const spans = openSpans(schedules, { from: start, until: start + 21 * day });
      const isOpen = (at: number) => schedules.every((one) => scheduleReason(one, new Date(at).toISOString()) === null);
      for (const { from, until } of spans) {
        expect(isOpen(from)).toBe(true);
        if (from > start) expect(isOpen(from - minute)).toBe(false);
        expect(isOpen(until - minute)).toBe(true);
        if (until < start + 21 * day) expect(isOpen(until)).toBe(false);
      }
      for (let at = start; at < start + 21 * day; at += 15 * minute) {
        const isInside = spans.some(({ from, until }) => from <= at && at < until);
        if (isInside !== isOpen(at)) throw new Error(`${new Date(at).toISOString()} ${JSON.stringify(schedules)}`);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

it.each<[string, Schedule[], string | null]>([
  ["at once without schedules", [], "2026-03-20T00:00:00.000Z"],
  ["at its start", [{ startAt: "2027-01-01T00:00:00Z" }], "2027-01-01T00:00:00.000Z"],
  ["never after its end", [{ endAt: "2026-03-01T00:00:00Z" }], null],
  ["never where it ends before it starts", [{ startAt: "2026-05-02T00:00:00Z", endAt: "2026-05-01T00:00:00Z" }], null],
  [
    "never where two windows of one zone do not meet",
    [
      { startTime: "08:00", endTime: "10:00" },
      { startTime: "10:00", endTime: "12:00" },
    ],
    null,
  ],
  [
    "where two windows meet only while the clocks of two zones stand apart",
    [
      { startTime: "12:00", endTime: "13:00", timeZone: "Europe/London" },
      { startTime: "08:00", endTime: "09:00", timeZone: "America/New_York" },
    ],
    "2026-03-20T12:00:00.000Z", // four hours apart until London changes its clocks
  ],
  ["never where its weekday does not come before its end", [{ validOnDays: ["monday"], endAt: "2026-03-22T00:00:00Z" }], null],
])("opens %s", (_, schedules, expected) => {
  const first = firstOpening(schedules, start);
  expect(first === null ? null : new Date(first).toISOString()).toBe(expected);
});
