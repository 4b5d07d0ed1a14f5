import { expect, it } from "vitest";
import { outline, page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { moveDown, moveInto, moveOut, moveUp } from "./move_by_step";

const layout = page(section("banner#a"), section("group#b", section("banner#c"), section("banner#d")), section("banner#e"));

it.each([
  ["up", moveUp("e"), "a e b(c d)"],
  ["up inside a container", moveUp("d"), "a b(d c) e"],
  ["down", moveDown("a"), "b(c d) a e"],
  ["into the container above", moveInto("e"), "a b(c d e)"],
  ["into the container below", moveInto("a"), "b(a c d) e"],
  ["out of its container", moveOut("c"), "a b(d) c e"],
])("moves a section %s", (_, command, expected) => {
  const editor = createEditor({ page: layout }, types);
  editor.run(command);
  expect(outline(editor.getState().page.sections)).toBe(expected);
});

it.each([
  ["up from the top", moveUp("a")],
  ["up from the top of its container", moveUp("c")],
  ["down from the end", moveDown("e")],
  ["out of the page", moveOut("a")],
  ["into what holds no sections", moveInto("c")],
])("does not move a section %s", (_, command) => {
  expect(createEditor({ page: layout }, types).can(command)).toBe(false);
});
