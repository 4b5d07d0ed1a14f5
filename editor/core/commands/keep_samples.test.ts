import { expect, it } from "vitest";
import type { Section } from "../../../schemas/page";
import { page, section, types } from "../../testing/build";
import { createEditor } from "../editor";
import { mergePages } from "../merge";
import { duplicateSection } from "./duplicate_section";
import { keepSamples } from "./keep_samples";
import { setProp } from "./set_prop";

const first: Section = { ...section("banner#a"), samples: ["x", "y", "z"] };
const samplesOf = (sections: readonly Section[]) => sections.map(({ samples }) => samples?.join(" "));

it("marks of samples survive edits, copies, undo and the merge of two people, until somebody keeps the values (issue 18, 2)", () => {
  const start = page(first);
  const editor = createEditor({ page: start }, types);
  editor.run(setProp("a", ["title"], "Mine"));
  editor.run(duplicateSection("a"));
  expect(samplesOf(editor.getState().page.sections)).toEqual(["x y z", "x y z"]);
  expect(editor.can(keepSamples("a", ["unknown"]))).toBe(false);
  editor.run(keepSamples("a", ["x"]));
  expect(samplesOf(editor.getState().page.sections)).toEqual(["y z", "x y z"]);
  editor.undo();
  expect(samplesOf(editor.getState().page.sections)).toEqual(["x y z", "x y z"]);
  editor.redo();

  const other = createEditor({ page: start }, types);
  other.run(keepSamples("a", ["x", "z"]));
  const { page: merged, conflicts } = mergePages({ base: start, mine: editor.getState().page, theirs: other.getState().page });
  expect(conflicts).toEqual([]);
  expect(samplesOf(merged.sections)[0]).toBe("y");
});
