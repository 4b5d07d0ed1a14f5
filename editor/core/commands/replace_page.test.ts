import { expect, it } from "vitest";
import { page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { replacePage } from "./replace_page";

it.each([
  ["keeps the selection where it is still there", page(section("banner#a")), "a"],
  ["selects nothing where it is gone", page(section("banner#b")), null],
])("puts another state in place and %s", (_, next, selected) => {
  const mine = page(section("banner#a"));
  const editor = createEditor({ page: mine, selected: "a" }, types);
  editor.run(replacePage(next));
  expect(editor.getState()).toMatchObject({ page: next, selected });
  editor.undo();
  expect(editor.getState().page).toBe(mine);
});
