// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Theme } from "../../../schemas/settings";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

afterEach(cleanup);

const bonus = { bonusId: 4, wagerLeft: 320, amountToWager: 800 };

async function show(theme: Theme, props: Record<string, unknown> = {}) {
  const services = { ...createTestServices({ viewer: { session: "user" } }), theme };
  services.session.setState({ user: { ...paidUser, totalDeposit: 300, totalSpend: 172.4, activeBonus: bonus } });
  render((await prepare([section("game_wager", { props })], services)).element);
  return screen.getByRole("region", { name: "Active bonus" }).textContent;
}

it("says how much of the active bonus is left and how far it is, and compact only what is left (S-2.69, L-2.72)", async () => {
  expect(await show("default")).toMatch(/€320\.00 left to wager.*60% done.*€480\.00 \/ €800\.00/);
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("60");
  cleanup();
  expect(await show("default", { compact: true })).not.toMatch(/done/);
});

it("has one figure on wincraft: what is left of all deposits, which no bonus measures (S-2.69, L-5.24)", async () => {
  expect(await show("wincraft")).toMatch(/€127\.60 left to wager/);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.queryByText(/480/)).toBeNull();
});
