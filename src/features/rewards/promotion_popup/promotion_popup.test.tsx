// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { activateBonus, checkCoupon, getPromoBonuses } from "../../../../schemas/api/bonuses";
import { getAllBonus, type Promotion } from "../../../../schemas/api/promotions";
import { paidUser, renderInSite, siteServices } from "../../../testing/site";
import { PromotionPopupPlace } from "./PromotionPopupPlace";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const offer: Promotion = {
  ...{ bonusId: 12, bonusType: "no_deposit", autoPayoutDays: 0, banner: { bannerTitle: { en: "Winter ten" } } },
  ...{ startAt: null, endAt: null, validOnDays: [], startTime: null, endTime: null, isSpecial: false, isClosed: false },
  ...{ currency: {}, couponCode: "WINTER26" },
  terms: {
    ...{ currencyCode: "EUR", gives: { kind: "amount", amount: 10 }, wager: { times: 20, on: "bonus" } },
    ...{ use: "REAL_TO_FUN", maxBet: 5, shares: {}, excludedGames: [], days: 7, oncePer: "player" },
  },
};

interface Situation {
  address?: string;
  user?: Partial<typeof paidUser> | null;
  promotion?: Promotion | null;
  needsEmail?: boolean;
  isCalm?: boolean;
}

async function start({
  address = "/?cpnc=WINTER26",
  user = {},
  promotion = offer,
  needsEmail = false,
  isCalm = true,
}: Situation = {}) {
  const asked: string[] = [];
  const { bonusId = 0, bonusType = "deposit" } = promotion ?? {};
  const resolved = { bonusId, bonusType, banner: {}, couponExpireIn: "2026-12-24T18:00:00Z", useCoupon: true };
  const services = siteServices({
    user: user && { ...paidUser, ...user },
    address,
    settings: { promotionPopupNeedsEmail: needsEmail },
    answers: {
      [`GET ${getPromoBonuses.path}`]: ({ url }) => (
        asked.push(url),
        { status: 200, body: { bonus: promotion ? [resolved] : [] } }
      ),
      [`GET ${getAllBonus.path}`]: { status: 200, body: { bonus: { count: 1, rows: promotion ? [promotion] : [] } } },
      [`POST ${checkCoupon.path}`]: ({ body }) => (
        asked.push(JSON.stringify(body)),
        {
          status: 200,
          body: { message: "", data: { success: false, error: "ALREADY_EXIST", errorData: null, bonusId } },
        }
      ),
      [`POST ${activateBonus.path}`]: { status: 500, body: { message: "not by this way" } },
    },
  });
  const gone: string[] = [];
  const { go } = services;
  services.go = (to, ...rest) => (gone.push(String(to)), go(to, ...rest));
  await act(async () => void renderInSite(<PromotionPopupPlace isCalm={isCalm} />, services));
  return { asked, gone, person: userEvent.setup() };
}
const quiet = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole("dialog")).toBeNull();
};

it("the offer of a code in the address opens for whoever is signed in, with its price and until when the code holds (L-4.71)", async () => {
  const { person, gone } = await start();
  const dialog = await screen.findByRole("dialog", { name: "Winter ten" });
  expect(dialog.textContent).toMatch(/WINTER26.*December 24, 2026/);
  expect(within(dialog).getByText("Wager")).toBeTruthy();
  await person.click(within(dialog).getByRole("button", { name: "Close" }));
  await quiet();
  expect([gone, localStorage.getItem("promotion-code")]).toEqual([["?cpnc="], null]);
});

it("a guest's code is kept until they are signed in, and then opens its offer on another page (L-4.71)", async () => {
  await start({ user: null });
  await quiet();
  cleanup();
  await start({ address: "/casino" });
  expect(await screen.findByRole("dialog", { name: "Winter ten" })).toBeTruthy();
});

it("where the settings want it, the offer waits for a confirmed address (L-4.71)", async () => {
  await start({ needsEmail: true, user: { isEmailVerified: false } });
  await quiet();
  cleanup();
  await start({ needsEmail: true, address: "/" });
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("a code in the address that opens nothing is told, with a way on, and then forgotten (L-2.27, L-4.71)", async () => {
  const { asked, gone, person } = await start({ promotion: null });
  const dialog = await screen.findByRole("dialog", { name: "We do not know this code" });
  expect(within(dialog).getByRole("link", { name: "See other offers" }).getAttribute("href")).toBe("/promotions");
  expect(asked.length).toBe(1);
  await person.click(within(dialog).getAllByRole("button", { name: "Close" })[0]!);
  await quiet();
  expect([gone, localStorage.getItem("promotion-code")]).toEqual([["?cpnc="], null]);
});

it("a code that was kept and opens nothing by now is forgotten, and says nothing", async () => {
  localStorage.setItem("promotion-code", "WINTER26");
  const { asked } = await start({ address: "/", promotion: null });
  await waitFor(() => expect(localStorage.getItem("promotion-code")).toBeNull());
  expect(asked.length).toBe(1);
  await quiet();
});

it.each([{ address: "/?cpnc=WINTER26&modal=login" }, { isCalm: false }])(
  "nothing opens over %j, where something else is going on",
  async (situation) => {
    const { asked } = await start(situation);
    await quiet();
    expect(asked).toEqual([]);
  },
);

it.each(["deposit", "cashback"] as const)("a %s bonus leads to the deposit with its code (L-4.72)", async (bonusType) => {
  const { person, gone } = await start({ promotion: { ...offer, bonusType } });
  await person.click(await screen.findByRole("button", { name: "Deposit and claim" }));
  expect(gone.at(-1)).toMatch(/\/deposit\?b=12&ab=1&cpnc=WINTER26$/);
  await quiet();
});

it("any other is claimed in the window, and a refusal is said in words with a way on (L-4.71, L-8.01)", async () => {
  const { person, asked } = await start();
  await person.click(await screen.findByRole("button", { name: "Claim" }));
  await waitFor(() => expect(asked.at(-1)).toContain('"coupon":"WINTER26"'));
  const refused = await screen.findByRole("dialog");
  await waitFor(() => expect(refused.textContent).not.toContain("Claiming"));
  expect(screen.getByRole("dialog").textContent).not.toContain("ALREADY_EXIST");
});

it("what the house still looks at offers no button, and what it let through is started, though it is a deposit's (L-4.18)", async () => {
  await start({ promotion: { ...offer, claimed: "held" } });
  const held = await screen.findByRole("dialog");
  expect(held.textContent).toContain("We are looking at it");
  expect(within(held).queryByRole("button", { name: /claim/i })).toBeNull();
  cleanup();
  const { person, asked } = await start({ promotion: { ...offer, bonusType: "deposit", claimed: "ready" } });
  await person.click(await screen.findByRole("button", { name: "Start it" }));
  expect(asked.join()).not.toContain('coupon":');
});
