import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Section } from "../../schemas/page";
import { page, section, types } from "../testing/build";
import { columnId } from "./column_id";
import type { Command } from "./command";
import { moveDown, moveInto, moveOut, moveUp } from "./commands/move_by_step";
import { moveOutOfColumns, moveToColumn } from "./commands/move_to_column";
import { removeSection } from "./commands/remove_section";
import { renameSection } from "./commands/rename_section";
import { addColumn, removeColumn } from "./commands/set_columns";
import { setWidths } from "./commands/set_widths";
import { createEditor } from "./editor";
import { pageTree, seenOrder } from "./page_tree";

const split = (id: string, ...columns: string[][]): Section => ({ ...section(`split#${id}`), props: { columns } });
const layout = page(
  section("banner#a"),
  split("s", ["b", "nobody", "c"], []),
  section("banner#b"),
  section("group#g", section("banner#d")),
  section("banner#c"),
  section("banner#e"),
);

/** `a s[b c|] g(d) e`: the page as it is seen. */
function seen(sections: readonly Section[]): string {
  const tree = pageTree(sections, types);
  const level = (parent: string | null): string =>
    tree
      .childrenOf(parent)
      .map(({ id }) => {
        const columns = Array.from({ length: tree.columnCount(id) }, (_, column) => level(columnId(id, column)));
        const inner = level(id);
        return id + (columns.length > 0 ? `[${columns.join("|")}]` : "") + (inner && `(${inner})`);
      })
      .join(" ");
  return level(null);
}

function after(...commands: Command[]) {
  const editor = createEditor({ page: layout }, types);
  for (const command of commands) editor.run(command);
  return seen(editor.getState().page.sections);
}

it.each<[string, Command, string]>([
  ["up among what is seen beside it, not among what stands in columns", moveUp("e"), "a s[b c|] e g(d)"],
  ["down past a whole split", moveDown("a"), "s[b c|] a g(d) e"],
  ["up within its column", moveUp("c"), "a s[c b|] g(d) e"],
  ["down within its column", moveDown("b"), "a s[c b|] g(d) e"],
  ["to the next column", moveInto("b"), "a s[c|b] g(d) e"],
  ["out of the first column, behind the split", moveOut("b"), "a s[c|] b g(d) e"],
  ["to a place in a column", moveToColumn("e", { split: "s", column: 0, index: 2 }), "a s[b e c|] g(d)"],
  ["out of a column into a group", moveOutOfColumns("b", { parent: "g", index: 0 }), "a s[c|] g(b d) e"],
])("moves a section %s (L-2.96)", (_, command, expected) => {
  expect(seen(layout.sections)).toBe("a s[b c|] g(d) e");
  expect(after(command)).toBe(expected);
});

describe("columns", () => {
  it("go with all that is in them when they are removed", () => {
    expect(after(removeSection("s"))).toBe("a g(d) e");
  });

  it("forget a section that is removed, so that the next of its name stays where it is put", () => {
    expect(after(removeSection("b"), renameSection("e", "b"))).toBe("a s[c|] g(d) e");
  });

  it("keep a member that is renamed", () => {
    expect(after(renameSection("b", "Terms"))).toBe("a s[b c|] g(d) e");
  });

  it("are added at the end and lose nothing when one goes", () => {
    expect(after(addColumn("s"), moveInto("c"), moveInto("c"))).toBe("a s[b||c] g(d) e");
    expect(after(moveInto("c"), removeColumn("s", 1))).toBe("a s[b c] g(d) e");
    expect(after(moveInto("c"), removeColumn("s", 0))).toBe("a s[b c] g(d) e");
  });

  it("refuse widths that are not one number above nothing for each", () => {
    const editor = createEditor({ page: layout }, types);
    expect([[1], [0, 1], [-1, 2], [Number.NaN, 1], [101, 1]].map((widths) => editor.can(setWidths("s", widths)))).toEqual(
      Array(5).fill(false),
    );
    expect(editor.can(setWidths("a", [1, 1]))).toBe(false);
    expect(editor.run(setWidths("s", [38, 62]))).toBe(true);
  });
});

it("shows every section once, whatever is moved, renamed or reshaped, and undo brings all of it back", () => {
  const id = fc.constantFrom("a", "b", "c", "d", "e", "g", "s", "t");
  const column = fc.record({ split: fc.constantFrom("s", "t"), column: fc.nat(2), index: fc.nat(4) });
  const edit = fc.oneof(
    id.map(moveUp),
    id.map(moveDown),
    id.map(moveInto),
    id.map(moveOut),
    fc.tuple(id, column).map(([one, to]) => moveToColumn(one, to)),
    fc.tuple(id, fc.option(fc.constant("g")), fc.nat(6)).map(([one, parent, index]) => moveOutOfColumns(one, { parent, index })),
    fc.tuple(id, fc.constantFrom("a", "b", "x")).map(([one, name]) => renameSection(one, name)),
    fc.constantFrom("s", "t").map(addColumn),
    fc.tuple(fc.constantFrom("s", "t"), fc.nat(2)).map(([one, number]) => removeColumn(one, number)),
  );
  const start = page(...layout.sections, split("t", ["e"], ["s"]));
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const editor = createEditor({ page: start }, types);
      let steps = 0;
      for (const one of edits) {
        const before = editor.getState().page;
        editor.run(one);
        if (editor.getState().page !== before) steps += 1;
        const { sections } = editor.getState().page;
        expect(seenOrder(pageTree(sections, types)).toSorted()).toEqual(["a", "b", "c", "d", "e", "g", "s", "t"]);
      }
      for (let step = 0; step < steps; step += 1) editor.undo();
      expect(editor.getState().page).toEqual(start);
    }),
    { numRuns: 300 },
  );
});
