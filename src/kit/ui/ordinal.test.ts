import { expect, it } from "vitest";
import { formatOrdinal } from "./ordinal";

it("C-9.35: places are 1st, 2nd, 3rd and 4th, 11th, 12th and 13th, and 21st again", () => {
  const written = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 112, 113].map((place) => formatOrdinal(place, "en"));
  expect(written.join(" ")).toBe("1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 101st 111th 112th 113th");
});

it.each([
  ["de", "11."],
  ["da", "11."],
  ["no", "11."],
  ["fi", "11."],
  ["es", "11.º"],
  ["pt", "11.º"],
] as const)("C-9.35: %s writes %s", (language, written) => expect(formatOrdinal(11, language)).toBe(written));
