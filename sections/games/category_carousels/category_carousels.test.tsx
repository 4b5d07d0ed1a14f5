// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { section } from "../../../src/testing/build";
import { categoriesAnswer, subCategory } from "../../../src/testing/categories";
import { createTestServices } from "../../../src/testing/create_test_services";
import { game, gamesAnswer } from "../../../src/testing/games";
import { prepare, renderOnServer } from "../../../src/testing/render_section";

afterEach(cleanup);

const slugs = ["one", "two", "three", "four"];
const rows = slugs.map((slug) => subCategory({ slug, name: { en: `Category ${slug}` } }));

function answering() {
  const asked: string[] = [];
  const open: (() => void)[] = [];
  const services = createTestServices({
    transport: async ({ url }) => {
      const category = new URL(url, "https://foyer.example").searchParams.get("category");
      if (!category) return { status: 200, body: categoriesAnswer(rows) };
      asked.push(category);
      if (!["one", "two"].includes(category)) await new Promise<void>((resolve) => open.push(resolve));
      return { status: 200, body: gamesAnswer([game({ name: `Game of ${category}` })]) };
    },
  });
  return { asked, open, services };
}

/** The rows that the screen is near to. */
const seen = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();
beforeEach(() => {
  seen.clear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(
        private readonly tell: (entries: { isIntersecting: boolean }[]) => void,
        readonly options: { rootMargin: string },
      ) {}
      observe(element: Element) {
        if (this.options.rootMargin === "100px" && element.getAttribute("aria-busy") === "true") seen.set(element, this.tell);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it("has the games of the first two categories in the first HTML, and asks for no others", async () => {
  const { asked, services } = answering();
  const html = await renderOnServer([section("category_carousels")], services);
  expect(html).toContain("Game of one");
  expect(html).toContain("Game of two");
  expect(html).toContain("Category four");
  expect(asked).toEqual(["one", "two"]);
});

it("fetches the others when they come near, one at a time (L-2.92, L-9.08, L-9.39)", async () => {
  const { asked, open, services } = answering();
  render((await prepare([section("category_carousels")], services)).element);
  expect(asked).toEqual(["one", "two"]);
  for (const tell of seen.values()) act(() => tell([{ isIntersecting: true }]));
  await waitFor(() => expect(asked).toEqual(["one", "two", "three"]));
  act(() => open[0]?.());
  expect(await screen.findByText("Game of three")).toBeTruthy();
  await waitFor(() => expect(asked).toEqual(["one", "two", "three", "four"]));
});

it("leaves out a category that was scrolled past before its turn", async () => {
  const { asked, open, services } = answering();
  render((await prepare([section("category_carousels")], services)).element);
  const [third, fourth] = [...seen.values()];
  act(() => third?.([{ isIntersecting: true }]));
  act(() => fourth?.([{ isIntersecting: true }]));
  act(() => fourth?.([{ isIntersecting: false }]));
  act(() => open[0]?.());
  expect(await screen.findByText("Game of three")).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(asked).not.toContain("four");
});
