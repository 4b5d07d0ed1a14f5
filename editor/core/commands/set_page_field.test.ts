import { expect, it } from "vitest";
import { page, types } from "../../testing/build";
import { createEditor } from "../editor";
import { setPageField } from "./set_page_field";

it("sets a field of the page, a run of edits being one step", () => {
  const layout = page();
  const editor = createEditor({ page: layout }, types);
  editor.run(setPageField("route", "/l"));
  editor.run(setPageField("route", "/lobby"));
  expect(editor.getState().page.route).toBe("/lobby");
  editor.undo();
  expect(editor.getState().page).toBe(layout);
});
