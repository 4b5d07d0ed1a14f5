import { expect, it } from "vitest";
import { followsSystem, initialPreferences, preferenceAttributes, readPreferences } from "./preferences";

it("restores what was open from the cookies (L-4.32)", () => {
  expect(readPreferences({ scheme: "light", menu: "rail", drawer: "open", chat: "open", reminder: "closed" }, "dark")).toEqual({
    scheme: "light",
    menu: "rail",
    drawer: "open",
    chat: "open",
    reminder: "closed",
  });
});

it.each([
  ["without cookies", {}],
  ["with rubbish in them", { scheme: '"><script>', menu: "OPEN", drawer: "", chat: "1" }],
])("begins with the site's own choice %s", (_, cookies) => {
  expect(readPreferences(cookies, "light")).toEqual(initialPreferences("light"));
});

it("names every preference on the document, for the stylesheets", () => {
  expect(preferenceAttributes(initialPreferences("dark")).join(" ")).toBe(
    'data-scheme="dark" data-menu="open" data-drawer="closed" data-chat="closed" data-reminder="open"',
  );
});

it.each([
  ["the system decides where the site leaves it to it", {}, "system", true],
  ["a visitor's choice comes first", { scheme: "dark" }, "system", false],
  ["rubbish is no choice", { scheme: "blue" }, "system", true],
  ["the site's decision holds", {}, "dark", false],
] as const)("%s", (_, cookies, atFirst, expected) => {
  expect(followsSystem(cookies, atFirst)).toBe(expected);
});
