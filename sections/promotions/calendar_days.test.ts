import { expect, it } from "vitest";
import { calendarDays, dayFrom } from "./calendar_days";

const now = Date.parse("2028-02-28T23:59:59Z");

it("begins with today and hides what is past, over 29 February too (L-4.56, L-4.58, L-9.26)", () => {
  expect(calendarDays(now, 4)).toMatchObject([
    { date: "2028-02-28", isToday: true },
    { date: "2028-02-29", isToday: false },
    { date: "2028-03-01" },
    { date: "2028-03-02" },
  ]);
});

it.each([
  ["2028-03-01", "2028-03-01"],
  ["2028-02-27", "2028-02-28"],
  ["2028-02-31x", "2028-02-28"],
  ["9999-99-99", "2028-02-28"],
  [undefined, "2028-02-28"],
])("reads the day %s of an address as %s (L-4.55)", (asked, day) => {
  expect(dayFrom(asked, now)).toBe(day);
});
