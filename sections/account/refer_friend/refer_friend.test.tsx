// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { siteSettings } from "../../../schemas/settings";
import { becomeUser } from "../../../src/kit/session/session_store";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const link = "https://foyer.test/?ref=ABCDEFGH";
const referral = {
  link,
  qr: { size: 21, path: "M0 0h1v1h-1z" },
  visits: 18,
  registrations: 4,
  revenue: 12.5,
  currencyCode: "EUR",
  code: "ABCDEFGH",
  percent: 25,
  yearly: 20,
  current: {
    month: "2026-11",
    lines: [{ currencyCode: "EUR", bets: 480, wins: 400, bonuses: 10, net: 70, share: 17.5 }],
    paidFrom: "2026-12-01",
  },
  friends: [
    {
      name: "nordlys77",
      since: "2026-03-04T10:00:00Z",
      counts: true,
      isLookedAt: false,
      brought: [{ currencyCode: "EUR", amount: -70 }],
    },
    { name: null, since: "2026-03-05T10:00:00Z", counts: false, isLookedAt: false, brought: [] },
  ],
  payments: [
    {
      month: "2026-10",
      percent: 20,
      lines: [{ currencyCode: "EUR", bets: 10, wins: 40, bonuses: 0, net: -30, share: 0 }],
      paid: 0,
      currencyCode: "EUR",
      at: "2026-11-01T00:01:00Z",
    },
  ],
};

async function show({ percent = 25, props = {}, status = 200, isUser = true, more = {} } = {}) {
  const services = {
    ...createTestServices({ transport: async () => ({ status, body: { referral: { ...referral, ...more } } }) }),
    settings: z.parse(siteSettings, { referAFriendPercent: percent }),
  };
  if (isUser) becomeUser(services.session, paidUser);
  const { element } = await prepare([section("refer_friend", { props })], services);
  const { container } = await act(async () => render(element));
  return container.querySelector<HTMLElement>("[data-section]");
}
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });

it("shows the link, the same to be scanned, and what came of it (S-2.17, C-2.43)", async () => {
  const card = await show();
  expect(screen.getByLabelText<HTMLInputElement>("Your link").value).toBe(link);
  expect(screen.getByRole("img", { name: "Your link as a QR code" })).toBeTruthy();
  expect(card?.textContent).toContain("Visits18Sign-ups4Paid to you€12.50");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Bring a friend and earn 25%");
});

it("computes the month that runs in front of the player, and lists friends as they chose to be shown (S-2.17)", async () => {
  const card = await show();
  const words = card?.textContent ?? "";
  expect(words).toContain("Your friends bet€480.00less what they won−€400.00less bonuses they got−€10.00");
  expect(words).toContain("Their play brought us+€70.00Your 25%€17.50");
  expect(words).toContain("paid from December 1 by itself");
  expect(words).toContain("nordlys77since Mar 4, 2026−€70.00");
  expect(words).toContain("A friendsince Mar 5, 2026 · does not count");
  expect(words).toContain("October 2026nothing to pay, counted on Nov 1, 2026");
  expect(words).toContain("Below zero counts as nothing");
  expect(words).toContain("20 friends a year count");
});

it("says where nobody came yet, and nothing was played (S-2.17)", async () => {
  await show({ more: { friends: [], payments: [], current: { ...referral.current, lines: [] } } });
  expect(screen.getByText("Nobody yet")).toBeTruthy();
  expect(screen.getByText("Nothing to count yet")).toBeTruthy();
});

it("keeps the percentage to itself where it should (S-2.17)", async () => {
  await show({ props: { percentFromSettings: false } });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Bring a friend");
});

it("says for two seconds that the link was copied (C-4.70, C-9.19)", async () => {
  const writeText = vi.fn(async () => {});
  clipboard(writeText);
  await show();
  vi.useFakeTimers(); // from here on time passes as the test says
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy" })));
  expect(screen.getByText("Copied")).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(link);
  act(() => vi.advanceTimersByTime(1_900));
  expect(screen.queryByText("Copied")).toBeTruthy();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByText("Copied")).toBeNull();
});

it("is silent where the browser does not let it copy (C-4.70)", async () => {
  clipboard(() => Promise.reject(new Error("denied")));
  await show();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy" })));
  expect(screen.queryByText("Copied")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["guests", { isUser: false }],
  ["anybody where friends earn nothing", { percent: 0 }],
])("is not there for %s (C-6.07)", async (_, options) => {
  expect((await show(options))?.hidden).toBe(true);
});

it("says so where it does not load", async () => {
  await show({ status: 503 });
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
});
