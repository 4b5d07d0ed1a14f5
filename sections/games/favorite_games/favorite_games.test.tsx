// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { game } from "../../../src/testing/games";
import { prepare, renderOnServer } from "../../../src/testing/render_section";

afterEach(cleanup);

/** A server that keeps favourites. */
function keeping(count: number, session: "user" | "guest" = "user") {
  let kept = Array.from({ length: count }, (_, index) =>
    game({ masterCasinoGameId: index + 1, name: `Game ${index + 1}`, isFavorite: true }),
  );
  const asked: string[] = [];
  const services = createTestServices({
    viewer: { session },
    transport: async ({ url, body }) => {
      asked.push(url);
      const { pathname, searchParams } = new URL(url, "https://foyer.example");
      if (pathname.endsWith("remove-favorite-game")) {
        kept = kept.filter(({ masterCasinoGameId }) => masterCasinoGameId !== (body as { game: number }).game);
        return { status: 200, body: { data: { success: true } } };
      }
      const [page, limit] = [Number(searchParams.get("pageNo")), Number(searchParams.get("limit"))];
      const rows = kept.slice((page - 1) * limit, page * limit);
      return { status: 200, body: { favoriteGames: { count: kept.length, rows } } };
    },
  });
  return { asked, services };
}

it("lets a game go that is no favourite any more (S-2.14)", async () => {
  const { element, queryClient } = await prepare([section("favorite_games")], keeping(2).services);
  queryClient.setDefaultOptions({ queries: { staleTime: 0 } });
  render(element);
  fireEvent.click(screen.getByRole("button", { name: "Favourite: Game 1" }));
  await waitFor(() => expect(screen.queryByText("Game 1")).toBeNull());
  expect(screen.getByText("Game 2")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Favourite: Game 2" }));
  expect(await screen.findByText("No favourites yet")).toBeTruthy();
});

it("shows more on request, until there are no more, and the focus goes on at the last ones (WCAG 2.4.3)", async () => {
  render((await prepare([section("favorite_games", { props: { limit: 2 } })], keeping(3).services)).element);
  expect(screen.getAllByRole("article")).toHaveLength(2);
  const more = screen.getByRole("button", { name: "Show more" });
  act(() => more.focus());
  fireEvent.click(more);
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(screen.getAllByRole("article")[2]?.contains(document.activeElement)).toBe(true);
});

it("asks for nothing for a guest, and says what an account is good for (L-5.09, L-6.12)", async () => {
  const { asked, services } = keeping(3, "guest");
  expect(await renderOnServer([section("favorite_games")], services)).toContain("Sign up");
  expect(asked).toEqual([]);
});
