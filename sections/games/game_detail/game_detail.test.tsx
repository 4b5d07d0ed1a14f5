// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { game } from "../../../src/testing/games";
import { prepare } from "../../../src/testing/render_section";

afterEach(cleanup);

const more = {
  description: {},
  volatility: null,
  themes: [],
  rating: 4,
  releasedAt: "2026-01-01T00:00:00Z",
  returns: [
    { version: 3, returnToPlayer: 96.5, since: "2026-11-12T00:10:00Z" },
    { version: 2, returnToPlayer: 95.1, since: "2026-03-01T00:00:00Z" },
  ],
  client: "slot",
  clientModel: null,
  isRestricted: false,
  provider: { master_casino_provider_id: "lanternhouse", name: "Lanternhouse", thumbnail_url: "", gameCount: 1, tagline: null },
  subCategories: [],
};

async function show(
  subCategoryName: Record<string, string>,
  { fields = ["category"], ...facts }: { fields?: string[]; client?: string | null } = {},
) {
  const services = createTestServices({
    transport: async () => ({ status: 200, body: { gameDetails: { ...game(), subCategoryName, ...more, ...facts } } }),
  });
  services.route.setState({ path: "/casino/games/ember-drake", params: { game: "ember-drake" } });
  const props = { layout: "facts", fields };
  render((await prepare([section("game_detail", { props })], services)).element);
}

it("a list of details without one says that there is no data available (L-8.13)", async () => {
  await show({ en: "Dragons" });
  expect((await screen.findByText("Category")).nextElementSibling?.textContent).toBe("Dragons");
  expect(screen.queryByText("No data available")).toBeNull();
  cleanup();
  await show({});
  expect(await screen.findByText("No data available")).toBeTruthy();
});

it("says which version of its return a game has, and since when; a game of the house says its edge too", async () => {
  const factOf = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;
  await show({ en: "Dragons" }, { fields: ["stats"] });
  expect(await screen.findByText("RTP version")).toBeTruthy();
  expect([factOf("RTP version"), factOf("House edge")]).toEqual(["3, since Nov 12, 2026", "3.5%"]);
  for (const client of ["studio", null]) {
    cleanup();
    await show({ en: "Dragons" }, { fields: ["stats"], client });
    expect(await screen.findByText("RTP version")).toBeTruthy();
    expect(factOf("House edge")).toBeUndefined();
  }
});
