import { describe, expect, it } from "vitest";
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
