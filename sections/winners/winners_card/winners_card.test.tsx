// @vitest-environment jsdom
import { expect, it } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { renderOnServer } from "../../../src/testing/render_section";

it.each([
  ["latest", "/api/user/get-current-winners", "currentWinners"],
  ["top", "/api/user/get-top-winners", "topWinners"],
])("is a card of the %s wins, five at most, in the first HTML (L-2.82, S-2.47)", async (source, path, list) => {
  const asked: URL[] = [];
  const services = createTestServices({
    transport: async ({ url }) => {
      asked.push(new URL(url, "https://casino.example"));
      return { status: 200, body: { [list]: [] } };
    },
  });
  const html = await renderOnServer([section("winners_card", { props: { source } })], services);
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get("limit")])).toEqual([[path, "5"]]);
  expect(html).toContain('data-section-type="winners_card"');
});
