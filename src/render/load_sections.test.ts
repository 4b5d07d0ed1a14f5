import { expect, it } from "vitest";
import type { PlacedSection } from "../layout/place_splits";
import { countEager } from "./load_sections";

const section = (name: string, columns?: PlacedSection[][]): PlacedSection => ({ id: name, name, type: "blank", columns });
const of = (...names: string[]) => names.map((name) => section(name));

it.each([
  ["the topmost of a flat page", of("a", "b", "c", "d", "e"), 3],
  ["all of a short page", of("a", "b"), 2],
  ["one that holds enough by itself", [section("split", [of("a", "b"), of("c")]), ...of("d", "e")], 1],
  ["none of an empty page", [], 0],
])("hydrates at once %s", (_, sections, expected) => {
  expect(countEager(sections)).toBe(expected);
});
