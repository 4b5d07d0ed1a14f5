import { expect, it } from "vitest";
import { page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { selectSection } from "./select_section";

it("selects what is there and nothing else", () => {
  const editor = createEditor({ page: page(section("group#a", section("banner#b"))) }, types);
  editor.run(selectSection("b"));
  expect(editor.getState()).toMatchObject({ selected: "b", selection: ["b"] });
  expect(editor.can(selectSection("nobody"))).toBe(false);
  editor.run(selectSection(null));
  expect(editor.getState()).toMatchObject({ selected: null, selection: [] });
});
