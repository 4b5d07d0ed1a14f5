import fc from "fast-check";
import { expect, it } from "vitest";
import { page, section, types } from "../testing/build";
import { fromRecord } from "./commands/from_record";
import { detachSection } from "./commands/detach_section";
import { duplicateSection } from "./commands/duplicate_section";
import { insertSection } from "./commands/insert_section";
import { moveDown, moveInto, moveOut, moveUp } from "./commands/move_by_step";
import { moveOutOfColumns, moveToColumn } from "./commands/move_to_column";
import { moveSection } from "./commands/move_section";
import { pasteSections } from "./commands/paste_sections";
import { removeSection } from "./commands/remove_section";
import { renameSection } from "./commands/rename_section";
import { selectSection, selectSections, toggleSelected } from "./commands/select_section";
import { setPageField } from "./commands/set_page_field";
import { setProp } from "./commands/set_prop";
import { setRule } from "./commands/set_rule";
import { shareSections } from "./commands/share_sections";
import { toggleVisibility } from "./commands/toggle_visibility";
import { unwrapSection } from "./commands/unwrap_section";
import { wrapInColumns } from "./commands/wrap_in_columns";
import { wrapSections } from "./commands/wrap_sections";
import type { Command } from "./command";
import { createEditor, thought } from "./editor";
import { flatten } from "./tree";

const layout = page(
  section("banner#a"),
  section("group#b", section("banner#c"), section("group#d", section("banner#e"))),
  section("group#f"),
  section("banner#g"),
);

const id = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "new0", "new1", "new2", "new3", "new4", "nobody");
const ids = fc.oneof(id, fc.array(id, { maxLength: 4 }));
const place = fc.record({ parent: fc.option(id), index: fc.nat(5) });
const key = fc.oneof(fc.constantFrom("title", "items", "__proto__", "constructor"), fc.nat(3));
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  id.map(selectSection),
  fc
    .tuple(fc.nat(2), fc.boolean(), place)
    .map(([n, isGroup, to]) => insertSection(section(`${isGroup ? "group" : "banner"}#new${n}`), to)),
  fc.tuple(ids, place).map(([one, to]) => moveSection(one, to)),
  ids.map(moveUp),
  ids.map(moveDown),
  ids.map(moveInto),
  ids.map(moveOut),
  ids.map(removeSection),
  fc
    .tuple(ids, fc.constantFrom("new4", "b"), fc.nat(2), fc.nat(3))
    .map(([some, split, column, index]) => moveToColumn(some, { split, column, index })),
  fc.tuple(ids, place).map(([some, to]) => moveOutOfColumns(some, to)),
  fc.array(id, { maxLength: 4 }).map(selectSections),
  id.map(toggleSelected),
  ids.map(unwrapSection),
  ids.map((some) => wrapSections(some, section("group#new3"))),
  ids.map((some) => wrapInColumns(some, { ...section("split#new4"), props: { columns: [["a"], []] } })),
  fc.tuple(place, fc.nat(9)).map(([to, n]) => pasteSections([section(`banner#p${n}`), section(`group#q${n}`)], to)),
  fc.tuple(ids, fc.constantFrom("c0ffee", "facade", "decade")).map(([one, prefix]) => duplicateSection(one, prefix)),
  ids.map((some) => shareSections(some, section("banner#new0"))),
  fc.tuple(id, fc.nat(9)).map(([one, n]) => detachSection(one, [section(`banner#r${n}`), section(`group#s${n}`)])),
  ids.map(toggleVisibility),
  fc.tuple(id, fc.string()).map(([one, name]) => renameSection(one, name)),
  fc
    .tuple(id, fc.array(key, { minLength: 1, maxLength: 3 }), fc.option(fc.string(), { nil: undefined }))
    .map(([one, path, value]) => setProp(one, path, value)),
  fc.tuple(id, fc.constantFrom("any", "guest", "user", undefined)).map(([one, access]) => setRule(one, "access", access)),
  fc.string().map((title) => setPageField("title", { en: title })),
);
const commands = fc.array(anyCommand, { maxLength: 60 });

it("comes back to the identical page after undoing everything, and to the same end after redoing it", () => {
  fc.assert(
    fc.property(commands, (list) => {
      const editor = createEditor({ page: layout }, types);
      for (const one of list) editor.run(one);
      const end = editor.getState().page;
      while (editor.canUndo()) editor.undo();
      expect(editor.getState().page).toBe(layout);
      while (editor.canRedo()) editor.redo();
      expect(editor.getState().page).toBe(end);
    }),
    { numRuns: 500 },
  );
});

it("never has an id twice, a section in a type that holds none, or a selection that is not there", () => {
  fc.assert(
    fc.property(commands, (list) => {
      const editor = createEditor({ page: layout }, types);
      for (const one of list) {
        editor.run(one);
        const { page: now, selected, selection } = editor.getState();
        const all = flatten(now.sections);
        expect(new Set(all.map((each) => each.id)).size).toBe(all.length);
        expect(all.every(({ type, sections }) => !sections || types.isContainer(type))).toBe(true);
        expect(
          selection.every((chosen) => all.some((each) => each.id === chosen)) && selected === (selection.at(-1) ?? null),
        ).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

it("makes the same page again from the commands written down as JSON", () => {
  fc.assert(
    fc.property(commands, (list) => {
      const first = createEditor({ page: layout }, types);
      const journal = list.filter((one) => first.run(one)).map((one) => one.describe());
      const second = createEditor({ page: layout }, types);
      for (const record of JSON.parse(JSON.stringify(journal)) as typeof journal) {
        const again = fromRecord(record);
        if (again) second.run(again);
      }
      expect(second.getState().page).toEqual(first.getState().page);
    }),
    { numRuns: 1000 },
  );
});

it("ends a step of typing with a pause, so that undo takes back a thought and not a text (issue 18, 7)", () => {
  let clock = 0;
  const editor = createEditor({ page: page(section("banner#a")) }, types, () => clock);
  const type = (text: string, after: number) => {
    clock += after;
    editor.run(setProp("a", ["title", "en"], text));
  };
  const title = () => editor.getState().page.sections[0]?.props?.["title"];
  for (const text of ["F", "Fr", "Free"]) type(text, 200);
  for (const text of ["Free s", "Free spins"]) type(text, thought);
  editor.undo();
  expect(title()).toEqual({ en: "Free s" });
  editor.undo();
  expect(title()).toEqual({ en: "Free" });
  type("Freedom", 10);
  editor.undo();
  expect(title()).toEqual({ en: "Free" });
  editor.undo();
  expect(title()).toBeUndefined();
});

it("takes back what followed an edit that changed nothing", () => {
  const editor = createEditor({ page: layout }, types);
  editor.run(renameSection("a", "a"));
  editor.run(renameSection("a", "other"));
  editor.undo();
  expect(editor.getState().page).toBe(layout);
});
