import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LoyaltyLevel } from "../../../schemas/loyalty_rules";
import { firstStanding, follow, monthsAfter, type Standing } from "./standing";

const levelFrom = (points: number, keepPoints = 0): LoyaltyLevel => ({
  name: {},
  points,
  keepPoints,
  rakebackPercent: 0,
  birthdayGift: 0,
  hasHost: false,
});
const rules = { keepMonths: 12, warnDays: 60, levels: [levelFrom(0), levelFrom(100, 10), levelFrom(1_000, 200)] };
const start = new Date("2026-01-01T00:00:00Z");
const day = (count: number) => new Date(start.getTime() + count * 86_400_000);
const millions = (points: number) => points * 1_000_000;

/** Looks every day at the same points, and tells each step with the day it came on. */
function daily(points: (day: number) => number, days: number) {
  let standing = firstStanding(start);
  const told: string[] = [];
  for (let at = 0; at <= days; at += 1) {
    const next = follow(rules, standing, millions(points(at)), day(at));
    for (const { from, to, reason } of next.steps) told.push(`${at}: ${reason} ${from} to ${to}`);
    standing = next.standing;
  }
  return { told, standing };
}

describe("levels (S-2.19, D-23)", () => {
  it("rise at once, over several where the points are enough", () => {
    expect(daily((at) => (at < 3 ? 99 : 1_000), 4).told).toEqual(["3: reached 1 to 3"]);
  });

  it("never fall without having been announced 60 days before, and then by one", () => {
    expect(daily(() => 1_000, 800).told).toEqual([
      "0: reached 1 to 3",
      "305: warned 3 to 3",
      "365: fell 3 to 2",
      "670: warned 2 to 2",
      "730: fell 2 to 1",
    ]);
  });

  it("are kept by the points of a period, also where they come after the letter", () => {
    expect(daily((at) => (at < 340 ? 1_000 : 1_200), 400).told).toEqual([
      "0: reached 1 to 3",
      "305: warned 3 to 3",
      "365: kept 3 to 3",
    ]);
  });

  it("fall so many days after a letter that came late, and not at the period's end", () => {
    const late = { ...firstStanding(start), level: 2, best: 2, periodPoints: millions(100), periodEnds: day(10) };
    const warned = follow(rules, late, millions(100), day(20)).standing;
    expect(follow(rules, warned, millions(100), day(79)).steps).toEqual([]);
    expect(follow(rules, warned, millions(100), day(80)).steps).toEqual([{ from: 2, to: 1, reason: "fell" }]);
  });

  it("come back to whoever earns in a period what keeps them", () => {
    const { told } = daily((at) => (at < 400 ? 1_000 : at < 410 ? 1_199 : 1_200), 420);
    expect(told.slice(-1)).toEqual(["410: reached 2 to 3"]);
  });

  it("stay where the house asks for more points later, or takes the highest away", () => {
    const reached = follow(rules, firstStanding(start), millions(1_000), start).standing;
    const dearer = { ...rules, levels: [levelFrom(0), levelFrom(5_000, 10), levelFrom(9_000, 200)] };
    expect(follow(dearer, reached, millions(1_000), day(1)).standing.level).toBe(3);
  });

  it("hold in whatever order points and looks come: no fall without a letter 60 days before, no rise without the points", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 300 })), { maxLength: 60 }),
        (moves) => {
          let [standing, points, now, letter] = [firstStanding(start), 0, 0, Number.NEGATIVE_INFINITY] as [
            Standing,
            number,
            number,
            number,
          ];
          for (const [days, more] of moves) {
            now += days;
            points += more;
            const next = follow(rules, standing, millions(points), day(now));
            for (const { from, to, reason } of next.steps) {
              if (reason === "warned") letter = now;
              if (reason === "fell") {
                expect(from - to).toBe(1);
                expect(now - letter).toBeGreaterThanOrEqual(60);
              }
              if (reason === "reached")
                expect(points).toBeGreaterThanOrEqual(rules.levels[to - 1]?.points ?? Number.POSITIVE_INFINITY);
            }
            expect(next.standing.best).toBeGreaterThanOrEqual(next.standing.level);
            standing = next.standing;
          }
        },
      ),
    );
  });
});

it.each([
  ["2024-02-29T10:00:00Z", 12, "2025-02-28T10:00:00Z"],
  ["2027-02-28T10:00:00Z", 12, "2028-02-28T10:00:00Z"],
  ["2026-08-31T00:00:00Z", 6, "2027-02-28T00:00:00Z"],
  ["2026-12-15T00:00:00Z", 1, "2027-01-15T00:00:00Z"],
])("a period from %s of %d months ends at %s", (from, months, to) => {
  expect(monthsAfter(new Date(from), months)).toEqual(new Date(to));
});
