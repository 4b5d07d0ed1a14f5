// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { becomeUser } from "../kit/session/session_store";
import { paidUser, renderInSite, type SiteOptions, siteServices } from "../testing/site";
import { Dialogs } from "./Dialogs";

afterEach(cleanup);

function open(options: SiteOptions) {
  const services = siteServices(options);
  renderInSite(<Dialogs />, services);
  return services;
}
const heading = () => screen.findByRole("heading", { level: 2 });
const none = () => expect(screen.queryByRole("dialog")).toBeNull();

it("leaves nothing in the address where a user gives up a dialog whose code is still on its way", async () => {
  const services = open({ address: "/casino?modal=rakeback&filter=new", user: paidUser });
  fireEvent.keyDown(document.body, { key: "Escape" });
  await waitFor(() => expect(services.route.getState().search).toEqual({ filter: "new" }));
});

it("shows guests the hold card, whose button leads to sign up again (L-2.25, C-2.25)", async () => {
  open({ address: "/casino?modal=hold" });
  expect((await heading()).textContent).toBe("Leaving already?");
  expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe("?modal=signup");
});

it("closes the hold card as soon as somebody is signed in (C-2.25)", async () => {
  const services = open({ address: "/?modal=hold" });
  await heading();
  act(() => becomeUser(services.session, paidUser));
  none();
});

it("keeps the hold card from users, and from guests who may not sign up (C-2.25)", async () => {
  open({ address: "/?modal=hold", user: paidUser });
  open({ address: "/?modal=hold", settings: { isRestrictedRegistration: true } });
  await act(async () => {});
  none();
});

it.each([
  [true, "hold"],
  [false, undefined],
])(
  "leads who closes the sign-up, with holdUserOnRegistration %s, to modal=%s (C-2.26)",
  async (holdUserOnRegistration, modal) => {
    const services = open({ address: "/casino?modal=signup&filter=new", settings: { holdUserOnRegistration } });
    await heading();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(services.route.getState().search["modal"]).toBe(modal));
    expect(services.route.getState().search["filter"]).toBe("new");
  },
);

const strict = { kyc: true, emailVerification: true, deposit: true, wager: 1, showFormForNonDepositors: false };

it.each([
  ["Verify your identity first", { kycStatus: "PENDING" }, "/account/verification"],
  ["Confirm your e-mail address", { isEmailVerified: false }, "/profile"],
  ["You still have to wager", { totalSpend: 20 }, "/casino"],
  ["Make a deposit first", { depositCount: 0, totalDeposit: 0 }, "/profile/deposit"],
] as const)("says %j to who can't withdraw for it, and leads there (C-2.15, C-6.16)", async (title, change, address) => {
  const user = { ...paidUser, totalSpend: 900, ...change };
  open({ address: "/?modal=upload-documents", user, settings: { withdrawalConditions: strict } });
  expect((await heading()).textContent).toBe(title);
  expect(screen.getByRole("link").getAttribute("href")).toBe(address);
});

it("says nothing to who may withdraw, nor to guests (C-6.16)", async () => {
  open({
    address: "/?modal=upload-documents",
    user: { ...paidUser, totalSpend: 900 },
    settings: { withdrawalConditions: strict },
  });
  open({ address: "/?modal=upload-documents" });
  await act(async () => {});
  none();
});

const race = (tournamentItemId: number) => ({
  ...{ tournamentItemId, title: { en: `Race ${tournamentItemId}` }, rank: tournamentItemId, prize: 10, prizeType: "MONEY" },
  ...{ status: "FINISHED", endAt: "2026-03-01T12:00:00Z" },
});
const statistics = {
  ...{ isHidden: false, isOwn: false, currencyCode: "EUR", loyaltyData: null, tournaments: [1, 2, 3, 4, 5, 6, 7].map(race) },
  userStats: {
    ...{ createdAt: "2025-11-02T09:00:00Z", nickname: "Northwind", firstName: null, uniqueId: "FO-9", favoriteGames: [] },
    kpiSummary: { casinoLifetimeBetCount: 1_200, casinoLifetimeWinCount: 300, totalBets: 61_480, totalGameCount: 64 },
  },
  currencyList: [{ code: "EUR", symbol: "€" }],
};

it.each([
  ["/?stats=FO-9", { uniqueId: "FO-9" }, "Statistics"],
  ["/?stats=9&panel=races", { userId: 9 }, "Races"],
])(
  "shows what players may know of the one at %s, figures in € and races in two tabs (C-2.45, C-2.46, C-9.32)",
  async (address, asked, first) => {
    const filters: unknown[] = [];
    open({
      address,
      user: paidUser,
      answers: {
        "GET /api/user/get-public-player-statistic": ({ url }) => {
          filters.push(JSON.parse(new URL(url, "http://site.test").searchParams.get("filters") ?? "null"));
          return { status: 200, body: statistics };
        },
      },
    });
    const tab = (name: string) => screen.findByRole("tab", { name });
    expect((await tab(first)).getAttribute("aria-selected")).toBe("true");
    expect(filters[0]).toEqual(asked);
    fireEvent.click(await tab("Statistics"));
    expect(screen.getByRole("tabpanel").textContent).toContain("€61,480");
    fireEvent.click(await tab("Races"));
    const panel = screen.getByRole("tabpanel");
    expect([panel.querySelectorAll("ul > li").length, panel.querySelectorAll("tbody tr").length]).toEqual([2, 4]);
  },
);

it("L-2.47: shows users the days of their rakeback at ?modal=rakeback, and what became of one that is claimed", async () => {
  const day = (date: string, state: string, amount: number) => ({ date, state, amount });
  const days = [day("2026-06-14", "ready", 1.2), day("2026-06-15", "earning", 0.4)];
  const offered = { bonusId: 9, currencyCode: "EUR", percent: 5, ready: 1.2, nextAt: "2026-06-16T00:00:00Z", days };
  const claimed: unknown[] = [];
  let answer: { status: number; body: unknown } = { status: 500, body: { message: "no" } };
  const services = open({
    address: "/casino?modal=rakeback&filter=new",
    user: paidUser,
    answers: {
      "GET /api/user/get-rakeback-days": () => answer,
      "POST /api/user/refresh-cashback": ({ body }) => {
        claimed.push(body);
        return { status: 200, body: { amount: 1.2, currencyCode: "EUR", errorCode: null, errorData: null } };
      },
    },
  });
  expect((await heading()).textContent).toBe("Rakeback calendar");
  const again = await screen.findByRole("button", { name: "Try again" });
  answer = { status: 200, body: { ...offered, bonusId: null, days: [] } };
  fireEvent.click(again);
  expect(await screen.findByText("No rakeback for now")).toBeTruthy();
  cleanup();
  answer = { status: 200, body: offered };
  renderInSite(<Dialogs />, services);
  fireEvent.click(await screen.findByRole("button", { name: /€1\.20/ }));
  expect(await screen.findByText("€1.20 is on your balance.")).toBeTruthy();
  expect(claimed).toEqual([{ bonusId: 9 }]);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(services.route.getState().search).toEqual({ filter: "new" });
  cleanup();
  open({ address: "/?modal=rakeback" });
  await act(async () => {});
  none();
});

it("keeps statistics from guests (C-6.03)", async () => {
  open({ address: "/?stats=FO-9" });
  await act(async () => {});
  none();
});
