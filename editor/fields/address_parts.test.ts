import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressFrom, meantAddress, partsOf } from "./address_parts";

it.each([
  ["help@casino.test", "mailto:help@casino.test"],
  ["+47 22 33 44 55", "tel:+4722334455"],
  ["www.example.com/a?b=1", "https://www.example.com/a?b=1"],
  ["/casino", null],
  ["?modal=signup", null],
  ["https://example.com", null],
  ["mailto:a@b.c", null],
  ["javascript:alert(1)", null],
])("what was meant by %s is %s", (text, meant) => {
  expect(meantAddress(text)).toBe(meant);
});

describe("the parts of an address", () => {
  it("are its start, its parameters and its fragment", () => {
    expect(partsOf("/casino?sort=new&q=a%20b#top")).toEqual({
      start: "/casino",
      parameters: [
        ["sort", "new"],
        ["q", "a b"],
      ],
      end: "#top",
    });
  });

  it("make an address that says the same, whatever the parameters are", () => {
    const parameter = fc.tuple(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(fc.array(parameter), (parameters) => {
        const sayable = parameters.filter((pair) => pair.every((text) => text.isWellFormed()));
        expect(partsOf(addressFrom({ start: "/a", parameters: sayable, end: "#b" })).parameters).toEqual(sayable);
      }),
    );
  });
});
