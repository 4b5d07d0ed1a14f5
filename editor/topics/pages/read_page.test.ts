import { expect, it } from "vitest";
import type { Page } from "../../../schemas/page";
import { schemasAt } from "../../parts/json/json_schema";
import { editorWords } from "../../testing/words";
import { pageJsonSchema } from "./page_json_schema";
import { propsIssues, readPage } from "./read_page";

const t = editorWords("en");
const section = (id: string, more: object = {}) => ({ id, name: id, type: "faq_section", props: { items: [] }, ...more });
const page: Page = { id: "p", route: "/p", title: { en: "P" }, sections: [section("a")] };

it("takes a page as it is, unknown types and fields included (L-2.97)", () => {
  const value = { later: 1, ...page, sections: [section("a", { type: "loyalty_wheel", spin: [1] })] };
  expect(readPage(t, value, "p").page).toBe(value);
});

it.each([
  ["a list", [], "A page is an object, { … }."],
  ["another id", { ...page, id: "q" }, "The id stays p: it is what the page is known by."],
  ["an id twice", { ...page, sections: [section("a"), section("a")] }, "Two sections have the same id."],
  [
    "too many sections",
    { ...page, sections: Array.from({ length: 20_000 }, () => 0) },
    "It has more sections than a page can hold.",
  ],
])("refuses %s in words", (_, value, words) => {
  expect(readPage(t, value, "p").issues?.[0]?.words).toBe(words);
});

it("names the place of what is wrong in the envelope, and in settings that are kept all the same", () => {
  expect(readPage(t, { ...page, sections: [section("a", { access: "all" })] }, "p").issues?.[0]?.path).toEqual([
    "sections",
    0,
    "access",
  ]);
  const sections = [{ ...section("g"), type: "group", props: {}, sections: [section("a", { props: { items: "none" } })] }];
  expect(propsIssues(t, { sections }).map(({ path }) => path.join("."))).toEqual(["sections.0.sections.0.props.items"]);
});

it("knows what a section of the page may hold, by its type", () => {
  const value = { ...page, sections: [section("a"), section("b", { type: "nested_page", props: {} })] };
  const [faq] = schemasAt(pageJsonSchema(), ["sections", 0, "props"], value);
  expect(Object.keys(faq?.properties ?? {})).toContain("items");
  const [nested] = schemasAt(pageJsonSchema(), ["sections", 1, "props"], value);
  expect(Object.keys(nested?.properties ?? {})).toContain("pageSlug");
});
