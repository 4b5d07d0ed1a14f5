import { expect, it } from "vitest";
import { subdivisionCode, subdivisionName, subdivisionsOf } from "./subdivisions";

it.each([
  ["DE", "DE-BE", "BE"],
  ["DE", "be", "BE"],
  ["DE", "Bavaria", "BY"],
  ["DE", "bayern", "BY"],
  ["CA", "Ontario", "ON"],
  ["PT", "PT-13", "13"],
  ["PT", "Porto", "Porto"],
  ["constructor", "x", "x"],
  [null, "Berlin", "Berlin"],
  ["DE", " ", null],
  ["DE", null, null],
] as const)("in %s a part told as %s is known by %s (L-2.54, D-37)", (country, told, code) => {
  expect(subdivisionCode(country, told)).toBe(code);
});

it.each([
  ["DE", "BY", "fi", "Baijeri"],
  ["DE", "BE", "de", "Berlin"],
  ["DE", "Bavaria", "es", "Baviera"],
  ["CA", "ON", "pt", "Ontário"],
  ["PT", "Porto", "de", "Porto"],
  ["PT", "13", "de", null],
  ["DE", null, "de", null],
] as const)("in %s %s is called in %s: %s (L-2.54, D-37)", (country, subdivision, language, name) => {
  expect(subdivisionName(country, subdivision, language)).toBe(name);
});

it("has a name and a code of its own for each part", () => {
  for (const [country, count] of [
    ["CA", 13],
    ["DE", 16],
  ] as const) {
    const names = subdivisionsOf(country);
    expect(new Set(names.map((name) => subdivisionCode(country, name))).size).toBe(count);
  }
  expect(subdivisionsOf("NO")).toEqual([]);
});
