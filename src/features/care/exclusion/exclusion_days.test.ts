import { expect, it } from "vitest";
import { daysFrom, exclusionEnd } from "./exclusion_days";

it.each([
  ["1", 1],
  [" 30 ", 30],
  ["1825", 1825],
  ["0", null],
  ["1826", null],
  ["-1", null],
  ["1.5", null],
  ["1e3", null],
  ["", null],
  ["soon", null],
])("reads %j as %s (L-5.01)", (typed, days) => expect(daysFrom(typed)).toBe(days));

it("ends as many days of 24 hours later", () => {
  expect(exclusionEnd(30, Date.parse("2026-01-01T10:00:00Z"))).toBe("2026-01-31T10:00:00.000Z");
});
