import { expect, it } from "vitest";
import { maxDepth, type Section } from "../../../schemas/page";
import { outline, page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { moveSection } from "./move_section";

const layout = page(section("banner#a"), section("group#b", section("banner#c"), section("group#e")), section("banner#d"));
const start = () => createEditor({ page: layout }, types);
const shape = (editor: ReturnType<typeof start>) => outline(editor.getState().page.sections);

it.each([
  ["to the end", "a", { parent: null, index: 3 }, "b(c e) d a"],
  ["to the start", "d", { parent: null, index: 0 }, "d a b(c e)"],
  ["into a container", "a", { parent: "b", index: 1 }, "b(c a e) d"],
  ["into an empty container", "a", { parent: "e", index: 0 }, "b(c e(a)) d"],
  ["out of a container", "c", { parent: null, index: 0 }, "c a b(e) d"],
])("moves %s", (_, id, to, expected) => {
  const editor = start();
  expect(editor.run(moveSection(id, to))).toBe(true);
  expect(shape(editor)).toBe(expected);
});

it.each([
  ["into itself", "b", "b"],
  ["into what it holds", "b", "e"],
  ["into a type that holds no sections", "a", "d"],
  ["into what is not there", "a", "nobody"],
])("does not move a section %s", (_, id, parent) => {
  expect(start().can(moveSection(id, { parent, index: 0 }))).toBe(false);
});

it("does not nest deeper than a page may be", () => {
  const tower = (depth: number): Section => (depth === 1 ? section("group#g1") : section(`group#g${depth}`, tower(depth - 1)));
  const editor = createEditor({ page: page(tower(maxDepth), section("banner#a")) }, types);
  expect(editor.can(moveSection("a", { parent: "g1", index: 0 }))).toBe(false);
  expect(editor.can(moveSection("a", { parent: "g2", index: 0 }))).toBe(true);
});

it("is no step where the section stays where it is, but selects it", () => {
  const editor = start();
  editor.run(moveSection("a", { parent: null, index: 1 }));
  expect([editor.canUndo(), editor.getState().selected]).toEqual([false, "a"]);
});

it("undoes, redoes and keeps untouched branches identical", () => {
  const editor = start();
  editor.run(moveSection("d", { parent: null, index: 0 }));
  expect(editor.getState().page.sections[2]).toBe(layout.sections[1]);
  editor.undo();
  expect(editor.getState().page).toBe(layout);
  editor.redo();
  expect(shape(editor)).toBe("d a b(c e)");
});
