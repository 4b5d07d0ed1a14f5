// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Promotion } from "../../../schemas/api/promotions";
import { becomeUser } from "../../../src/kit/session/session_store";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

afterEach(cleanup);

const offer = (bonusId: number, title: string, currency: Promotion["currency"]): Promotion => ({
  bonusId,
  bonusType: "deposit",
  autoPayoutDays: 0,
  banner: { bannerTitle: { en: title } },
  startAt: null,
  endAt: null,
  validOnDays: [],
  startTime: null,
  endTime: null,
  isSpecial: false,
  isClosed: false,
  currency,
});

/** Buttons of one page, which hold the same answers. */
async function show(props: Record<string, unknown> | Record<string, unknown>[], { isUser = true } = {}) {
  const asked: string[] = [];
  const services = createTestServices({
    transport: async ({ url }) => {
      asked.push(url);
      const rows = [
        offer(1, "For Norway", { NOK: { min_deposit_amount: 200 } }),
        offer(2, "50% extra", { EUR: { min_deposit_amount: 20 } }),
      ];
      return { status: 200, body: { bonus: { count: 2, rows } } };
    },
  });
  if (isUser) becomeUser(services.session, paidUser);
  const sections = [props].flat().map((own, index) => section(`deposit_button#${index}`, { props: own }));
  const { element } = await prepare(sections, services);
  await act(async () => render(element));
  return asked;
}
const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

it("leads to the deposit page, and asks for nothing (S-2.62)", async () => {
  expect(await show({ showBonus: false })).toEqual([]);
  expect(links()).toEqual([["Deposit", "/profile/deposit"]]);
});

it("leads where it should (S-2.62)", async () => {
  await show({ showBonus: false, title: { en: "Top up" }, link: { url: "/promotions" } });
  expect(links()).toEqual([["Top up", "/promotions"]]);
});

it("names the offer that the player's currency has, and takes it along (S-2.62, L-2.30)", async () => {
  await show({ showBonus: true });
  expect(links()).toEqual([
    ["Deposit", "/profile/deposit"],
    ["Deposit with 50% extra", "/profile/deposit?b=2&ab=1"],
  ]);
});

it("names no offer where it should not, also where another button has asked for them (S-2.62)", async () => {
  await show([{ showBonus: true }, { showBonus: false }]);
  expect(links().map(([words]) => words)).toEqual(["Deposit", "Deposit with 50% extra", "Deposit"]);
});

it("asks guests to sign up", async () => {
  expect(await show({ showBonus: true }, { isUser: false })).toEqual([]);
  expect(links()).toEqual([["Deposit", "?modal=signup"]]);
});
