// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Promotion } from "../../../schemas/api/promotions";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare, renderOnServer } from "../../../src/testing/render_section";

const promotion = (bonusId: number, given: Partial<Promotion> = {}): Promotion => ({
  bonusId,
  bonusType: "deposit",
  autoPayoutDays: 0,
  banner: { bannerKey: `offer-${bonusId}`, bannerTitle: { en: `Offer ${bonusId}` } },
  startAt: null,
  endAt: null,
  validOnDays: [],
  startTime: null,
  endTime: null,
  isSpecial: false,
  isClosed: false,
  currency: {},
  ...given,
});

afterEach(cleanup);

const answering = (status: number, rows: Promotion[]) => {
  const body = status === 200 ? { bonus: { count: rows.length, rows } } : { message: "No" };
  return createTestServices({ transport: async () => ({ status, body }) });
};
const rendered = (rows: Promotion[]) => renderOnServer([section("promotion_list")], answering(200, rows));

it("leaves out what pays out by itself (L-4.08)", async () => {
  const html = await rendered([promotion(1), promotion(2, { autoPayoutDays: 7 })]);
  expect(html).toContain("Offer 1");
  expect(html).not.toContain("Offer 2");
});

it("still stands when the promotions do not come (L-8.19)", async () => {
  const { element } = await prepare([section("promotion_list")], answering(500, []));
  render(element);
  expect(screen.getByRole("heading", { name: "Promotions" })).toBeTruthy();
  expect(await screen.findByText("The promotions could not be loaded")).toBeTruthy();
});

it("says when each one ends", async () => {
  const html = await rendered([promotion(1, { endAt: "2026-06-17T15:00:00Z" })]);
  expect(html.replaceAll(/<[^>]*>|\s/g, "")).toContain("Endsin2d3h");
});
