import { expect, it } from "vitest";
import { page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { setInAll } from "./set_in_all";

const open = () => createEditor({ page: page(section("group#a", section("blank#b")), section("blank#c")) }, types);
const accessOf = (editor: ReturnType<typeof open>) => {
  const [a, c] = editor.getState().page.sections;
  return [a?.access, a?.sections?.[0]?.access, c?.access];
};

it("sets a value in several sections, and in no other", () => {
  const editor = open();
  editor.run(setInAll(["b", "c"], ["access"], "user"));
  expect(accessOf(editor)).toEqual([undefined, "user", "user"]);
});

it("is one step, however much is typed", () => {
  const editor = open();
  for (const title of ["N", "Ne", "New"]) editor.run(setInAll(["b", "c"], ["props", "title", "en"], title));
  expect(editor.getState().steps).toBe(1);
  editor.undo();
  expect(editor.getState().page.sections[1]?.props).toEqual({});
});

it("leaves alone what already says so, and does nothing for sections that are gone", () => {
  const editor = open();
  const before = editor.getState().page;
  editor.run(setInAll(["b", "c"], ["access"], undefined));
  expect(editor.getState().page).toBe(before);
  expect(editor.run(setInAll(["z"], ["access"], "user"))).toBe(false);
});
