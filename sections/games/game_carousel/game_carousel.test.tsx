// @vitest-environment jsdom
import { expect, it } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { game, gamesAnswer } from "../../../src/testing/games";
import { renderOnServer } from "../../../src/testing/render_section";

const of = (props: Record<string, unknown>) => [section("game_carousel", { props })];

const answering = (body: unknown, viewer = {}) => {
  const asked: string[] = [];
  const services = createTestServices({
    viewer,
    transport: async ({ url }) => {
      asked.push(url);
      return { status: 200, body };
    },
  });
  return { asked, services };
};

it("has its games in the first HTML, and asks for 24 where 20 are wanted (L-5.10)", async () => {
  const { asked, services } = answering(gamesAnswer([game()]));
  expect(await renderOnServer(of({ limit: 20 }), services)).toContain("Ember Drake");
  expect(asked).toEqual(["/api/user/get-all-games?pageNo=1&limit=24&collection=popular"]);
});

it("asks for 24 games where nobody says how many (L-9.19)", async () => {
  const { asked, services } = answering(gamesAnswer([game()]));
  await renderOnServer(of({ source: { kind: "category", value: "fantasy" } }), services);
  expect(new URLSearchParams(asked[0]?.split("?")[1]).get("limit")).toBe("24");
});

it("reads a route's parameter where its source names one", async () => {
  const { asked, services } = answering(gamesAnswer([game()]));
  services.route.setState({ params: { subCategorySlug: "fantasy" } });
  await renderOnServer(of({ source: { kind: "category", value: ":subCategorySlug" } }), services);
  expect(asked[0]).toContain("category=fantasy");
});

it.each([
  ["favorites", "No favourites yet"],
  ["recent", "Nothing played yet"],
])("says that there are no games of the kind %s (L-2.76, L-2.77)", async (kind, words) => {
  const { services } = answering(kind === "favorites" ? { favoriteGames: { count: 0, rows: [] } } : gamesAnswer([]), {
    session: "user",
  });
  expect(await renderOnServer(of({ source: { kind } }), services)).toContain(words);
});

it("asks for no games of their own for a guest (S-0.09)", async () => {
  const { asked, services } = answering(gamesAnswer([]));
  expect(await renderOnServer(of({ source: { kind: "favorites" } }), services)).toContain("Sign up");
  expect(asked).toEqual([]);
});

it("asks again for what was played lately, in steps of ten seconds (L-9.05)", async () => {
  const { asked, services } = answering(gamesAnswer([game()]), { session: "user", now: "2026-06-15T12:00:01Z" });
  await renderOnServer(of({ source: { kind: "recent" } }), services);
  expect(asked[0]).toContain(`noCache=${Date.parse("2026-06-15T12:00:10Z")}`);
});
