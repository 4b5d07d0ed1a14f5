import { expect, it } from "vitest";
import { page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { renameSection } from "./rename_section";

it("gives a section another name, a run of edits being one step", () => {
  const layout = page(section("banner#a"));
  const editor = createEditor({ page: layout }, types);
  for (const name of ["L", "Lo", "Lob"]) editor.run(renameSection("a", name));
  expect(editor.getState().page.sections[0]?.name).toBe("Lob");
  editor.undo();
  expect(editor.getState().page).toBe(layout);
});

it("refuses a name that a page can not hold", () => {
  expect(createEditor({ page: page(section("banner#a")) }, types).can(renameSection("a", "x".repeat(201)))).toBe(false);
});
