import { expect, it } from "vitest";
import type { Page, Section } from "../../schemas/page";
import { countChanges } from "./count_changes";

const section = (id: string, more: Partial<Section> = {}): Section => ({ id, name: id, type: "group", props: {}, ...more });
const page = (sections: Section[], more: Partial<Page> = {}): Page => ({
  id: "p",
  route: "/p",
  title: { en: "P" },
  sections,
  ...more,
});
const abc = [section("a"), section("b", { sections: [section("c"), section("d")] }), section("e")];

it.each<[string, Section[], Partial<Page>, number]>([
  ["nothing", abc, {}, 0],
  ["another order of keys", [{ props: {}, type: "group", name: "a", id: "a" }, ...abc.slice(1)], {}, 0],
  ["one section added", [...abc, section("new")], {}, 1],
  ["one section changed", [section("a", { isVisible: false }), ...abc.slice(1)], {}, 1],
  ["one moved to the front", [abc[2]!, abc[0]!, abc[1]!], {}, 1],
  ["one moved out of its parent", [section("a"), section("b", { sections: [section("d")] }), section("c"), section("e")], {}, 1],
  ["a parent removed with its two", [section("a"), section("e")], {}, 3],
  ["title and route", abc, { title: { en: "Q" }, route: "/q" }, 2],
])("counts %s", (_, sections, more, expected) => {
  expect(countChanges(page(abc), page(sections, more))).toBe(expected);
});
