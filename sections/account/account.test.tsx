// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import * as z from "zod/mini";
import { siteSettings } from "../../schemas/settings";
import type { User } from "../../schemas/user";
import type { Transport } from "../../src/kit/api/api";
import { becomeUser } from "../../src/kit/session/session_store";
import { section } from "../../src/testing/build";
import { createTestServices } from "../../src/testing/create_test_services";
import { prepare } from "../../src/testing/render_section";
import { paidUser } from "../../src/testing/site";
import type { SectionType } from "../schemas";

afterEach(cleanup);

interface Options {
  user?: Partial<User> | null;
  settings?: z.input<typeof siteSettings>;
  props?: Record<string, unknown>;
  transport?: Transport;
}

async function show(type: SectionType, { user = {}, settings = {}, props = {}, transport }: Options = {}) {
  const services = { ...createTestServices(transport ? { transport } : {}), settings: z.parse(siteSettings, settings) };
  if (user) becomeUser(services.session, { ...paidUser, ...user });
  const { element } = await prepare([section(type, { props })], services);
  const { container } = await act(async () => render(element));
  return container.querySelector<HTMLElement>("[data-section]");
}
const titles = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it.each([
  "profile_summary",
  "profile_balance",
  "profile_bonuses",
  "profile_documents",
  "profile_edit_card",
  "login_info",
  "account_security",
  "profile_promo_code",
  "profile_loyalty",
] as const)("shows nobody but users a %s (C-2.39)", async (type) => {
  expect((await show(type, { user: null }))?.hidden).toBe(true);
});

it("has the cards of the account in one grid, each once (S-2.01, C-2.39)", async () => {
  await show("profile_summary", { props: { cards: ["edit", "balance", "edit", "bonuses", "documents"] } });
  expect(titles()).toEqual(["Your details", "Balance", "Bonuses", "Documents"]);
  cleanup();
  await show("profile_summary", { props: { cards: ["promo_code", "transactions"] } });
  expect(titles()).toEqual(["Promo code", "Last payments"]);
  expect(screen.getByRole("textbox", { name: "Coupon code" })).toBeTruthy();
});

it.each([
  [{ showBonuses: false }, ["Balance", "Documents", "Your details", "Last payments", "VIP club"], "C-1.15"],
  [
    { withdrawalConditions: { kyc: false } },
    ["Balance", "Bonuses", "Your details", "Last payments", "VIP club", "Promo code"],
    "C-1.16",
  ],
])("leaves out what the settings %j take away (C-6.10, %s)", async (settings, expected, _requirement) => {
  await show("profile_summary", { settings });
  expect(titles()).toEqual(expected);
  cleanup();
  const single = await show("showBonuses" in settings ? "profile_bonuses" : "profile_documents", { settings });
  expect(single?.hidden).toBe(true);
});

it("shows all money, what of it is one's own, and the ways in and out (S-2.02)", async () => {
  const card = await show("profile_balance", { user: { totalSpend: 900 } });
  expect(card?.textContent).toContain("€1,284.50");
  expect(card?.textContent).toContain("Bonus money€100.00");
  expect([hrefOf("Deposit"), hrefOf("Withdraw")]).toEqual(["/profile/deposit", "/profile/withdraw"]);
  expect(card?.querySelector("img")?.getAttribute("src")).toBe("/logos/crypto/eur.webp"); // L-7.61, C-9.33
});

it("keeps bonus money to itself where it should (S-2.02)", async () => {
  expect((await show("profile_balance", { props: { showNonCash: false } }))?.textContent).not.toContain("Bonus money");
});

it("leads to what is in the way instead of the withdrawal: the dialog of documents (C-6.11, C-4.47)", async () => {
  await show("profile_balance", { user: { kycStatus: "PENDING" } });
  expect(hrefOf("Withdraw")).toBe("?modal=upload-documents");
});

it("says what is left to wager, how far that is, and leads to promotions and history (S-2.03, L-5.24)", async () => {
  const card = await show("profile_bonuses", { user: { activeBonus: { bonusId: 1, wagerLeft: 320, amountToWager: 800 } } });
  expect(card?.textContent).toContain("€320.00");
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("60");
  expect([hrefOf("See offers"), hrefOf("Earlier bonuses")]).toEqual(["/promotions", "/profile/bonus-history"]);
});

it("leads where its own props say (S-2.03)", async () => {
  await show("profile_bonuses", { props: { promotionsUrl: "/offers", historyUrl: "/past" } });
  expect([hrefOf("See offers"), hrefOf("Earlier bonuses")]).toEqual(["/offers", "/past"]);
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it.each([
  ["APPROVED", "Confirmed", "See documents"],
  ["PENDING", "Requested", "Verify your identity"],
  ["REJECTED", "Rejected", "Verify your identity"],
  ["SOMETHING_NEW", "In review", "Verify your identity"],
])("says how documents that are %s stand, and what to do (S-2.04, C-4.53)", async (kycStatus, words, action) => {
  await show("profile_documents", { user: { kycStatus: kycStatus as "PENDING" } }); // a server may know more of them
  expect(screen.getByText(words)).toBeTruthy();
  expect(hrefOf(action)).toBe("/account/verification");
});

it("goes once documents are approved, where it should (S-2.04)", async () => {
  expect((await show("profile_documents", { props: { showWhenApproved: false } }))?.hidden).toBe(true);
});

it("says how complete the profile is and names what is missing (S-2.06, C-5.26)", async () => {
  const user = { firstName: null, dateOfBirth: "1900-01-01", address: null };
  const card = await show("profile_edit_card", { user, settings: { allowDepWithoutAddress: false } });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "First name",
    "Date of birth",
    "Address",
  ]);
  expect(card?.textContent).toContain("57%");
  expect(hrefOf("Fill in the rest")).toBe("/profile/edit-profile");
});

const loginInfo = {
  currentIp: "203.0.113.7",
  lastLoginAt: "2026-06-13T10:00:00Z",
  lastLoginCountry: "DE",
  lastLoginSubdivision: "Berlin",
};
const answering =
  (info: object): Transport =>
  async () => ({ status: 200, body: { user: paidUser, loginInfo: { ...loginInfo, ...info } } });

it("says from where one calls and when and where the last login was (S-2.18)", async () => {
  const card = await show("login_info", { transport: answering({}) });
  expect(card?.textContent).toContain("203.0.113.7");
  expect(card?.textContent).toContain("June 13, 2026");
  expect(card?.textContent).toContain("Germany (Berlin)"); // L-2.54
});

it("keeps the address to itself where it should, and says that it is the first login (S-2.18)", async () => {
  const transport = answering({ lastLoginAt: null, lastLoginCountry: null, lastLoginSubdivision: null });
  const card = await show("login_info", { props: { showIp: false }, transport });
  expect(card?.textContent).not.toContain("203.0.113.7");
  expect(card?.textContent).toContain("This is your first login");
});

it("says so where it does not load (S-2.18)", async () => {
  await show("login_info", { transport: async () => ({ status: 503, body: {} }) });
  expect(await screen.findByText(/It could not be loaded/)).toBeTruthy();
});

const club = {
  loyalty: { name: { en: "Silver" }, points: 120, endPoint: 500 },
  own: {
    ...{
      level: 1,
      userName: "Mara",
      loyaltyName: { en: "Silver" },
      levelImage: "/silver.svg",
      levelPoints: 0,
      currentLevelPoints: 120,
    },
    ...{ next: { level: 2, loyaltyName: { en: "Gold" }, missing: 380 }, percent: 24, keep: null },
    gift: { state: "none", amount: 0, currencyCode: "EUR", day: null, until: null },
  },
  levels: ["Silver", "Gold"].map((name, index) => ({
    ...{
      level: index + 1,
      loyaltyName: { en: name },
      levelImage: null,
      points: index * 500,
      keepPoints: 0,
      rakebackPercent: 5 * index,
    },
    ...{ payoutHours: 24, isPayoutFaster: false, birthdayGift: 0, hasHost: false, extra: {} },
  })),
  ...{ giftCurrencyCode: "EUR", keepMonths: 12, warnDays: 60, host: null },
  formula: { pointsPerEuro: 12, games: [{ identifier: "dice", name: "Dice", edge: 1 }] },
};
const withClub: Transport = async () => ({ status: 200, body: club });

it("says the points and where the next level begins, with the level's name and picture where it should (S-2.08, L-5.26)", async () => {
  const card = await show("profile_loyalty", { transport: withClub });
  expect(card?.textContent).toContain("120.00 / 500.00 points");
  expect([card?.textContent?.includes("Silver"), card?.innerHTML.includes("silver.svg")]).toEqual([true, true]);
  cleanup();
  const plain = await show("profile_loyalty", { transport: withClub, props: { showBadge: false } });
  expect([plain?.textContent?.includes("Silver"), plain?.innerHTML.includes("silver.svg")]).toEqual([false, false]);
  expect(plain?.textContent).toContain("120.00");
});

it("shows how far the level is, as a progress bar that can be read (L-2.87)", async () => {
  await show("loyalty_progress", { transport: withClub });
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("24");
});

it("has the club's own words, and its levels where it should (S-2.21)", async () => {
  const props = { body: { en: "<p>Who plays, <b>comes in</b>.</p>" } };
  const block = await show("vip_club", { transport: withClub, props });
  expect(block?.textContent).toContain("Who plays, comes in.");
  expect(block?.textContent).toContain("Gold");
  cleanup();
  const plain = await show("vip_club", { transport: withClub, props: { ...props, levels: false } });
  expect([plain?.textContent?.includes("comes in"), plain?.textContent?.includes("Gold")]).toEqual([true, false]);
});

it.each([
  [{}, "/promotions"],
  [{ redirectUrl: "/thanks" }, "/thanks"],
])("redeems a code from a card and leads on (S-2.09, %j)", async (props, expected) => {
  const sent: unknown[] = [];
  const services = createTestServices({
    transport: async ({ url, body, method }) => {
      if (method === "POST") sent.push([url, body]);
      if (url.includes("check-coupon"))
        return { status: 200, body: { data: { success: true, bonusId: 1, error: null, errorData: null }, message: "Done" } };
      return { status: 200, body: { userBonus: { count: 0, rows: [] }, lastBonus: null } };
    },
  });
  const went: string[] = [];
  services.go = (address: string) => void went.push(address);
  becomeUser(services.session, paidUser);
  const { element } = await prepare([section("profile_promo_code", { props })], services);
  await act(async () => render(element));
  await userEvent.type(screen.getByRole("textbox"), " WINTER26 {Enter}");
  await waitFor(() => expect(went).toEqual([expected]));
  expect(sent[0]).toEqual(["/api/user/check-coupon", { coupon: "WINTER26", replace: false }]);
});
