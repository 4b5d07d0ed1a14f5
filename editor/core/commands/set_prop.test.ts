import { expect, it } from "vitest";
import { page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { setProp } from "./set_prop";

it("sets a value inside the props and keeps every other section", () => {
  const layout = page(section("banner#a"), section("banner#b"));
  const editor = createEditor({ page: layout }, types);
  editor.run(setProp("b", ["title", "de"], "Hallo"));
  expect(editor.getState().page.sections[1]?.props).toEqual({ title: { de: "Hallo" } });
  expect(editor.getState().page.sections[0]).toBe(layout.sections[0]);
});

it("keeps fields of the section that it does not know (product.md, 6)", () => {
  const future = { ...section("banner#a"), glow: { strength: 2 } };
  const editor = createEditor({ page: page(future) }, types);
  editor.run(setProp("a", ["title"], "x"));
  expect(editor.getState().page.sections[0]).toMatchObject({ glow: { strength: 2 } });
});
