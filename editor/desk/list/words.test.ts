import { expect, it } from "vitest";
import { exactMoment, momentIn } from "./words";

const now = new Date(2026, 10, 29, 12).getTime();
const earlier = new Date(2026, 10, 27, 18, 5).getTime();

it.each([
  ["en", "27 Nov, 18:05"],
  ["de", "27. Nov., 18:05"],
  ["da", "27. nov., 18.05"],
] as const)("in %s, a day at the desk reads as it does in fields and in the editor", (language, words) => {
  expect(momentIn(earlier, language, now)).toBe(words);
});

it("says the time alone of today, and the year of another one", () => {
  expect(momentIn(now, "en", now)).toBe("12:00");
  expect(momentIn(new Date(2025, 10, 27, 18, 5).getTime(), "en", now)).toBe("27 Nov 2025, 18:05");
  expect(exactMoment("2025-11-27T18:05:09", "en")).toBe("27 Nov 2025, 18:05:09");
});
