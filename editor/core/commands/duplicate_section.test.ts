import { expect, it } from "vitest";
import { outline, page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { duplicateSection } from "./duplicate_section";

it("puts a copy with new ids and a name of its own behind the section", () => {
  const editor = createEditor({ page: page(section("group#b", section("banner#c")), section("banner#b 2")) }, types);
  editor.run(duplicateSection("b", "copy"));
  const { sections } = editor.getState().page;
  expect(outline(sections)).toBe("b(c) copy(copy-1) b 2");
  expect(sections[1]).toMatchObject({ name: "b 3", sections: [{ name: "c" }] });
  expect(editor.getState().selected).toBe("copy");
});
