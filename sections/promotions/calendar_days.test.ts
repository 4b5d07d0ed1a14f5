import { expect, it } from "vitest";
import { calendarDays, dateAt, dayFrom, noonOf } from "./calendar_days";

it("begins with today and hides what is past, over 29 February too (L-4.56, L-4.58, L-9.26)", () => {
  expect(calendarDays(dateAt(Date.parse("2028-02-28T23:59:59Z"), "UTC"), 4, "UTC")).toMatchObject([
    { date: "2028-02-28", startsAt: "2028-02-28T00:00:00.000Z", isToday: true },
    { date: "2028-02-29", startsAt: "2028-02-29T00:00:00.000Z", isToday: false },
    { date: "2028-03-01" },
    { date: "2028-03-02" },
  ]);
});

it.each([
  ["half an hour before midnight of UTC it is tomorrow in Berlin", "2026-11-22T23:30:00Z", "Europe/Berlin", "2026-11-23"],
  ["and yesterday in New York", "2026-11-23T04:59:00Z", "America/New_York", "2026-11-22"],
  ["in Auckland by its summer time", "2026-11-22T11:00:00Z", "Pacific/Auckland", "2026-11-23"],
])("today is the player's own day: %s (S-2.31, S-2.32, L-4.56)", (_, now, zone, today) => {
  expect(dateAt(Date.parse(now), zone)).toBe(today);
});

it.each([
  ["spring", "Europe/Berlin", "2026-03-28", ["2026-03-27T23:00Z", "2026-03-28T23:00Z", "2026-03-29T22:00Z", "2026-03-30T22:00Z"]],
  ["autumn", "Europe/Berlin", "2026-10-24", ["2026-10-23T22:00Z", "2026-10-24T22:00Z", "2026-10-25T23:00Z", "2026-10-26T23:00Z"]],
  ["a spring that skips midnight", "Africa/Cairo", "2026-04-23", ["2026-04-22T22:00Z", "2026-04-23T22:00Z", "2026-04-24T21:00Z"]],
  [
    "an autumn with two midnights",
    "Atlantic/Azores",
    "2026-10-24",
    ["2026-10-24T00:00Z", "2026-10-25T00:00Z", "2026-10-26T01:00Z"],
  ],
])("each day begins at the player's midnight over %s (L-4.57, L-9.26)", (_, zone, today, starts) => {
  expect(calendarDays(today, starts.length, zone).map(({ startsAt }) => startsAt.replace(":00.000", ""))).toEqual(starts);
});

it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "UTC"])(
  "a day is asked for by an instant that is in it in %s too (S-2.31)",
  (zone) => expect(dateAt(Date.parse(noonOf("2026-03-29", zone)), zone)).toBe("2026-03-29"),
);

it.each([
  ["2028-03-01", "2028-03-01"],
  ["2028-02-27", "2028-02-28"],
  ["2028-02-31x", "2028-02-28"],
  ["9999-99-99", "2028-02-28"],
  [undefined, "2028-02-28"],
])("reads the day %s of an address as %s (L-4.55)", (asked, day) => {
  expect(dayFrom(asked, "2028-02-28")).toBe(day);
});
