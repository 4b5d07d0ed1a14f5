import { describe, expect, it } from "vitest";
import type { Section } from "../../../schemas/page";
import { outline, page, section, types } from "../../testing/build";
import type { Command } from "../command";
import { createEditor } from "../editor";
import { moveInto, moveOut } from "./move_by_step";
import { insertInColumn, moveOutOfColumns, moveToColumn } from "./move_to_column";

const split = (id: string, ...columns: string[][]): Section => ({ ...section(`split#${id}`), props: { columns } });
const layout = page(
  split("s", ["a", "b"], []),
  section("banner#a"),
  section("banner#b"),
  section("group#g", section("banner#c")),
  section("banner#d"),
);

function after(command: Command, sections = layout) {
  const editor = createEditor({ page: sections }, types);
  const isDone = editor.run(command);
  const now = editor.getState().page.sections;
  const columns = now.find(({ id }) => id === "s")?.props?.["columns"];
  editor.undo();
  expect(editor.getState().page).toBe(sections);
  return { isDone, shape: outline(now), columns, names: now.map(({ name }) => name) };
}

describe("a section that is put into a column (L-2.96)", () => {
  it.each<[string, Command, string, string[][]]>([
    ["is named in it", moveToColumn("d", { split: "s", column: 1, index: 0 }), "s a b g(c) d", [["a", "b"], ["d"]]],
    ["leaves the one it stood in", moveToColumn("a", { split: "s", column: 1, index: 0 }), "s a b g(c) d", [["b"], ["a"]]],
    ["changes its place in its own", moveToColumn("a", { split: "s", column: 0, index: 2 }), "s a b g(c) d", [["b", "a"], []]],
    ["comes out of its container", moveToColumn("c", { split: "s", column: 0, index: 1 }), "s c a b g d", [["a", "c", "b"], []]],
    ["comes with others", moveToColumn(["a", "d"], { split: "s", column: 1, index: 0 }), "s a b g(c) d", [["b"], ["a", "d"]]],
    [
      "comes from the palette",
      insertInColumn(section("banner#n"), { split: "s", column: 0, index: 0 }),
      "s n a b g(c) d",
      [["n", "a", "b"], []],
    ],
  ])("%s", (_, command, shape, columns) => {
    expect(after(command)).toMatchObject({ shape, columns });
  });

  it("gets a name of its own where another comes first by it", () => {
    const twice = page(split("s", ["a"], []), section("banner#a"), { ...section("banner#z"), name: "a" });
    expect(after(moveToColumn("z", { split: "s", column: 1, index: 0 }), twice)).toMatchObject({
      columns: [["a"], ["a 2"]],
      names: ["s", "a", "a 2"],
    });
  });

  it("is not the one that has the column, nor holds it", () => {
    expect(after(moveToColumn("s", { split: "s", column: 0, index: 0 })).isDone).toBe(false);
    expect(after(moveToColumn("a", { split: "g", column: 0, index: 0 })).isDone).toBe(false);
    expect(after(moveToColumn("a", { split: "s", column: 7, index: 0 })).isDone).toBe(false);
  });
});

it("steps from column to column and out again by keyboard (2.5.7)", () => {
  const editor = createEditor({ page: page(split("s", ["b"], []), section("banner#a"), section("banner#b")) }, types);
  const columns = () => editor.getState().page.sections.find(({ id }) => id === "s")?.props?.["columns"];
  const after = [moveInto("a"), moveOut("a"), moveInto("a"), moveOut("a"), moveOut("a")].map((step) => {
    editor.run(step);
    return columns();
  });
  expect(after).toEqual([
    [["b"], ["a"]],
    [["b", "a"], []],
    [["b"], ["a"]],
    [["b", "a"], []],
    [["b"], []],
  ]);
  expect(editor.can(moveOut("a"))).toBe(false);
});

it("leaves its column when it is moved elsewhere", () => {
  expect(after(moveOutOfColumns("a", { parent: null, index: 5 }))).toMatchObject({ shape: "s b g(c) d a", columns: [["b"], []] });
});
