import { expect, it } from "vitest";
import type { Page, Section } from "../../../schemas/page";
import { outline, page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { restoreSection } from "./restore_section";

const titled = (name: string, title: string): Section => ({ ...section(name), props: { title } });

function restored(now: Page, from: Page, id: string) {
  const editor = createEditor({ page: now }, types);
  expect(editor.run(restoreSection(id, from))).toBe(true);
  return editor.getState();
}

it.each<[string, Page, Page, string, string]>([
  [
    "its place among its siblings",
    page(section("banner#b"), section("banner#a"), section("banner#c")),
    page(section("banner#a"), section("banner#b"), section("banner#c")),
    "a",
    "a b c",
  ],
  [
    "the section it was in",
    page(section("group#g"), section("banner#a")),
    page(section("group#g", section("banner#a"))),
    "a",
    "g(a)",
  ],
  [
    "what it held, without what has gone elsewhere",
    page(section("banner#a")),
    page(section("banner#z"), section("group#g", section("banner#a"), section("banner#b"))),
    "g",
    "g(b) a",
  ],
  [
    "a place on the page where what it was in is gone",
    page(section("banner#x")),
    page(section("group#g", section("banner#a"))),
    "a",
    "a x",
  ],
])("brings back %s", (_, now, from, id, expected) => {
  const state = restored(now, from, id);
  expect([outline(state.page.sections), state.selected]).toEqual([expected, id]);
});

it("brings back its fields, and leaves what it holds and where it is, where those are as they were", () => {
  const now = page(titled("banner#x", "x"), { ...titled("group#g", "new"), sections: [titled("banner#a", "edited")] });
  const from = page({ ...titled("group#g", "old"), sections: [titled("banner#a", "first")] });
  const [x, g] = restored(now, from, "g").page.sections;
  expect([x?.id, g?.props, g?.sections?.[0]?.props]).toEqual(["x", { title: "old" }, { title: "edited" }]);
});

it("does not apply to a section that was never there", () => {
  expect(createEditor({ page: page() }, types).can(restoreSection("a", page()))).toBe(false);
});

it("brings several back at once, each to its place, as one step", () => {
  const from = page(section("banner#a"), section("group#g", section("banner#b"), section("banner#c")), section("banner#d"));
  const editor = createEditor({ page: page(section("group#g", section("banner#c")), section("banner#x")) }, types);
  editor.run(restoreSection(["a", "b", "d"], from));
  expect(outline(editor.getState().page.sections)).toBe("a g(b c) d x");
  expect(editor.getState().selection).toEqual(["a", "b", "d"]);
  editor.undo();
  expect(outline(editor.getState().page.sections)).toBe("g(c) x");
});
