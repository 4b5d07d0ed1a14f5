import { expect, it } from "vitest";
import { page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { toggleVisibility } from "./toggle_visibility";

it("switches a section off and on again", () => {
  const editor = createEditor({ page: page(section("banner#a")) }, types);
  editor.run(toggleVisibility("a"));
  expect(editor.getState().page.sections[0]?.isVisible).toBe(false);
  editor.run(toggleVisibility("a"));
  expect(editor.getState().page.sections[0]).toEqual(section("banner#a"));
});
