// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { game, gamesAnswer } from "../../../src/testing/games";
import { prepare } from "../../../src/testing/render_section";

afterEach(cleanup);

const count = 30;
const rows = Array.from({ length: count }, (_, at) => game({ masterCasinoGameId: at + 1, name: `Game ${at + 1}` }));

/** A server with thirty games, of which a search for "nothing" finds none. */
async function show(
  { failing = "", ...options }: { failing?: string } & Parameters<typeof createTestServices>[0] = {},
  search = {},
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
      const found = searchParams.get("search") === "nothing" ? [] : rows;
      return { status: 200, body: gamesAnswer(found.slice(page * limit, (page + 1) * limit), found.length) };
    },
  });
  services.route.setState({ search });
  const { element } = await prepare([section("game_list")], services);
  render(element);
  return { asked, cards: () => screen.queryAllByRole("article").length };
}

it("asks for the first page by sort, descending (L-4.35, L-4.37, L-9.01, L-9.02)", async () => {
  const { asked, cards } = await show();
  expect(cards()).toBe(24);
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ pageNo: "1", limit: "24", orderBy: "sort", orderBySort: "desc" });
});

it("shows more by its button until there is no more (L-2.35, L-4.35)", async () => {
  const { asked, cards } = await show();
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(cards()).toBe(30));
  expect(asked[1]?.get("pageNo")).toBe("2");
  expect(screen.getByText("You have seen all 30 games")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("keeps what is there when the next page does not come", async () => {
  const { cards } = await show({ failing: "2" });
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(screen.getByText("The games could not be loaded")).toBeTruthy(), { timeout: 5000 });
  expect(cards()).toBe(24);
});

it("says that a search found nothing (L-2.36, L-8.12)", async () => {
  await show({}, { search: "nothing" });
  expect(screen.getByText("No games found")).toBeTruthy();
});

it("offers 'only unplayed' to players alone (L-2.40)", async () => {
  await show();
  expect(screen.queryByLabelText("Only unplayed")).toBeNull();
  cleanup();
  await show({ viewer: { session: "user" } });
  expect(screen.getByLabelText("Only unplayed")).toBeTruthy();
});
