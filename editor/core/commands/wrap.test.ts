import { describe, expect, it } from "vitest";
import type { Section } from "../../../schemas/page";
import { outline, page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { duplicateSection } from "./duplicate_section";
import { pasteSections } from "./paste_sections";
import { renameSection } from "./rename_section";
import { unwrapSection } from "./unwrap_section";
import { wrapInColumns } from "./wrap_in_columns";
import { wrapSections } from "./wrap_sections";

const split = (id: string, ...columns: string[][]): Section => ({ ...section(`split#${id}`), props: { columns } });
const layout = page(section("banner#a"), section("group#b", section("banner#c"), section("banner#d")), section("banner#e"));
const start = (...sections: Section[]) => createEditor({ page: sections.length > 0 ? page(...sections) : layout }, types);
const shape = (editor: ReturnType<typeof start>) => outline(editor.getState().page.sections);
const columnsIn = (editor: ReturnType<typeof start>, id: string) =>
  editor.getState().page.sections.find((one) => one.id === id)?.props?.["columns"];

describe("a group", () => {
  it("takes the place of the first of what it wraps", () => {
    const editor = start();
    editor.run(wrapSections(["e", "a"], section("group#g")));
    expect([shape(editor), editor.getState().selected]).toEqual(["g(a e) b(c d)", "g"]);
    editor.run(wrapSections(["c"], section("group#h")));
    expect(shape(editor)).toBe("g(a e) b(h(c) d)");
  });

  it("leaves what it held in its place when it goes", () => {
    const editor = start();
    editor.run(unwrapSection("b"));
    expect([shape(editor), editor.getState().selection]).toEqual(["a c d e", ["c", "d"]]);
  });

  it.each([
    ["wrap in what holds no sections", wrapSections("a", section("banner#g"))],
    ["wrap nothing", wrapSections([], section("group#g"))],
    ["unwrap what holds nothing", unwrapSection("a")],
  ])("does not %s", (_, command) => {
    expect(start().can(command)).toBe(false);
  });
});

describe("columns (L-2.96)", () => {
  it("are made of sections of the page, which they name", () => {
    const editor = start();
    editor.run(wrapInColumns(["a", "e"], split("s")));
    expect([shape(editor), columnsIn(editor, "s")]).toEqual(["s a b(c d) e", [["a"], ["e"]]]);
  });

  it("give a section a name of its own where another comes first by it", () => {
    const editor = start(section("banner#a"), { ...section("banner#e"), name: "a" });
    editor.run(wrapInColumns("e", split("s")));
    expect(columnsIn(editor, "s")).toEqual([["a 2"], []]);
    expect(editor.getState().page.sections[2]?.name).toBe("a 2");
  });

  it("do not take what is nested, or is in columns already", () => {
    expect(start().can(wrapInColumns(["c"], split("s")))).toBe(false);
    expect(start(split("old", ["a"]), section("banner#a")).can(wrapInColumns("a", split("s")))).toBe(false);
  });

  it("go on naming a section that is renamed, in the same step", () => {
    const editor = start(split("s", ["a"], ["e"]), section("banner#a"), section("banner#e"));
    editor.run(renameSection("a", "Lobby"));
    expect(columnsIn(editor, "s")).toEqual([["Lobby"], ["e"]]);
    editor.undo();
    expect(columnsIn(editor, "s")).toEqual([["a"], ["e"]]);
  });

  it("leave their sections in their place when they go", () => {
    const editor = start(section("banner#a"), split("s", ["e"], ["a"]), section("banner#e"), section("banner#f"));
    editor.run(unwrapSection("s"));
    expect(shape(editor)).toBe("a e f");
  });

  it("are copied with the sections that they take", () => {
    const editor = start(split("s", ["a"]), section("banner#a"), section("banner#z"));
    editor.run(duplicateSection("s", "n"));
    expect(shape(editor)).toBe("s a n n-1 z");
    expect(columnsIn(editor, "n")).toEqual([["a 2"]]);
    expect(editor.getState().selection).toEqual(["n"]);
  });

  it("find the sections that are pasted with them, although they are in a group", () => {
    const editor = start();
    editor.run(pasteSections([split("s", ["x"]), section("banner#x"), section("banner#y")], { parent: "b", index: 0 }));
    expect([shape(editor), editor.getState().selection]).toEqual(["a b(s y c d) x e", ["s", "y"]]);
  });
});
