import { expect, it } from "vitest";
import { daysFrom } from "./days";

it("knows the days of a time zone, and how long they are when the clocks change", () => {
  const days = daysFrom(Date.parse("2026-10-24T22:30:00Z"), 3, "Europe/Oslo"); // 00:30 on the 25th there
  expect(days.map(({ date, from, until }) => [date, (until - from) / 3_600_000])).toEqual([
    ["2026-10-25", 25],
    ["2026-10-26", 24],
    ["2026-10-27", 24],
  ]);
  expect(new Date(days[0]?.from ?? 0).toISOString()).toBe("2026-10-24T22:00:00.000Z");
});
