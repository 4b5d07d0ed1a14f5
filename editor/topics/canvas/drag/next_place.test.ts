import fc from "fast-check";
import { expect, it } from "vitest";
import { moveSection } from "../../../core/commands/move_section";
import { createEditor } from "../../../core/editor";
import { placeOf } from "../../../core/tree";
import { outline, page, section, types } from "../../../testing/build";
import { countedWith, countedWithout, nextPlace, type Step } from "./next_place";

const layout = page(section("banner#a"), section("group#b", section("banner#c")), section("banner#d"));

function walk(id: string, steps: readonly Step[]) {
  const context = { page: layout, types, carried: new Set([id]) };
  const start = placeOf(layout.sections, id);
  if (!start) throw new Error(id);
  let place = countedWithout(start, context);
  for (const step of steps) place = nextPlace(place, step, context) ?? place;
  const editor = createEditor({ page: layout }, types);
  editor.run(moveSection(id, countedWith(place, context)));
  return outline(editor.getState().page.sections);
}

it.each<[string, Step[], string]>([
  ["a", ["down"], "b(c) a d"],
  ["a", ["down", "down", "down"], "b(c) d a"],
  ["a", ["down", "up"], "a b(c) d"],
  ["d", ["up", "up"], "d a b(c)"],
  ["d", ["in"], "a b(c d)"],
  ["d", ["in", "up"], "a b(d c)"],
  ["c", ["out"], "a b c d"],
  ["c", ["out", "in"], "a b(c) d"],
])("carries %s %j", (id, steps, expected) => {
  expect(walk(id, steps)).toBe(expected);
});

it("only ever leads to places that can be dropped at", () => {
  const steps = fc.array(fc.constantFrom<Step>("up", "down", "in", "out"), { maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom("a", "b", "c", "d"), steps, (id, list) => {
      expect(walk(id, list).replace(/\W/g, "").split("").sort().join("")).toBe("abcd");
    }),
  );
});
