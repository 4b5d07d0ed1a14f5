import { describe, expect, it } from "vitest";
import { nextOpening } from "./next_opening";
import { fromWallTime, toWallTime } from "./zoned_time";

describe("wall time", () => {
  it.each([
    ["2026-11-27T17:00:00.000Z", "Europe/Oslo", "2026-11-27T18:00"],
    ["2026-07-01T16:00:00.000Z", "Europe/Oslo", "2026-07-01T18:00"],
    ["2026-07-01T04:30:00.000Z", "Asia/Kolkata", "2026-07-01T10:00"],
    ["2026-07-01T04:30:00.000Z", "UTC", "2026-07-01T04:30"],
  ])("%s in %s is %s, there and back", (instant, timeZone, wall) => {
    expect(toWallTime(instant, timeZone)).toBe(wall);
    expect(fromWallTime(wall, timeZone)).toBe(instant);
  });

  it("takes the hour that the clocks skip as the one after it", () => {
    expect(fromWallTime("2026-03-29T02:30", "Europe/Oslo")).toBe("2026-03-29T01:30:00.000Z"); // 03:30 there
  });

  it("takes the first of the hour that comes twice", () => {
    expect(fromWallTime("2026-10-25T02:30", "Europe/Oslo")).toBe("2026-10-25T00:30:00.000Z");
  });

  it("answers with nothing for what is no time", () => {
    expect(toWallTime("soon", "UTC")).toBe("");
    expect(fromWallTime("", "UTC")).toBeNull();
  });
});

describe("the next opening", () => {
  const now = "2026-11-26T11:04:00.000Z"; // a Thursday
  it.each([
    ["the start", { startAt: "2026-12-01T05:00:00.000Z" }, "2026-12-01T05:00:00.000Z"],
    ["the next of its days", { validOnDays: ["monday"], timeZone: "Europe/Oslo" }, "2026-11-29T23:00:00.000Z"],
    ["today's hour", { startTime: "18:00", endTime: "20:00" }, "2026-11-26T18:00:00.000Z"],
    [
      "the same weekday a week on",
      { validOnDays: ["thursday"], startTime: "09:00", endTime: "10:00" },
      "2026-12-03T09:00:00.000Z",
    ],
    [
      "the first of its days after the start",
      { startAt: "2026-12-01T05:00:00.000Z", validOnDays: ["friday"] },
      "2026-12-04T00:00:00.000Z",
    ],
  ] as const)("is %s", (_, schedule, expected) => {
    expect(nextOpening({ ...schedule, validOnDays: [...("validOnDays" in schedule ? schedule.validOnDays : [])] }, now)).toBe(
      expected,
    );
  });

  it("is none after the end", () => {
    expect(nextOpening({ endAt: "2026-11-01T00:00:00Z" }, now)).toBeNull();
  });
});
