import { describe, expect, it } from "vitest";
import { nextChange, weekOf } from "./week_of";

const now = "2026-11-26T11:04:00.000Z"; // a Thursday, 12:04 in Oslo

describe("the week of a schedule", () => {
  it("begins on Monday as its own clock shows it", () => {
    const { spans, now: at } = weekOf(
      { validOnDays: ["thursday"], startTime: "06:00", endTime: "18:00", timeZone: "Europe/Oslo" },
      now,
    );
    expect(spans).toHaveLength(1);
    expect(spans[0]?.from).toBeCloseTo(3.25 / 7);
    expect(spans[0]?.until).toBeCloseTo(3.75 / 7);
    expect(at).toBeCloseTo((3 + 724 / 1440) / 7);
  });

  it("is on throughout without days and hours", () => {
    expect(weekOf({}, now).spans).toEqual([{ from: 0, until: 1 }]);
  });
});

it.each([
  [
    "goes off and comes back",
    { startTime: "06:00", endTime: "18:00" },
    { off: "2026-11-26T18:00:00.000Z", back: "2026-11-27T06:00:00.000Z" },
  ],
  ["goes off for good", { endAt: "2026-11-30T22:00:00Z" }, { off: "2026-11-30T22:00:00.000Z", back: null }],
  ["stays on", { startAt: "2026-11-01T00:00:00Z" }, null],
  ["is off", { startAt: "2026-12-01T00:00:00Z" }, null],
])("knows when what is on changes: it %s", (_, schedule, expected) => {
  expect(nextChange(schedule, now)).toEqual(expected);
});
