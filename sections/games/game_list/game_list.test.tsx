// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { subCategory } from "../../../src/testing/categories";
import { game, gamesAnswer } from "../../../src/testing/games";
import { prepare, renderOnServer } from "../../../src/testing/render_section";

afterEach(cleanup);

const count = 30;
const rows = Array.from({ length: count }, (_, at) => game({ masterCasinoGameId: at + 1, name: `Game ${at + 1}` }));

/** A server with thirty games, of which a search for "nothing" finds none. */
async function show(
  { failing = "", of = count, ...options }: { failing?: string; of?: number } & Parameters<typeof createTestServices>[0] = {},
  search = {},
  props = {},
) {
  const asked: URLSearchParams[] = [];
  const services = createTestServices({
    ...options,
    transport: async ({ url }) => {
      const { pathname, searchParams } = new URL(url, "https://casino.example");
      if (pathname !== "/api/user/get-all-games") return { status: 404, body: { message: "No" } };
      asked.push(searchParams);
      const page = Number(searchParams.get("pageNo")) - 1;
      if (failing === String(page + 1)) return { status: 500, body: { message: "No" } };
      const limit = Number(searchParams.get("limit"));
      const found = searchParams.get("search") === "nothing" ? [] : rows.slice(0, of);
      return { status: 200, body: gamesAnswer(found.slice(page * limit, (page + 1) * limit), found.length) };
    },
  });
  services.route.setState({ search });
  const go = vi.fn();
  services.go = go;
  const { element } = await prepare([section("game_list", { props })], services);
  render(element);
  return { asked, go, services, cards: () => screen.queryAllByRole("article").length };
}

const more = () => screen.getByRole("button", { name: "Show more" });

it("asks for the first page by sort, descending (L-4.35, L-4.37, L-9.01, L-9.02)", async () => {
  const { asked } = await show();
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ pageNo: "1", limit: "24", orderBy: "sort", orderBySort: "desc" });
});

it("leads the focus from the button that asked for the last games to the first of them (WCAG 2.4.3)", async () => {
  const { cards } = await show({ of: 20 });
  more().focus();
  fireEvent.click(more());
  await waitFor(() => expect(cards()).toBe(20));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(document.activeElement?.closest("li")?.textContent).toContain("Game 19");
});

it("shows three rows of the first page until somebody wants more, as many as its columns hold (S-1.18, L-9.20)", async () => {
  const { cards } = await show();
  expect(cards()).toBe(18);
  const hidden = screen.getAllByRole("article").map((card) => card.closest("li")?.className);
  expect([hidden[5], hidden[6], hidden[12], hidden[17]]).toEqual([
    "",
    expect.stringMatching(/^\S*notOnPhone\S*$/),
    expect.stringMatching(/notOnPhone.*notOnTablet/),
    expect.not.stringMatching(/notOnDesktop/),
  ]);
  fireEvent.click(more());
  await waitFor(() => expect(cards()).toBe(24));
  expect(screen.getByText("24 of 30")).toBeTruthy();
});

it("shows all of a list that a desktop's rows hold, on every width", async () => {
  await show({ of: 10 });
  expect(screen.getAllByRole("article").every((card) => !card.closest("li")?.className)).toBe(true);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it.each([
  [{ rows: 1 }, 6],
  [{ rows: 20 }, 24],
  [{ rows: 2, columns: { m: 1, t: 2, d: 3 } }, 6],
])("shows as many rows as %j says (S-1.18)", async (props, expected) => {
  const { cards } = await show({}, {}, props);
  expect(cards()).toBe(expected);
});

it.each([
  ["/casino", []],
  ["/", ["/casino"]],
])("leads from a list without games on %s to the lobby, unless that is where it is (S-1.18)", async (path, offered) => {
  const { services } = await show({ of: 0 });
  act(() => services.route.setState({ path }));
  expect(screen.getByText("As soon as there are some, they will be here.")).toBeTruthy();
  expect(screen.queryAllByRole("link", { name: "Browse games" }).map((link) => link.getAttribute("href"))).toEqual(offered);
});

it("shows more by its button until there is no more (L-2.35, L-4.35)", async () => {
  const { asked, cards } = await show();
  fireEvent.click(more());
  await waitFor(() => expect(cards()).toBe(24));
  fireEvent.click(more());
  await waitFor(() => expect(cards()).toBe(30));
  expect(asked[1]?.get("pageNo")).toBe("2");
  expect(screen.getByText("You have seen all 30 games")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("keeps what is there when the next page does not come", async () => {
  const { cards } = await show({ failing: "2" }, {}, { rows: 20 });
  fireEvent.click(more());
  await waitFor(() => expect(screen.getByText("The games could not be loaded")).toBeTruthy());
  expect(cards()).toBe(24);
});

it("says that a search found nothing (L-2.36, L-8.12)", async () => {
  await show({}, { search: "nothing" });
  expect(screen.getByText("No games found")).toBeTruthy();
});

it("begins by sort, descending, or with what this browser keeps, and keeps what is chosen (L-4.39, C-9.42)", async () => {
  localStorage.setItem("foyer.games", JSON.stringify({ sort: "name-asc", unplayed: true }));
  const { asked, go, services } = await show({ viewer: { session: "user" } });
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ orderBy: "sort", orderBySort: "desc" });
  await waitFor(() => expect(go).toHaveBeenCalledWith("?sort=name-asc&unplayed=true", { replace: true }));
  act(() => services.route.setState({ search: { sort: "returnToPlayer-asc" } }));
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem("foyer.games") ?? "")).toEqual({ sort: "returnToPlayer-asc", unplayed: false }),
  );
  localStorage.clear();
});

it("has search, studios, categories and orders to narrow it by (L-2.39)", async () => {
  await show();
  const named = (name: RegExp) => [...screen.queryAllByRole("button", { name }), ...screen.queryAllByLabelText(name)].length;
  expect(screen.getByRole("searchbox")).toBeTruthy();
  expect([/studio/i, /categor/i, /sort/i].filter((name) => named(name) === 0)).toEqual([]);
});

it("offers 'only unplayed' to players alone (L-2.40)", async () => {
  await show();
  expect(screen.queryByLabelText("Only unplayed")).toBeNull();
  cleanup();
  await show({ viewer: { session: "user" } });
  expect(screen.getByLabelText("Only unplayed")).toBeTruthy();
});

const studio = { master_casino_provider_id: "voltgrid", name: "Voltgrid", thumbnail_url: "", gameCount: 0 };

it.each([
  ["provider", "volt-9", 1, "<h1>This studio is not here</h1>"],
  ["provider", "voltgrid", 1, "<strong>No games here right now</strong>"],
  ["provider", "volt-9", 2, "<strong>No games here right now</strong>"], // the studios that came are not all
  ["category", "slots/heists", 1, "<h1>This category is not here</h1>"],
  ["category", "slots/crime", 1, "<strong>No games here right now</strong>"],
  ["topCategory", "heists", 1, "<h1>This category is not here</h1>"],
])("says of a page of %s without games, for %s where %d are known, %j (S-1.18)", async (kind, value, count, title) => {
  const answers: Record<string, unknown> = {
    "/api/admin/get-game-provider": { providers: { count, rows: [studio] } },
    "/api/user/get-all-sub-categories": { casinoSubCategories: { count, rows: [subCategory({ slug: "crime" })] } },
    "/api/user/get-top-categories": { topCategories: [] },
    "/api/user/get-all-games": gamesAnswer([], 0),
  };
  const services = createTestServices({
    transport: async ({ url }) => ({ status: 200, body: answers[new URL(url, "https://casino.example").pathname] }),
  });
  const props = { title: undefined, source: { kind, value }, search: false, filters: false, sort: false };
  const html = await renderOnServer([section("game_list", { props })], services);
  expect(html).toContain(title);
});
