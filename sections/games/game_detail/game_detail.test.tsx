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
  client: "slot",
  clientModel: null,
  isRestricted: false,
  provider: { master_casino_provider_id: "lanternhouse", name: "Lanternhouse", thumbnail_url: "", gameCount: 1, tagline: null },
  subCategories: [],
};

async function show(subCategoryName: Record<string, string>) {
  const services = createTestServices({
    transport: async () => ({ status: 200, body: { gameDetails: { ...game(), subCategoryName, ...more } } }),
  });
  services.route.setState({ path: "/casino/games/ember-drake", params: { game: "ember-drake" } });
  const props = { layout: "facts", fields: ["category"] };
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
