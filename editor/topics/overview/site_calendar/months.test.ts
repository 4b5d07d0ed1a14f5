import { expect, it } from "vitest";
import { shownDays, stepFrom } from "./months";

const datesOf = (days: readonly { date: string }[]) => [days[0]?.date, days.at(-1)?.date, days.length];

it("shows whole weeks of a month from Monday on, also where the clocks change, and steps over years (issue 18, 6)", () => {
  expect(datesOf(shownDays("month", "2026-10-25", "Europe/Oslo"))).toEqual(["2026-09-28", "2026-11-08", 42]);
  expect(datesOf(shownDays("month", "2026-06-01", "UTC"))).toEqual(["2026-06-01", "2026-07-12", 42]);
  expect(datesOf(shownDays("week", "2026-10-25", "Europe/Oslo"))).toEqual(["2026-10-19", "2026-10-25", 7]);
  const sunday = shownDays("week", "2026-10-25", "Europe/Oslo")[6];
  expect(((sunday?.until ?? 0) - (sunday?.from ?? 0)) / 3_600_000).toBe(25);
  expect([stepFrom("month", "2026-12-31", 1), stepFrom("month", "2026-01-31", -1)]).toEqual(["2027-01-01", "2025-12-01"]);
  expect([stepFrom("week", "2026-12-28", 1), stepFrom("list", "2026-01-15", -1)]).toEqual(["2027-01-04", "2025-12-16"]);
});
