import { expect, it } from "vitest";
import { outline, page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { replaceSection } from "./replace_section";

const open = () => createEditor({ page: page(section("group#a", section("blank#b")), section("blank#c")), selected: "a" }, types);

it("puts another state in a section's place, with what it holds", () => {
  const editor = open();
  editor.run(replaceSection("a", section("group#a", section("blank#d"), section("blank#b"))));
  expect(outline(editor.getState().page.sections)).toBe("a(d b) c");
});

it("is one step for a run of changes to one section", () => {
  const editor = open();
  editor.run(replaceSection("c", { ...section("blank#c"), name: "C" }));
  editor.run(replaceSection("c", { ...section("blank#c"), name: "Ce" }));
  editor.undo();
  expect(editor.getState().page.sections[1]?.name).toBe("c");
});

it.each([
  ["another section has", section("group#a", section("blank#c"))],
  ["is another than its own", section("group#z")],
  ["stands twice inside", section("group#a", section("blank#b"), section("blank#b"))],
])("refuses an id that %s", (_, next) => {
  expect(open().run(replaceSection("a", next))).toBe(false);
});
