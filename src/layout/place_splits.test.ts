import { expect, it } from "vitest";
import type { Section } from "../../schemas/page";
import { placeSplits, type PlacedSection } from "./place_splits";

const block = (name: string): Section => ({ id: name, name, type: "blank" });
const split = (name: string, ...columns: string[][]): Section => ({ id: name, name, type: "split-view", props: { columns } });
const columnsOf = ({ props }: Section) => (props?.["columns"] as string[][] | undefined) ?? null;

/** `s[a|b] c`: a split with two columns, and a section beside it. */
const outline = (sections: readonly PlacedSection[]): string =>
  sections.map(({ id, columns }) => (columns ? `${id}[${columns.map(outline).join("|")}]` : id)).join(" ");
const placed = (...sections: Section[]) => outline(placeSplits(sections, { columnsOf }));

it.each([
  [
    "places named sections into columns and off the top level (L-2.96)",
    [split("s", ["a"], ["b"]), block("a"), block("b"), block("c")],
    "s[a|b] c",
  ],
  ["takes sections that stand before the split too (L-2.96)", [block("a"), split("s", ["a"])], "s[a]"],
  ["passes over a name that is not there", [split("s", ["nobody"], ["a"]), block("a")], "s[|a]"],
  ["gives a section to the first split that asks for it", [split("s", ["a"]), split("t", ["a"]), block("a")], "s[a] t[]"],
  ["does not place a split into itself", [split("s", ["s"], ["a"]), block("a")], "s[|a]"],
  ["keeps what stands in a split that a later one takes", [split("s", ["a"]), block("a"), split("t", ["s"])], "t[s[a]]"],
  ["places a split inside a split", [split("s", ["t"]), split("t", ["a"]), block("a")], "s[t[a]]"],
  ["loses nothing where two splits name each other", [split("s", ["t"]), split("t", ["s"])], "s[t[]]"],
])("%s", (_, sections, expected) => {
  expect(placed(...sections)).toBe(expected);
});
