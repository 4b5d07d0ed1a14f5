// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { section } from "../../../src/testing/build";
import { categoriesAnswer, subCategory } from "../../../src/testing/categories";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare, renderOnServer } from "../../../src/testing/render_section";

afterEach(cleanup);

const categories = [
  subCategory({ slug: "mythology", name: { en: "Mythology" } }),
  subCategory({ slug: "fantasy", name: { en: "Fantasy" } }),
  subCategory({ slug: "empty", name: { en: "Empty" }, gameCount: 0 }),
];

function answering(params: Record<string, string> = {}) {
  const asked: string[] = [];
  const services = createTestServices({
    transport: async ({ url }) => {
      asked.push(url);
      return { status: 200, body: categoriesAnswer(categories) };
    },
  });
  services.route.setState({ path: "/casino", params });
  return { asked, services };
}

it("is links to the categories that hold games, in the first HTML too (S-2.73)", async () => {
  const { services } = answering();
  const html = await renderOnServer([section("category_tabs")], services);
  expect(html).toContain('href="/casino/fantasy"');
  expect(html).not.toContain("Empty");
});

it("is a list that opens in place as category_dropdown, each entry leading to its category's page (L-2.37)", async () => {
  const { services } = answering();
  render((await prepare([section("category_dropdown")], services)).element);
  const links = [...document.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual(
    expect.arrayContaining([
      [expect.stringContaining("Mythology"), "/casino/mythology"],
      [expect.stringContaining("Fantasy"), "/casino/fantasy"],
    ]),
  );
  expect(document.body.textContent).not.toContain("Empty");
});

it("asks for categories once a minute at most, however many want them (L-9.09)", async () => {
  const { services, asked } = answering();
  const sections = [section("category_tabs#a"), section("category_tabs#b"), section("category_dropdown#c")];
  const { element, queryClient } = await prepare(sections, services);
  render(element);
  const [query] = queryClient.getQueryCache().findAll();
  expect([asked.length, query?.isStaleByTime(60_000)]).toEqual([1, false]);
  const later = queryClient.getQueryCache().findAll()[0];
  if (later) later.setState({ ...later.state, dataUpdatedAt: Date.now() - 61_000 });
  expect(query?.isStaleByTime(60_000)).toBe(true);
});

it("marks the category that is open", async () => {
  const { services } = answering({ subCategorySlug: "fantasy" });
  render((await prepare([section("category_tabs")], services)).element);
  const current = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
  expect(current.map((link) => link.textContent)).toEqual(["Fantasy"]);
});

it("stays inside the top category that the route names (L-2.07, L-2.08)", async () => {
  const { services, asked } = answering({ topCategorySlug: "slots" });
  render((await prepare([section("category_tabs", { props: { topCategory: ":topCategorySlug" } })], services)).element);
  expect(asked).toEqual(["/api/user/get-all-sub-categories?topCategory=slots"]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/categories/slots",
    "/categories/slots/mythology",
    "/categories/slots/fantasy",
  ]);
});

it("shows exactly six placeholders while it loads (L-2.38)", async () => {
  const tabs = section("category_tabs", { props: { showLobby: false } });
  const { element, queryClient } = await prepare([tabs], answering().services);
  queryClient.clear();
  render(element);
  expect(within(screen.getByRole("navigation")).getAllByRole("listitem").length).toBe(6);
});
