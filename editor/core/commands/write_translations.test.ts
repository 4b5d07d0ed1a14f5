import { expect, it } from "vitest";
import { registry } from "../../../sections/registry";
import { translationsOf } from "../../../src/layout/translations/translation_states";
import { page, section } from "../../../src/testing/build";
import { types } from "../../workplace/section_types";
import { createEditor, type Editor } from "../editor";
import { mergePages } from "../merge";
import { duplicateSection } from "./duplicate_section";
import { setProp } from "./set_prop";
import { writeTranslations } from "./write_translations";

const start = page(section("faq_section#q", { props: { items: [{ question: { en: "One", da: "En" }, answer: { en: "A" } }] } }));
const question = ["items", 0, "question"];
const state = (of: Editor | { page: typeof start }, at = 0) => {
  const { sections } = "getState" in of ? of.getState().page : of.page;
  const texts = sections[at] ? translationsOf(sections[at], registry) : [];
  return texts.find(({ path }) => path.join(".") === ["props", ...question].join("."))?.states["da"];
};

it("an English text that is changed alone leaves its translations outdated, in copies and through undo too (issue 18, 3)", () => {
  const editor = createEditor({ page: start }, types);
  editor.run(setProp("q", [...question, "en"], "Two"));
  editor.run(duplicateSection("q"));
  expect([state(editor), state(editor, 1)]).toEqual(["outdated", "outdated"]);
  expect(editor.run(writeTranslations("da", [{ sectionId: "q", path: ["props", ...question], text: "En" }]))).toBe(true);
  expect([state(editor), state(editor, 1)]).toEqual(["done", "outdated"]);
  editor.undo();
  expect(state(editor)).toBe("outdated");
  editor.undo();
  editor.undo();
  expect(editor.getState().page).toBe(start);
});

it("a translation of yesterday's English is outdated once two people's work is joined, without a conflict (issue 18, 3)", () => {
  const [writer, translator] = [createEditor({ page: start }, types), createEditor({ page: start }, types)];
  writer.run(setProp("q", [...question, "en"], "Two"));
  translator.run(writeTranslations("da", [{ sectionId: "q", path: ["props", ...question], text: "Een" }]));
  for (const [mine, theirs] of [
    [writer, translator],
    [translator, writer],
  ] as const) {
    const merged = mergePages({ base: start, mine: mine.getState().page, theirs: theirs.getState().page });
    expect(merged.conflicts).toEqual([]);
    const [text] = translationsOf(merged.page.sections[0]!, registry).filter(({ path }) => path.includes("question"));
    expect([text?.texts, text?.states["da"], text?.was.da]).toEqual([{ en: "Two", da: "Een" }, "outdated", "One"]);
  }
});
