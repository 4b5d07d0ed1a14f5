import { expect, it } from "vitest";
import type { Page, Section } from "../../schemas/page";
import { nestPages } from "./nest_pages";
import { placeSplits } from "./place_splits";

const nested = (id: string, pageSlug: string): Section => ({ id, name: id, type: "nested_page", props: { pageSlug } });
const page = (id: string, ...sections: Section[]): Page => ({ id, route: `/${id}`, title: id, sections });
const registry = { nestedPageOf: ({ type, props }: Section) => (type === "nested_page" ? String(props?.["pageSlug"]) : null) };

const outline = (sections: readonly Section[]): string =>
  sections.map(({ id, sections: inner }) => (inner ? `${id}(${outline(inner)})` : id)).join(" ");
const nest = (first: Page, ...others: Page[]) =>
  outline(nestPages(first, { registry, pageOf: (id) => [first, ...others].find((other) => other.id === id) ?? null }));

const block = (id: string): Section => ({ id, name: id, type: "blank" });

it("shows another page's sections in place (S-1.27)", () => {
  expect(nest(page("home", nested("n", "faq"), block("end")), page("faq", block("q")))).toBe("n(n-q) end");
});

it("never shows a page inside itself (S-1.27)", () => {
  expect(nest(page("home", nested("n", "home"), block("a")))).toBe("n a");
});

it("never shows a page inside itself the long way round (S-1.27)", () => {
  expect(nest(page("a", nested("x", "b")), page("b", nested("y", "a"), block("z")))).toBe("x(x-y x-z)");
});

it("goes three pages deep and no further (S-1.27)", () => {
  const pages = ["b", "c", "d", "e"].map((id, index) => page(id, nested(`in_${id}`, ["c", "d", "e", "f"][index] ?? "")));
  expect(nest(page("a", nested("in_a", "b")), ...pages).split("(").length - 1).toBe(3);
});

it("leaves the place empty where no page has the id", () => {
  expect(nest(page("home", nested("n", "nobody")))).toBe("n");
});

it("a shared section's columns take its own sections, and none of the page that shows it (issue 18, 4)", () => {
  const named = (id: string, name: string): Section => ({ id, name, type: "blank" });
  const split: Section = { id: "s", name: "s", type: "split-view", props: { columns: [["a"]] } };
  const shown = nestPages(page("home", named("own", "a"), nested("n", "shared")), {
    registry,
    pageOf: () => page("shared", split, named("inner", "a")),
  });
  const placed = placeSplits(shown, {
    columnsOf: ({ props }) => (props?.["columns"] as string[][] | undefined) ?? null,
    holdsPage: ({ type }) => type === "nested_page",
  });
  expect(placed.map(({ id }) => id)).toEqual(["own", "n"]);
  expect(placed[1]?.sections?.map(({ columns }) => columns)).toEqual([[[expect.objectContaining({ id: "n-inner" })]]]);
});
