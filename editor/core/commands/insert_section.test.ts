import { expect, it } from "vitest";
import { outline, page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { insertSection } from "./insert_section";

const start = () => createEditor({ page: page(section("banner#a"), section("group#b")) }, types);

it("puts a section at a place and selects it", () => {
  const editor = start();
  editor.run(insertSection(section("banner#new"), { parent: "b", index: 0 }));
  expect(outline(editor.getState().page.sections)).toBe("a b(new)");
  expect(editor.getState().selected).toBe("new");
});

it.each([
  ["with an id that is taken", section("banner#a"), null],
  ["into a type that holds no sections", section("banner#new"), "a"],
])("does not put a section %s", (_, one, parent) => {
  expect(start().can(insertSection(one, { parent, index: 0 }))).toBe(false);
});
