import { expect, it } from "vitest";
import { createEditor } from "../editor";
import { flatten } from "../tree";
import { page, section } from "../../testing/build";
import { types } from "../../workplace/section_types";
import { detachSection } from "./detach_section";
import { selectSections } from "./select_section";
import { shareSections } from "./share_sections";

const reference = { id: "ref", name: "Footer offers", type: "nested_page", props: { pageSlug: "p" } };
const split = (id: string, ...columns: string[][]) => ({ ...section(`split-view#${id}`), props: { columns } });
const start = () => page(section("blank#a"), section("blank#b"), section("group#g", section("blank#c")), section("blank#d"));
const ids = (editor: ReturnType<typeof createEditor>) => flatten(editor.getState().page.sections).map(({ id }) => id);

it("puts one reference where the first of several sections was, in one step (issue 18, 4)", () => {
  const editor = createEditor({ page: start() }, types);
  const before = editor.getState().page;
  expect(editor.run(shareSections(["b", "g"], reference))).toBe(true);
  expect(ids(editor)).toEqual(["a", "ref", "d"]);
  expect(editor.getState().selected).toBe("ref");
  editor.undo();
  expect(editor.getState().page).toBe(before);
});

it("takes along what shared columns hold, and is in the column that the first stood in (issue 18, 4)", () => {
  const whole = createEditor({ page: page(split("s", ["a"], ["b"]), section("blank#a"), section("blank#b")) }, types);
  whole.run(shareSections(["s"], reference));
  expect(ids(whole)).toEqual(["ref"]);
  const inside = createEditor({ page: page(split("s", ["a", "b"]), section("blank#a"), section("blank#b")) }, types);
  inside.run(shareSections(["a", "b"], reference));
  expect(inside.getState().page.sections.map(({ id, props }) => [id, props?.["columns"]])).toEqual([
    ["s", [["Footer offers"]]],
    ["ref", undefined],
  ]);
});

it("does nothing without a section, or with a reference whose id is taken", () => {
  const editor = createEditor({ page: start() }, types);
  expect(editor.run(shareSections([], reference))).toBe(false);
  expect(editor.run(shareSections(["a"], { ...reference, id: "b" }))).toBe(false);
});

it("comes back as copies in its place when it is detached, in a column too (issue 18, 4)", () => {
  const copies = [section("blank#x"), section("blank#y")];
  const editor = createEditor({ page: start() }, types);
  editor.run(selectSections(["b"]));
  editor.run(shareSections(["b"], reference));
  expect(editor.run(detachSection("ref", copies))).toBe(true);
  expect(ids(editor)).toEqual(["a", "x", "y", "g", "c", "d"]);
  const column = createEditor({ page: page(split("s", ["Footer offers", "b"]), reference, section("blank#b")) }, types);
  column.run(detachSection("ref", copies));
  expect(column.getState().page.sections[0]?.props?.["columns"]).toEqual([["x", "y", "b"]]);
  expect(ids(column).sort()).toEqual(["b", "s", "x", "y"]);
});
