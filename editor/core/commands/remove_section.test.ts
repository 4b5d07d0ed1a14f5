import { expect, it } from "vitest";
import { outline, page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { removeSection } from "./remove_section";

const layout = page(section("banner#a"), section("group#b", section("banner#c")), section("banner#d"));

it.each([
  ["the next sibling", "a", "b(c) d", "b"],
  ["the one before, at the end", "d", "a b(c)", "b"],
  ["what held it, when it was the last", "c", "a b d", "b"],
])("removes a section and selects %s", (_, id, expected, selected) => {
  const editor = createEditor({ page: layout }, types);
  editor.run(removeSection(id));
  expect(outline(editor.getState().page.sections)).toBe(expected);
  expect(editor.getState().selected).toBe(selected);
});
