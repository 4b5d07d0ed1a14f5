import { expect, it } from "vitest";
import { getIn, setIn } from "./set_in";

const value = { title: { en: "Hi" }, items: [{ name: "a" }, { name: "b" }], speed: 1 };

it.each([
  ["sets a field", ["speed"], 2, { ...value, speed: 2 }],
  ["sets a field inside another", ["title", "de"], "Hallo", { ...value, title: { en: "Hi", de: "Hallo" } }],
  ["sets an item", ["items", 1, "name"], "c", { ...value, items: [{ name: "a" }, { name: "c" }] }],
  ["adds an item", ["items", 2], { name: "c" }, { ...value, items: [...value.items, { name: "c" }] }],
  ["makes what is missing on the way", ["image", "focus", "x"], 5, { ...value, image: { focus: { x: 5 } } }],
  ["makes a missing list", ["tags", 0], "new", { ...value, tags: ["new"] }],
  ["takes a field away", ["speed"], undefined, { title: value.title, items: value.items }],
  ["takes an item away", ["items", 0], undefined, { ...value, items: [{ name: "b" }] }],
])("%s", (_, path, next, expected) => {
  expect(setIn(value, path, next)).toEqual(expected);
});

it("keeps what it does not touch, and everything where nothing changes", () => {
  expect((setIn(value, ["speed"], 2) as typeof value).items).toBe(value.items);
  expect(setIn(value, ["items", 0, "name"], "a")).toBe(value);
  expect(setIn(value, ["nothing"], undefined)).toBe(value);
});

it("sets a field with a hostile name without touching what objects are made of", () => {
  const next = setIn({}, ["__proto__", "polluted"], true) as Record<string, unknown>;
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect(Object.getPrototypeOf(next)).toBe(Object.prototype);
});

it("reads what is at a path", () => {
  expect(getIn(value, ["items", 1, "name"])).toBe("b");
  expect(getIn(value, ["constructor"])).toBeUndefined();
});
