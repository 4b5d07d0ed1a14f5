import { expect, it } from "vitest";
import type { Section } from "../../../schemas/page";
import { outline, page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { pageTree } from "../page_tree";
import { flatten } from "../tree";
import { addVariant } from "./add_variant";
import { fromRecord } from "./from_record";
import { keepVariant } from "./keep_variant";
import { setExperiment } from "./set_experiment";

const start = page(section("banner#a"), section("group#g", section("banner#b")), section("banner#c"));
const editorOf = (from = start) => {
  const editor = createEditor({ page: from }, types);
  return { ...editor, sections: () => editor.getState().page.sections };
};
const variantsIn = (sections: readonly Section[]) =>
  flatten(sections).flatMap(({ id, experiment }) => (experiment ? [`${id} ${experiment.variant} ${experiment.share}`] : []));
const options = (prefix: string) => ({ experimentId: "hero", name: "Hero", prefix });

it("starts with a copy behind the section, each for half of the visitors, and adds more with equal shares (issue 18, 9)", () => {
  const editor = editorOf();
  editor.run(addVariant("b", options("x")));
  expect(outline(editor.sections())).toBe("a g(b x) c");
  expect(variantsIn(editor.sections())).toEqual(["b a 50", "x b 50"]);
  expect(editor.getState().selected).toBe("x");
  editor.run(addVariant("x", options("y")));
  expect(variantsIn(editor.sections())).toEqual(["b a 34", "x b 33", "y c 33"]);
  editor.undo();
  editor.undo();
  expect(editor.sections()).toBe(start.sections);
});

it("adds no more variants than can be told apart, and none to what is not there", () => {
  const editor = editorOf();
  for (const prefix of ["x1", "x2", "x3", "x4", "x5", "x6", "x7"]) editor.run(addVariant("a", options(prefix)));
  expect(variantsIn(editor.sections())).toHaveLength(6);
  expect(editor.can(addVariant("a", options("x8")))).toBe(false);
  expect(editor.can(addVariant("nobody", options("x8")))).toBe(false);
});

it("puts a variant of a section in a column into the same column", () => {
  const split: Section = { ...section("columns#s"), type: "split", props: { columns: [["a"], ["c"]] } };
  const editor = editorOf(page(split, section("banner#a"), section("banner#c")));
  editor.run(addVariant("a", options("x")));
  const tree = pageTree(editor.sections(), types);
  expect(tree.placeOf("x")).toEqual({ ...tree.placeOf("a"), index: 1 });
});

it("gives name and shares to all sections of the experiment, a run of them as one step", () => {
  const editor = editorOf();
  editor.run(addVariant("a", options("x")));
  for (const share of [60, 70]) editor.run(setExperiment("hero", { shares: { a: share, b: 100 - share } }));
  expect(variantsIn(editor.sections())).toEqual(["a a 70", "x b 30"]);
  editor.run(setExperiment("hero", { name: "Welcome" }));
  expect(flatten(editor.sections()).flatMap(({ experiment }) => experiment?.name ?? [])).toEqual(["Welcome", "Welcome"]);
  expect(editor.can(setExperiment("hero", { name: "Welcome" }))).toBe(false);
  editor.undo();
  editor.undo();
  expect(variantsIn(editor.sections())).toEqual(["a a 50", "x b 50"]);
});

it("keeps the winner as an ordinary section and removes the others, in one step that can be undone", () => {
  const editor = editorOf();
  editor.run(addVariant("b", options("x")));
  const before = editor.sections();
  editor.run(keepVariant("hero", "b"));
  expect(outline(editor.sections())).toBe("a g(x) c");
  expect(flatten(editor.sections()).some((each) => "experiment" in each)).toBe(false);
  expect(editor.getState().selected).toBe("x");
  editor.undo();
  expect(editor.sections()).toBe(before);
  expect(editor.can(keepVariant("hero", "z"))).toBe(false);
});

it("keeps what is left where the other variants were deleted", () => {
  const alone = { ...section("banner#a"), experiment: { id: "hero", name: "Hero", variant: "b", share: 50 } };
  const editor = editorOf(page(alone));
  editor.run(keepVariant("hero", "b"));
  expect(editor.sections()).toEqual([section("banner#a")]);
});

it("can be written down and made again", () => {
  const editor = editorOf();
  for (const made of [addVariant("a", options("x")), setExperiment("hero", { name: "Welcome" }), keepVariant("hero", "b")]) {
    const again = fromRecord(JSON.parse(JSON.stringify(made.describe())));
    expect(again?.(editor.getState(), types)).toEqual(made(editor.getState(), types));
    editor.run(made);
  }
});
