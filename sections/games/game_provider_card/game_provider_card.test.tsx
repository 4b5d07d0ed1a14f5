// @vitest-environment jsdom
import { expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { game, gamesAnswer } from "../../../src/testing/games";
import { renderOnServer } from "../../../src/testing/render_section";

const studio = { master_casino_provider_id: "lanternhouse", name: "Lanternhouse", thumbnail_url: "", gameCount: 31 };
const others = [game(), game({ masterCasinoGameId: 2, name: "Red Lantern" }), game({ masterCasinoGameId: 3, name: "Koi Kites" })];

function answering(found = [game()]) {
  const asked: string[] = [];
  const services = createTestServices({
    transport: async ({ url }) => {
      asked.push(url);
      if (url.includes("get-game-provider")) return { status: 200, body: { providers: { count: 1, rows: [studio] } } };
      return { status: 200, body: gamesAnswer(url.includes("gameCodes") ? found : others) };
    },
  });
  const route = createStore(() => ({ path: "/casino/games/ember-drake", params: { game: "ember-drake" }, search: {} }));
  return { asked, services: { ...services, route } };
}

it("has studio, link and the studio's other games in the first HTML (S-2.71)", async () => {
  const { asked, services } = answering();
  const html = await renderOnServer([section("game_provider_card", { props: { game: ":game", limit: 12 } })], services);
  expect(html).toContain('href="/providers/lanternhouse"');
  expect(html).toContain("31 games");
  expect(html).toContain("Red Lantern");
  expect(html).not.toContain("Ember Drake");
  expect(asked).toContain("/api/user/get-all-games?pageNo=1&limit=13&provider=lanternhouse");
});

it("is nothing where there is no such game", async () => {
  const { services } = answering([]);
  expect(await renderOnServer([section("game_provider_card", { props: { game: ":game" } })], services)).toContain("hidden");
});
