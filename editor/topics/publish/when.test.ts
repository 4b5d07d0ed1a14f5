import { expect, it } from "vitest";
import { firstWhen, instantOf } from "./when";

const at = (instant: string) => Date.parse(instant);

it("starts with a full hour to come, on the wall of whoever plans", () => {
  expect(firstWhen(at("2026-11-20T12:10:00Z"), "Europe/Oslo").wall).toBe("2026-11-20T14:00");
  expect(firstWhen(at("2026-11-20T12:40:00Z"), "Europe/Oslo").wall).toBe("2026-11-20T15:00");
});

it.each([
  ["in winter", "2026-11-20T09:00", "2026-11-20T08:00:00.000Z"],
  ["in summer", "2026-07-20T09:00", "2026-07-20T07:00:00.000Z"],
  ["in the hour that the clocks skip", "2026-03-29T02:30", "2026-03-29T01:30:00.000Z"],
  ["in the hour that comes twice, the first", "2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
])("means an instant whatever the clocks do: %s", (_, wall, expected) => {
  expect(instantOf({ isLater: true, wall, timeZone: "Europe/Oslo" }, at("2026-01-01T00:00:00Z"))).toBe(expected);
});

it("is none where no time is entered, or the time is over", () => {
  const when = { isLater: true, timeZone: "Europe/Oslo" };
  expect(instantOf({ ...when, wall: "" }, 0)).toBeNull();
  expect(instantOf({ ...when, wall: "2026-11-20T09:00" }, at("2026-11-20T08:00:00Z"))).toBeNull();
});
