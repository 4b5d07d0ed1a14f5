import fc from "fast-check";
import type { Command } from "../core/command";
import { addVariant } from "../core/commands/add_variant";
import { insertSection } from "../core/commands/insert_section";
import { keepVariant } from "../core/commands/keep_variant";
import { moveSection } from "../core/commands/move_section";
import { removeSection } from "../core/commands/remove_section";
import { renameSection } from "../core/commands/rename_section";
import { setExperiment } from "../core/commands/set_experiment";
import { setPageField } from "../core/commands/set_page_field";
import { setProp } from "../core/commands/set_prop";
import { setRule } from "../core/commands/set_rule";
import { shareSections } from "../core/commands/share_sections";
import { page, section } from "./build";

/** A page with containers in containers, texts, lists and fields that nobody knows. */
export const layout = page(
  { ...section("banner#a"), props: { title: { en: "A", de: "Ah" }, tags: ["x", "y", "z"] } },
  section(
    "group#b",
    { ...section("banner#c"), countries: { restrictedCountries: ["NO", "DK"] } },
    section("group#d", section("banner#e")),
  ),
  section("group#f"),
  { ...section("list#g"), props: { items: [{ id: 1, text: "one" }, { id: 2, text: "two" }, { text: "three" }] } },
  { ...section("future#h"), props: { spins: 3 }, unheardOf: { of: ["a", "b"] } } as ReturnType<typeof section>,
);

const known = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Edits as one of several people makes them; what they add is their own. */
export function anyEdit(person: string): fc.Arbitrary<Command> {
  const added = [0, 1, 2].map((number) => `${person}${number}`);
  const id = fc.constantFrom(...known, ...added);
  const place = fc.record({ parent: fc.option(fc.constantFrom("b", "d", "f", ...added)), index: fc.nat(5) });
  const word = fc.constantFrom("red", "green", "blue");
  return fc.oneof(
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...added), fc.boolean(), place)
        .map(([one, isGroup, to]) => insertSection(section(`${isGroup ? "group" : "banner"}#${one}`), to)),
    },
    { weight: 3, arbitrary: fc.tuple(id, place).map(([one, to]) => moveSection(one, to)) },
    { weight: 1, arbitrary: id.map(removeSection) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.array(id, { minLength: 1, maxLength: 2 }), fc.constantFrom(...added))
        .map(([some, one]) => shareSections(some, { ...section(`nested_page#${one}`), props: { pageSlug: "shared" } })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(id, fc.constantFrom("hero", `${person}test`), fc.constantFrom(...added))
        .map(([one, experimentId, prefix]) => addVariant(one, { experimentId, name: experimentId, prefix })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.nat(100), word).map(([a, name]) => setExperiment("hero", { name, shares: { a, b: 100 - a } })),
    },
    { weight: 1, arbitrary: fc.constantFrom("a", "b").map((variant) => keepVariant("hero", variant)) },
    { weight: 1, arbitrary: fc.tuple(id, word).map(([one, name]) => renameSection(one, name)) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(id, fc.constantFrom("en", "de", "fi"), fc.option(word, { nil: undefined }))
        .map(([one, language, text]) => setProp(one, ["title", language], text)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.shuffledSubarray(["x", "y", "z", "v", "w"])).map(([tags]) => setProp("a", ["tags"], tags)),
    },
    { weight: 2, arbitrary: fc.tuple(fc.nat(2), word).map(([index, text]) => setProp("g", ["items", index, "text"], text)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(id, fc.constantFrom("any", "guest", "user", undefined))
        .map(([one, access]) => setRule(one, "access", access)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(id, fc.subarray(["NO", "DK", "SE"]))
        .map(([one, restrictedCountries]) => setRule(one, "countries", { restrictedCountries })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("en", "fi"), word)
        .map(([language, text]) => setPageField("title", { en: "Home", [language]: text })),
    },
  );
}
