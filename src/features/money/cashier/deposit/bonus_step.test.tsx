// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Promotion } from "../../../../../schemas/api/promotions";
import { section } from "../../../../testing/build";
import { createTestServices } from "../../../../testing/create_test_services";
import { prepare } from "../../../../testing/render_section";
import { paidUser } from "../../../../testing/site";
import { render, screen } from "@testing-library/react";

const promotion: Promotion = {
  bonusId: 1,
  bonusType: "deposit",
  autoPayoutDays: 0,
  banner: { bannerKey: "gift", bannerTitle: { en: "The gift" }, bannerTerms: { en: "<p>99× in 3 days</p>" } },
  startAt: null,
  endAt: null,
  validOnDays: [],
  startTime: null,
  endTime: null,
  isSpecial: false,
  isClosed: false,
  currency: { EUR: { min_deposit_amount: 20 } },
  terms: {
    currencyCode: "EUR",
    gives: { kind: "match", percent: 100, cap: 200, minDeposit: 20 },
    wager: { times: 35, on: "bonus" },
    use: "REAL_TO_FUN",
    maxBet: 5,
    shares: {},
    excludedGames: [],
    days: 30,
    oncePer: "household",
  },
};

it("beside the choice of a bonus stand the terms that the engine goes by, and not what was once written about it", async () => {
  const asked: string[] = [];
  const services = createTestServices({
    viewer: { session: "user" },
    transport: async ({ url }) => {
      asked.push(url);
      return url.includes("get-all-bonus")
        ? { status: 200, body: { bonus: { count: 1, rows: [promotion] } } }
        : { status: 404, body: { message: "No" } };
    },
  });
  services.session.setState({ user: paidUser });
  const { container } = render((await prepare([section("deposit_bonus_select")], services)).element);
  expect(await screen.findByText("35× the bonus")).toBeTruthy();
  for (const words of ["€20.00", "€5.00", "30 days", "Household"]) expect(container.textContent).toContain(words);
  expect(container.textContent).not.toContain("99×");
  expect(asked.some((url) => url.includes("with=terms"))).toBe(true);
});
