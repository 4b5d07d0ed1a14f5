// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { UserBonus } from "../../schemas/api/bonuses";
import type { Promotion } from "../../schemas/api/promotions";
import type { OfferTerms } from "../../schemas/offer_terms";
import { section } from "../../src/testing/build";
import { createTestServices } from "../../src/testing/create_test_services";
import { prepare, renderOnServer } from "../../src/testing/render_section";
import { paidUser } from "../../src/testing/site";

afterEach(cleanup);

const terms: OfferTerms = {
  currencyCode: "EUR",
  gives: { kind: "amount", amount: 10 },
  wager: { times: 20, on: "bonus" },
  use: "REAL_TO_FUN",
  maxBet: 5,
  shares: {},
  excludedGames: [],
  days: 7,
  oncePer: "player",
};
const offer = (bonusId: number, given: Partial<Promotion> = {}): Promotion => ({
  bonusId,
  bonusType: "no_deposit",
  autoPayoutDays: 0,
  banner: {
    bannerKey: `offer-${bonusId}`,
    bannerTitle: { en: `Offer ${bonusId}` },
    bannerImageUrl: { src: "/own.avif", alt: { en: "Its picture" } },
  },
  startAt: null,
  endAt: null,
  validOnDays: [],
  startTime: null,
  endTime: null,
  isSpecial: false,
  isClosed: false,
  currency: {},
  terms,
  ...given,
});
const taken = (given: Partial<UserBonus> = {}): UserBonus => ({
  userBonusId: 4,
  bonusId: 1,
  bonusType: "no_deposit",
  status: "ACTIVE",
  reason: null,
  wageringType: "REAL_TO_FUN",
  currencyCode: "EUR",
  bonusAmount: 10,
  multiplier: 20,
  wagerLeft: 150,
  amountToWager: 200,
  balance: 7.5,
  spinsLeft: 0,
  startAt: "2026-06-10T10:00:00Z",
  expireAt: "2026-06-25T18:30:00Z",
  endedAt: null,
  paid: 0,
  burned: 0,
  terms,
  games: [],
  banner: { bannerTitle: { en: "Offer 1" } },
  ...given,
});

interface Server {
  offers?: Promotion[];
  bonuses?: UserBonus[];
  /** What a claim answers. */
  answers?: object;
  isGuest?: boolean;
  search?: Record<string, string>;
  activeBonusId?: number;
}

/** A site with these offers and bonuses, and what it was asked to do. */
function site({ offers = [offer(1)], bonuses = [], answers, isGuest, search = {}, activeBonusId }: Server = {}) {
  const sent: [string, unknown][] = [];
  const services = createTestServices({
    ...(!isGuest && { viewer: { session: "user" as const } }),
    transport: async ({ method, url, body }) => {
      if (url.includes("get-all-bonus")) return { status: 200, body: { bonus: { count: offers.length, rows: offers } } };
      if (url.includes("get-user-bonus")) {
        const wanted = new URL(url, "http://x").searchParams.get("status")?.split(",") ?? [];
        const rows = bonuses.filter(({ status }) => wanted.length === 0 || wanted.includes(status));
        return { status: 200, body: { userBonus: { count: rows.length, rows }, lastBonus: bonuses[0] ?? null } };
      }
      if (method === "GET") return { status: 404, body: { message: "No" } };
      sent.push([url.split("?")[0] ?? "", body]);
      return {
        status: 200,
        body: answers ?? { data: { success: true, bonusId: 1, error: null, errorData: null }, message: "Done" },
      };
    },
  });
  const went: string[] = [];
  services.go = (address: string) => void went.push(address);
  const activeBonus = activeBonusId === undefined ? null : { bonusId: activeBonusId, amountToWager: 200, wagerLeft: 150 };
  if (!isGuest) services.session.setState({ user: { ...paidUser, activeBonus } as typeof paidUser });
  services.route.setState({ search });
  return { services, sent, went };
}
const card = (props: object = {}) => section("bonus_claim_card", { props: { bonusId: 1, ...props } });
async function show(server: Server, type: Parameters<typeof section>[0] = "bonus_claim_card") {
  const all = site(server);
  render((await prepare([type === "bonus_claim_card" ? card() : section(type)], all.services)).element);
  return { ...all, person: userEvent.setup() };
}

describe("a claim", () => {
  it("L-4.01, L-4.03: works, then says in a dialog what was got", async () => {
    const { person, sent } = await show({ bonuses: [taken()] });
    await person.click(screen.getByRole("button", { name: "Claim" }));
    expect(await screen.findByRole("dialog")).toBeTruthy();
    expect(sent).toMatchObject([["/api/user/activate-bonus", { bonusId: 1 }]]);
  });

  it("L-2.33, L-8.01: a refusal is said in a dialog too, in words", async () => {
    const answers = { data: { success: false, bonusId: 1, error: "MAXIMUM_PARTICIPANTS", errorData: null }, message: "no" };
    const { person } = await show({ answers });
    await person.click(screen.getByRole("button", { name: "Claim" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).not.toContain("MAXIMUM");
    expect(dialog.textContent?.length).toBeGreaterThan(20);
  });

  it("L-4.04, L-8.09: one that starts with a deposit leads to the deposit page with its id in b", async () => {
    const answers = {
      data: { success: false, bonusId: 1, error: "DEPOSIT_BONUS", errorData: null },
      message: "It starts with a deposit.",
    };
    const { person, went } = await show({ answers });
    await person.click(screen.getByRole("button", { name: "Claim" }));
    await waitFor(() => expect(went).toHaveLength(1));
    expect(went[0]).toContain("b=1");
  });

  it("L-4.05, C-6.04: a guest has a link to sign up in its place", async () => {
    const html = await renderOnServer([card()], site({ isGuest: true }).services);
    expect(html).toMatch(/<a[^>]*href="[^"]*modal=signup/);
    expect(html).not.toContain("Claim");
  });

  it.each(["cashback", "from_promo", "promotion"] as const)(
    "L-4.19, C-6.18: has no button for the type %s",
    async (bonusType) => {
      const html = await renderOnServer([card()], site({ offers: [offer(1, { bonusType })] }).services);
      expect(html).toContain("Offer 1");
      expect(html).not.toContain("Claim");
    },
  );

  it.each(["deposit", "no_deposit", "instant_cashback", "freespins"] as const)(
    "L-4.19: has one for the type %s",
    async (bonusType) => {
      expect(await renderOnServer([card()], site({ offers: [offer(1, { bonusType })] }).services)).toMatch(
        /Claim|Deposit and claim/,
      );
    },
  );

  it("L-4.18, L-4.17, S-2.28: the one that runs has none; its picture gives way to the claimed one and its label", async () => {
    const { services } = site({ activeBonusId: 1 });
    const props = { claimedImage: { src: "/claimed.avif", alt: "" }, label: { en: "It is yours" } };
    const { container } = render((await prepare([card(props)], services)).element);
    expect(screen.getByText("It is yours")).toBeTruthy();
    expect(container.innerHTML).toContain("claimed.avif");
    expect(container.innerHTML).not.toContain("own.avif");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("bonuses that were taken", () => {
  it("L-4.10, L-4.11, L-2.83, S-2.25, L-9.24: the running one can be played, paid in for and refreshed; when it ends stands in full", async () => {
    const { person, sent } = await show(
      { bonuses: [taken()], answers: { amount: 0, currencyCode: "EUR", errorCode: null, errorData: null } },
      "active_bonuses",
    );
    expect(await screen.findByText(/June 25, 2026/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Play" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Deposit" }).getAttribute("href")).toContain("deposit");
    await person.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(sent).toEqual([["/api/user/refresh-cashback", { bonusId: 1 }]]));
  });

  it("C-8.14: a refresh that fails takes nothing away: the bonus stands as it was", async () => {
    const { services } = site({ bonuses: [taken()] });
    const { call } = services.api;
    services.api.call = ((endpoint: { path: string }, ...rest: unknown[]) =>
      endpoint.path.includes("refresh-cashback")
        ? Promise.reject(new Error("down"))
        : (call as (...all: unknown[]) => unknown)(endpoint, ...rest)) as typeof call;
    render((await prepare([section("active_bonuses")], services)).element);
    await userEvent.click(await screen.findByRole("button", { name: "Refresh" }));
    expect(await screen.findByRole("button", { name: "Refresh" })).toBeTruthy();
    expect(screen.getByText(/Offer 1/)).toBeTruthy();
  });

  it("L-4.12, S-2.26: what is over stands in the history alone", async () => {
    const over = taken({
      userBonusId: 5,
      status: "EXPIRED",
      endedAt: "2026-06-01T10:00:00Z",
      banner: { bannerTitle: { en: "Old one" } },
    });
    const { services } = site({ bonuses: [taken(), over] });
    const html = await renderOnServer([section("active_bonuses"), section("bonus_history")], services);
    const [active = "", history = ""] = html.split(/data-section-type="bonus_history"/);
    expect(active).not.toContain("Old one");
    expect(history).toContain("Old one");
    expect(within(document.body).queryByText("Old one")).toBeNull();
  });
});
