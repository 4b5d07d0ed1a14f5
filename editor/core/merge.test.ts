import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Page, Section } from "../../schemas/page";
import { parsePage } from "../../src/layout/parse_page";
import { anyEdit, layout } from "../testing/any_edit";
import { outline, page, section, types } from "../testing/build";
import type { Command } from "./command";
import { createEditor } from "./editor";
import { mergePages } from "./merge";
import { isSameValue } from "./same_value";
import { flatten, own, placesIn } from "./tree";

const withProps = (name: string, props: Record<string, unknown>): Section => ({ ...section(name), props });

function after(edits: readonly Command[], start: Page = layout): Page {
  const editor = createEditor({ page: start }, types);
  for (const edit of edits) editor.run(edit);
  return editor.getState().page;
}

const pageBy = (person: string) => fc.array(anyEdit(person), { maxLength: 8 }).map((edits) => after(edits));

describe("merging two pages made from one", () => {
  it.each([
    [
      "texts in other languages",
      { title: { en: "A", de: "B", fi: "C" } },
      { title: { en: "1", de: "B" } },
      { title: { en: "A", de: "2" } },
      { title: { en: "1", de: "2" } },
    ],
    [
      "additions to a list of names",
      { tags: ["DK"] },
      { tags: ["DK", "SE"] },
      { tags: ["NO", "DK"] },
      { tags: ["NO", "DK", "SE"] },
    ],
    [
      "a name taken off a list and one put on",
      { tags: ["DK", "SE"] },
      { tags: ["SE"] },
      { tags: ["DK", "SE", "NO"] },
      { tags: ["SE", "NO"] },
    ],
    [
      "items with ids, moved and changed",
      {
        items: [
          { id: 1, n: 1 },
          { id: 2, n: 2 },
        ],
      },
      {
        items: [
          { id: 2, n: 2 },
          { id: 1, n: 1 },
        ],
      },
      {
        items: [
          { id: 1, n: 1 },
          { id: 2, n: 3 },
        ],
      },
      {
        items: [
          { id: 2, n: 3 },
          { id: 1, n: 1 },
        ],
      },
    ],
    [
      "other items of a list without ids",
      { items: [{ q: "a" }, { q: "b" }] },
      { items: [{ q: "a1" }, { q: "b" }] },
      { items: [{ q: "a" }, { q: "b2" }] },
      { items: [{ q: "a1" }, { q: "b2" }] },
    ],
    [
      "an item changed and another added",
      { items: [{ q: "a" }, { q: "b" }] },
      { items: [{ q: "a1" }, { q: "b" }] },
      { items: [{ q: "a" }, { q: "b" }, { q: "c" }] },
      { items: [{ q: "a1" }, { q: "b" }, { q: "c" }] },
    ],
    ["a field added and one taken away", { one: 1, two: 2 }, { two: 2 }, { one: 1, two: 2, three: 3 }, { two: 2, three: 3 }],
  ])("joins %s", (_, base, mine, theirs, joined) => {
    const merged = mergePages({
      base: page(withProps("banner#a", base)),
      mine: page(withProps("banner#a", mine)),
      theirs: page(withProps("banner#a", theirs)),
    });
    expect([merged.page.sections[0]?.props, merged.conflicts]).toEqual([joined, []]);
  });

  it.each([
    ["one text", { title: { en: "A" } }, { title: { en: "1" } }, { title: { en: "2" } }, ["props", "title", "en"]],
    ["a text that one side took away", { title: { en: "A" } }, { title: {} }, { title: { en: "2" } }, ["props", "title", "en"]],
    [
      "a list of which one side moved items that the other changed",
      { items: [{ q: "a" }, { q: "b" }] },
      { items: [{ q: "b" }, { q: "a" }] },
      { items: [{ q: "a" }, { q: "b2" }] },
      ["props", "items"],
    ],
    [
      "a list whose item one side took away and the other changed",
      { items: [{ id: 1, n: 1 }] },
      { items: [] },
      { items: [{ id: 1, n: 2 }] },
      ["props", "items"],
    ],
  ])("asks about %s, and until then mine stands", (_, base, mine, theirs, path) => {
    const versions = {
      base: page(withProps("banner#a", base)),
      mine: page(withProps("banner#a", mine)),
      theirs: page(withProps("banner#a", theirs)),
    };
    const { page: merged, conflicts } = mergePages(versions);
    expect(merged.sections[0]?.props).toEqual(mine);
    expect(conflicts).toMatchObject([{ kind: "value", id: "a", path }]);
    const chosen = mergePages(versions, new Map(conflicts.map(({ key }) => [key, "theirs"])));
    expect(chosen.page.sections[0]?.props).toEqual(theirs);
  });

  const base = page(section("banner#a"), section("group#b", section("banner#c")), section("group#d"));
  const b = (...inner: Section[]) => section("group#b", ...inner);
  it.each([
    [
      "two moves",
      page(section("group#b", section("banner#c")), section("banner#a"), section("group#d")),
      page(section("banner#a"), b(), section("group#d", section("banner#c"))),
      "b a d(c)",
      0,
    ],
    [
      "additions at one place",
      page(...base.sections, section("banner#m")),
      page(...base.sections, section("banner#n")),
      "a b(c) d m n",
      0,
    ],
    [
      "a removal and a change elsewhere",
      page(section("banner#a"), section("group#d")),
      page(withProps("banner#a", { x: 1 }), ...base.sections.slice(1)),
      "a d",
      0,
    ],
    [
      "an addition to what the other removed",
      page(section("banner#a"), section("group#d")),
      page(section("banner#a"), b(section("banner#c"), section("banner#n")), section("group#d")),
      "a d",
      1,
    ],
    [
      "a removal of what was added to here",
      page(section("banner#a"), b(section("banner#c"), section("banner#n")), section("group#d")),
      page(section("banner#a"), section("group#d")),
      "a b(c n) d",
      1,
    ],
    [
      "a section moved out of what the other removed",
      page(section("banner#a"), section("group#d")),
      page(section("banner#a"), b(), section("group#d", section("banner#c"))),
      "a d",
      1,
    ],
    [
      "moves into each other",
      page(section("banner#a"), section("group#d", b(section("banner#c")))),
      page(section("banner#a"), b(section("banner#c"), section("group#d"))),
      "a d(b(c))",
      1,
    ],
    [
      "one section in two places",
      page(b(section("banner#c"), section("banner#a")), section("group#d")),
      page(b(section("banner#c")), section("group#d", section("banner#a"))),
      "b(c a) d",
      1,
    ],
  ])("places %s", (_, mine, theirs, expected, asked) => {
    const { page: merged, conflicts } = mergePages({ base, mine, theirs });
    expect([outline(merged.sections), conflicts.length]).toEqual([expected, asked]);
  });

  it("answers the very page where the other side changed nothing, and keeps untouched sections as they are", () => {
    const mine = after([], layout);
    expect(mergePages({ base: structuredClone(layout), mine, theirs: structuredClone(layout) }).page).toBe(mine);
    const theirs = structuredClone(layout);
    theirs.sections[0] = withProps("banner#a", { title: { en: "other" } });
    const { page: merged } = mergePages({ base: layout, mine: { ...layout, route: "/elsewhere" }, theirs });
    expect(merged.route).toBe("/elsewhere");
    expect(merged.sections.slice(1).every((each, index) => each === layout.sections[index + 1])).toBe(true);
  });

  it("asks about the whole page where both fit but their union does not", () => {
    const many = (name: string) => Array.from({ length: 6000 }, (_, index) => section(`banner#${name}${index}`));
    const { page: merged, conflicts } = mergePages({ base: page(), mine: page(...many("m")), theirs: page(...many("t")) });
    expect([merged.sections.length, conflicts.map(({ kind }) => kind)]).toEqual([6000, ["page"]]);
  });
});

describe("for any two pages made from one by edits", () => {
  const both = fc.tuple(pageBy("m"), pageBy("t"));

  it("is the other page where one of them is the base, and either where they are the same", () => {
    fc.assert(
      fc.property(pageBy("m"), (x) => {
        const copy = structuredClone(x);
        expect(mergePages({ base: layout, mine: x, theirs: structuredClone(layout) })).toEqual({ page: x, conflicts: [] });
        expect(mergePages({ base: structuredClone(layout), mine: layout, theirs: x })).toEqual({ page: x, conflicts: [] });
        expect(mergePages({ base: layout, mine: x, theirs: copy }).page).toBe(x);
      }),
      { numRuns: 300 },
    );
  });

  it("makes a page that parses, whatever is chosen", () => {
    fc.assert(
      fc.property(both, fc.infiniteStream(fc.boolean()), ([mine, theirs], coins) => {
        const versions = { base: layout, mine, theirs };
        const { page: merged, conflicts } = mergePages(versions);
        const choices = new Map(conflicts.map(({ key }) => [key, coins.next().value ? "mine" : "theirs"] as const));
        const decided = mergePages(versions, choices);
        for (const each of [merged, decided.page]) {
          expect(parsePage(JSON.parse(JSON.stringify(each))).issues).toBeUndefined();
        }
      }),
      { numRuns: 500 },
    );
  });

  it("does not ask who is who, where nothing conflicts", () => {
    fc.assert(
      fc.property(both, ([mine, theirs]) => {
        const one = mergePages({ base: layout, mine, theirs });
        const other = mergePages({ base: layout, mine: theirs, theirs: mine });
        expect(one.conflicts.length === 0).toBe(other.conflicts.length === 0);
        if (one.conflicts.length === 0) expect(other.page).toEqual(one.page);
      }),
      { numRuns: 500 },
    );
  });

  it("loses nothing that either side did without asking", () => {
    fc.assert(
      fc.property(both, ([mine, theirs]) => {
        const { page: merged, conflicts } = mergePages({ base: layout, mine, theirs });
        const asked = (id: string) => conflicts.some((conflict) => conflict.id === id || isIn(conflict, id));
        for (const [side, made] of [
          ["mine", mine],
          ["theirs", theirs],
        ] as const) {
          for (const lost of lostFrom(made, merged)) {
            expect([side, lost, asked(lost)]).toEqual([side, lost, true]);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it("keeps mine wherever it asks", () => {
    fc.assert(
      fc.property(both, ([mine, theirs]) => {
        const { page: merged } = mergePages({ base: layout, mine, theirs });
        expect(lostFrom(mine, merged)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

const isIn = (conflict: { kind: string; section?: Section }, id: string) =>
  conflict.kind === "removed" && conflict.section !== undefined && flatten([conflict.section]).some((each) => each.id === id);

/** The sections of which a value, the place or the removal that `made` brought to the base is not in `merged`. */
function lostFrom(made: Page, merged: Page): string[] {
  const [before, now, then] = [placesIn(layout.sections), placesIn(made.sections), placesIn(merged.sections)];
  const lost = new Set<string>();
  for (const [id, { section: each, parent }] of now) {
    const [old, end] = [before.get(id), then.get(id)];
    const isChanged = !old || !isSameValue(own(old.section), own(each));
    const isMoved = !old || old.parent !== parent;
    if (!end ? isChanged || isMoved : isMoved && end.parent !== parent) lost.add(id);
    if (end)
      for (const [path, value] of leavesOf(own(each))) {
        if (!isSameValue(value, at(old && own(old.section), path)) && !isSameValue(value, at(own(end.section), path)))
          lost.add(id);
      }
  }
  for (const id of before.keys()) if (!now.has(id) && then.has(id)) lost.add(id);
  return [...lost];
}

/** Paths of objects with the values at their ends; a list is a value, and lists that are joined are looked at elsewhere. */
function leavesOf(value: unknown, path: string[] = []): [string[], unknown][] {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}
const at = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  );
