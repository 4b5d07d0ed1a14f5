import { describe, expect, it } from "vitest";
import { nextOpening } from "./next_opening";

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
