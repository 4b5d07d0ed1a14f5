import { expect, it } from "vitest";
import { parsePage } from "./parse_page";

const block = (id: string, fields: object = {}) => ({ id, name: id, type: "blank", ...fields });
const page = (...sections: object[]) => ({ id: "home", route: "/", title: { en: "Home" }, sections });

it("answers the very same object, unknown fields and types included", () => {
  const json = { ...page(block("a", { type: "from_the_future", props: { deep: [1, { kept: true }] }, note: "kept" })), extra: 1 };
  expect(parsePage(json).page).toBe(json);
});

it.each([
  ["no object", null, []],
  ["a section without an id (L-3.37, S-0.01)", page({ name: "x", type: "blank" }), ["sections", "0", "id"]],
  ["a section without a name (L-3.37, S-0.01)", page({ id: "a", type: "blank" }), ["sections", "0", "name"]],
  ["a section without a type (L-3.37, S-0.01)", page({ id: "a", name: "x" }), ["sections", "0", "type"]],
  ["a visibility that is no yes or no (S-0.02)", page(block("a", { isVisible: "no" })), ["sections", "0", "isVisible"]],
  ["a route that is no route", { ...page(), route: "casino" }, ["route"]],
  ["an access that does not exist (L-1.06, S-0.02)", page(block("a", { access: "admin" })), ["sections", "0", "access"]],
  [
    "a country that is no country code",
    page(block("a", { countries: { allowedCountries: ["Germany"] } })),
    ["sections", "0", "countries", "allowedCountries", "0"],
  ],
  [
    "a time zone that does not exist",
    page(block("a", { schedule: { timeZone: "Mars/Olympus" } })),
    ["sections", "0", "schedule", "timeZone"],
  ],
  ["an id that stands twice", page(block("a"), block("b", { sections: [block("a")] })), ["sections"]],
])("refuses %s and names the field", (_, json, path) => {
  expect(parsePage(json).issues?.[0]?.path.map(String)).toEqual(path);
});

it("refuses a depth bomb before anything recursive sees it", () => {
  let section = block("s0");
  for (let depth = 1; depth < 10_000; depth++) section = block(`s${depth}`, { sections: [section] });
  expect(parsePage(page(section)).issues?.[0]?.message).toMatch(/deeper/);
});

it("refuses a width bomb", () => {
  expect(parsePage(page(...Array.from({ length: 10_001 }, (_, index) => block(`s${index}`)))).issues?.[0]?.message).toMatch(
    /More than/,
  );
});
