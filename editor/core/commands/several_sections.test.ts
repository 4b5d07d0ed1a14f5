import { describe, expect, it } from "vitest";
import { outline, page, section, types } from "../../testing/build";
import type { Command } from "../command";
import { createEditor } from "../editor";
import { duplicateSection } from "./duplicate_section";
import { moveDown, moveInto, moveOut, moveUp } from "./move_by_step";
import { moveSection } from "./move_section";
import { removeSection } from "./remove_section";
import { selectSections, toggleSelected } from "./select_section";
import { toggleVisibility } from "./toggle_visibility";

const layout = page(
  section("banner#a"),
  section("group#b", section("banner#c"), section("banner#d")),
  section("banner#e"),
  section("banner#f"),
);

function after(command: Command) {
  const editor = createEditor({ page: layout }, types);
  editor.run(command);
  const { page: next, selection } = editor.getState();
  return { shape: outline(next.sections), selection, editor };
}

it.each<[string, Command, string]>([
  ["moves them to stand together, in the order of the page", moveSection(["f", "a"], { parent: "b", index: 1 }), "b(c a f d) e"],
  ["takes along what a selected holder holds", moveSection(["c", "b"], { parent: null, index: 4 }), "a e f b(c d)"],
  ["moves each up, those at the top staying", moveUp(["a", "c", "e", "f"]), "a e f b(c d)"],
  ["moves each up among its siblings", moveUp(["d", "f"]), "a b(d c) f e"],
  ["moves each down", moveDown(["a", "c"]), "b(d c) a e f"],
  ["moves them into the container above the first", moveInto(["e", "f"]), "a b(c d e f)"],
  ["moves them out behind their holder", moveOut(["c", "d", "a"]), "a b c d e f"],
  ["removes them", removeSection(["b", "c", "f"]), "a e"],
  ["puts copies behind the last of their siblings", duplicateSection(["a", "c", "e"], "n"), "a b(c n-1 d) e n n-2 f"],
])("%s", (_, command, expected) => {
  const { shape, editor } = after(command);
  expect(shape).toBe(expected);
  editor.undo();
  expect(editor.getState().page).toBe(layout);
});

it("selects, after a removal, what is where the last one was", () => {
  expect(after(removeSection(["a", "f"])).selection).toEqual(["e"]);
  expect(after(removeSection(["c", "d"])).selection).toEqual(["b"]);
});

it("hides all of them where one is shown, and shows them where none is", () => {
  const { editor } = after(toggleVisibility(["a", "e"]));
  editor.run(toggleVisibility(["a", "f"]));
  expect(editor.getState().page.sections.map(({ isVisible }) => isVisible)).toEqual([false, undefined, false, false]);
  editor.run(toggleVisibility(["a", "e", "f"]));
  expect(editor.getState().page.sections.map(({ isVisible }) => isVisible)).toEqual([undefined, undefined, undefined, undefined]);
});

describe("the selection", () => {
  it("leaves out what is not there and keeps the last one for the inspector", () => {
    const { editor } = after(selectSections(["e", "nobody", "a", "e"]));
    expect([editor.getState().selection, editor.getState().selected]).toEqual([["e", "a"], "a"]);
  });

  it("takes a section in and out again", () => {
    const { editor } = after(selectSections(["a", "e"]));
    editor.run(toggleSelected("a"));
    expect([editor.getState().selection, editor.getState().selected]).toEqual([["e"], "e"]);
    editor.run(toggleSelected("f"));
    expect([editor.getState().selected, editor.canUndo()]).toEqual(["f", false]);
  });
});
