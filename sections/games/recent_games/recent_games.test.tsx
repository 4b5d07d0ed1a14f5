// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { game, gamesAnswer } from "../../../src/testing/games";
import { prepare, renderOnServer } from "../../../src/testing/render_section";

afterEach(cleanup);

const played = (count: number) =>
  Array.from({ length: count }, (_, index) => game({ masterCasinoGameId: index + 1, name: `Game ${index + 1}` }));

function answering(count: number) {
  const asked: string[] = [];
  const services = createTestServices({
    viewer: { session: "user", now: "2026-06-15T12:00:01Z" },
    transport: async ({ url }) => {
      asked.push(url);
      return { status: 200, body: gamesAnswer(played(count)) };
    },
  });
  return { asked, services };
}

it.each([
  ["portrait", 3, 12],
  ["square", 3, 6],
  ["thumb", 5, 6],
  ["portrait", 14, 14],
])("has with %s pictures and %i games %i places (L-9.21)", async (shape, games, places) => {
  const { services } = answering(games);
  render((await prepare([section("recent_games", { props: { shape } })], services)).element);
  expect(screen.getByRole("list").children).toHaveLength(places);
  expect(screen.getAllByRole("listitem")).toHaveLength(games);
});

it("asks again in steps of ten seconds (L-9.05)", async () => {
  const { services, asked } = answering(1);
  await renderOnServer([section("recent_games")], services);
  expect(asked[0]).toContain(`noCache=${Date.parse("2026-06-15T12:00:10Z")}`);
});

it("says that nothing was played yet (L-2.76)", async () => {
  expect(await renderOnServer([section("recent_games")], answering(0).services)).toContain("Nothing played yet");
});
