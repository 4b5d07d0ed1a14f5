// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { UserBonus } from "../../schemas/api/bonuses";
import type { Promotion } from "../../schemas/api/promotions";
import type { OfferTerms } from "../../schemas/offer_terms";
import { section } from "../../src/testing/build";
import { createTestServices } from "../../src/testing/create_test_services";
import { prepare, renderOnServer } from "../../src/testing/render_section";
import { paidUser } from "../../src/testing/site";
import { schema as carousel } from "./promotion_card_carousel/schema";

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

const rakeback = {
  bonusId: 9,
  currencyCode: "EUR",
  percent: 5,
  ready: 1.2,
  nextAt: "2026-06-16T00:00:00Z",
  days: [
    { date: "2026-06-14", state: "ready", amount: 1.2 },
    { date: "2026-06-15", state: "earning", amount: 0.4 },
  ],
};

interface Server {
  offers?: Promotion[];
  bonuses?: UserBonus[];
  /** What a claim answers. */
  answers?: object;
  isGuest?: boolean;
  search?: Record<string, string>;
  timeZone?: string;
  activeBonusId?: number;
  /** What is there after a claim. */
  after?: { offers?: Promotion[]; bonuses?: UserBonus[] };
}

/** A site with these offers and bonuses, and what it was asked to do. */
function site({ after, answers, isGuest, search = {}, timeZone, activeBonusId, ...before }: Server = {}) {
  let { offers = [offer(1)], bonuses = [] } = before;
  const sent: [string, unknown][] = [];
  const read: string[] = [];
  const posted: URL[] = [];
  const services = createTestServices({
    viewer: { ...(!isGuest && { session: "user" as const }), ...(timeZone && { timeZone }) },
    transport: async ({ method, url, body }) => {
      if (method === "GET") read.push(url);
      if (url.includes("get-all-bonus")) return { status: 200, body: { bonus: { count: offers.length, rows: offers } } };
      if (url.includes("get-user-bonus")) {
        const wanted = new URL(url, "http://x").searchParams.get("status")?.split(",") ?? [];
        const all = bonuses.filter(({ status }) => wanted.length === 0 || wanted.includes(status));
        const [limit = 20, offset = 0] = ["limit", "offset"].map((name) =>
          Number(new URL(url, "http://x").searchParams.get(name)),
        );
        const rows = all.slice(offset, offset + limit);
        return { status: 200, body: { userBonus: { count: all.length, rows }, lastBonus: bonuses[0] ?? null } };
      }
      if (url.includes("get-rakeback-days")) return { status: 200, body: rakeback };
      if (method === "GET") return { status: 404, body: { message: "No" } };
      sent.push([url.split("?")[0] ?? "", body]);
      posted.push(new URL(url, "http://x"));
      ({ offers = offers, bonuses = bonuses } = after ?? {});
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
  return { services, sent, read, went, posted };
}
const card = (props: object = {}) => section("bonus_claim_card", { props: { bonusId: 1, ...props } });
async function show(server: Server, type: Parameters<typeof section>[0] = "bonus_claim_card") {
  const all = site(server);
  render((await prepare([type === "bonus_claim_card" ? card() : section(type)], all.services)).element);
  return { ...all, person: userEvent.setup() };
}

describe("a claim", () => {
  it("L-4.01, L-4.03, L-7.04: works, then says in a dialog what was got; the call carries the zone and the clock of the browser", async () => {
    const { person, sent, posted } = await show({ bonuses: [taken()] });
    await person.click(screen.getByRole("button", { name: "Claim" }));
    expect(await screen.findByRole("dialog")).toBeTruthy();
    expect(sent).toMatchObject([
      ["/api/user/activate-bonus", { bonusId: 1, customerDate: expect.stringMatching(/GMT$/) as unknown }],
    ]);
    expect(Object.fromEntries(posted[0]?.searchParams ?? [])).toEqual({
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      customerDate: expect.stringMatching(/GMT$/) as unknown,
    });
  });

  it("L-2.33, L-8.01: a refusal is said in a dialog too, in words", async () => {
    const answers = { data: { success: false, bonusId: 1, error: "MAXIMUM_PARTICIPANTS", errorData: null }, message: "no" };
    const { person } = await show({ answers });
    await person.click(screen.getByRole("button", { name: "Claim" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).not.toContain("MAXIMUM");
    expect(dialog.textContent?.length).toBeGreaterThan(20);
  });

  it("L-8.08: where the e-mail address has to be confirmed first, the dialog sends its link again", async () => {
    const answers = {
      data: { success: false, bonusId: 1, error: "REQUIRED_EMAIL_VERIFICATION", errorData: null },
      message: "no",
    };
    const { person, posted } = await show({ answers });
    await person.click(screen.getByRole("button", { name: "Claim" }));
    await person.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Resend email" }));
    await waitFor(() => expect(posted.at(-1)?.pathname).toBe("/api/user/refresh-email-token"));
    expect(posted.at(-1)?.searchParams.get("email")).toBe(paidUser.email);
  });

  it("one that the house looks at says so in its button's place; one that it has let go on is started", async () => {
    await show({ offers: [offer(1, { claimed: "held" })] });
    expect(screen.getByText("We are looking at it")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Claim|Start/ })).toBeNull();
    cleanup();
    const { person, sent } = await show({ offers: [offer(1, { claimed: "ready" })], bonuses: [taken()] });
    await person.click(screen.getByRole("button", { name: "Start it" }));
    await waitFor(() => expect(sent).toMatchObject([["/api/user/activate-bonus", { bonusId: 1 }]]));
  });

  it("L-4.03: what came of it is still said when the offer's button has given way, or the bonus runs, since", async () => {
    const answers = { data: { success: false, bonusId: 1, error: "HELD", errorData: null }, message: "no" };
    const held = await show({ answers, after: { offers: [offer(1, { claimed: "held" })] } });
    await held.person.click(screen.getByRole("button", { name: "Claim" }));
    expect((await screen.findByRole("dialog")).textContent).toContain("We look at it first");
    expect(screen.getByText("We are looking at it")).toBeTruthy();
    cleanup();
    const { person } = await show({ bonuses: [taken({ reason: "ready" })], after: { bonuses: [taken()] } }, "active_bonuses");
    await person.click(screen.getByRole("button", { name: "Start it" }));
    expect((await screen.findByRole("dialog")).textContent).toContain("It is yours");
    expect(screen.queryByText("Yours to start")).toBeNull();
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
  it("L-4.10, L-4.11, L-2.83, S-2.25, L-9.24: the running one can be played, paid in for and refreshed; when it ends is said in full", async () => {
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

  it("L-4.09: one that is cancelled by keys goes with its buttons, and the focus stays with the bonuses", async () => {
    const { person } = await show(
      {
        bonuses: [taken()],
        answers: { data: { success: true, burned: 7.5, currencyCode: "EUR" }, message: "ok" },
        after: { bonuses: [] },
      },
      "active_bonuses",
    );
    act(() => screen.getByRole("button", { name: "Cancel bonus" }).focus());
    await person.keyboard("{Enter}");
    const burn = await screen.findByRole("button", { name: /^Burn/ });
    act(() => burn.focus());
    await person.keyboard("{Enter}");
    expect(await screen.findByText("No bonus is running")).toBeTruthy();
    expect(document.activeElement?.getAttribute("data-section-type")).toBe("active_bonuses");
  });

  it("L-2.30, L-2.26: the card of one that waits for a deposit leads to the deposit page with its id, past the choice of a bonus", async () => {
    await show({ bonuses: [taken({ bonusId: 6, reason: "waiting" })] }, "active_bonuses");
    expect(screen.getByRole("link", { name: "Deposit" }).getAttribute("href")).toMatch(/deposit\?b=6&ab=1$/);
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

  it("L-4.12, L-7.57, L-3.22: what is over is in the history alone; one that waits is asked for with those that run, and says so", async () => {
    const over = taken({
      userBonusId: 5,
      status: "EXPIRED",
      endedAt: "2026-06-01T10:00:00Z",
      banner: { bannerTitle: { en: "Old one" } },
    });
    const waiting = taken({ userBonusId: 6, reason: "waiting", banner: { bannerTitle: { en: "Next one" } } });
    const { services, read } = site({ bonuses: [taken(), waiting, over] });
    const html = await renderOnServer([section("active_bonuses"), section("bonus_history")], services);
    const [active = "", history = ""] = html.split(/data-section-type="bonus_history"/);
    expect(read.map(decodeURIComponent).some((url) => url.includes(`status=ACTIVE&userId=${paidUser.userId}`))).toBe(true);
    expect(active).toMatch(/data-state="running".*Offer 1.*data-state="waiting".*Next one/s);
    expect(history).not.toContain("Next one");
    expect(active).not.toContain("Old one");
    expect(history).toContain("Old one");
    expect(within(document.body).queryByText("Old one")).toBeNull();
  });

  it("S-2.26, L-3.22: each of more than a hundred that are over can be reached, a page at a time, and the end is said at the end alone", async () => {
    const bonuses = Array.from({ length: 120 }, (_, index) =>
      taken({ userBonusId: 200 - index, status: "EXPIRED", banner: { bannerTitle: { en: `Old ${index}` } } }),
    );
    const { services } = site({ bonuses });
    render((await prepare([section("bonus_history", { props: { limit: 60 } })], services)).element);
    expect(screen.getAllByRole("row")).toHaveLength(1 + 60);
    expect(screen.queryByText("That is all of them.")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    await screen.findByText("Old 119");
    expect(screen.getAllByRole("row")).toHaveLength(1 + 120);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(screen.getByText("That is all of them.")).toBeTruthy();
  });
});

describe("lists of promotions", () => {
  const both = [offer(1, { bonusType: "deposit" }), offer(2, { autoPayoutDays: 7 })];
  const htmlOf = async (type: Parameters<typeof section>[0], props: object = {}, server: Server = { offers: both }) => {
    const { services, read } = site(server);
    cleanup();
    const { container } = render((await prepare([section(type, { props: { ...props } })], services)).element);
    return { html: container.innerHTML, read: read.map(decodeURIComponent) };
  };

  it.each([
    ["promotion_list", "L-2.32, S-1.19", { limit: 12 }, "limit=22"],
    ["promotion_alt_list", "S-1.20", { limit: 12 }, "limit=22"],
    ["promotion_card_carousel", "L-2.32, S-2.29", {}, "limit=40"],
    ["promotion_card_list", "L-2.32, S-2.30", {}, "limit=60"],
  ] as const)(
    "%s (%s): asks for its kinds alone, and what pays out by itself has another place",
    async (type, _, props, asked) => {
      const { html, read } = await htmlOf(type, { ...props, bonusTypes: ["deposit", "freespins"] });
      const query = read.find((url) => url.includes("get-all-bonus")) ?? "";
      expect([query.includes("type=deposit,freespins"), query.includes(asked)]).toEqual([true, true]);
      expect(html).toContain("Offer 1");
      expect(html).not.toContain("Offer 2");
    },
  );

  it.each(["promotion_list", "promotion_alt_list", "promotion_card_list"] as const)(
    "S-1.19, S-1.20, S-2.30: %s stands in as many columns as it is told",
    async (type) => {
      expect((await htmlOf(type, { columns: { m: 2, t: 3, d: 5 } })).html).toMatch(/--m: ?2; ?--t: ?3; ?--d: ?5/);
    },
  );

  it("S-1.19, S-1.20: shows so many and no more, with large pictures or none", async () => {
    const three = { offers: [offer(1), offer(2), offer(3)] };
    for (const type of ["promotion_list", "promotion_alt_list"] as const) {
      const { html } = await htmlOf(type, { limit: 2 }, three);
      expect([html.includes("Offer 2"), html.includes("Offer 3")]).toEqual([true, false]);
    }
    const looks = [
      await htmlOf("promotion_alt_list", { layout: "wide" }),
      await htmlOf("promotion_alt_list", { layout: "compact" }),
    ].map(({ html }) => [/data-look="(\w+)"/.exec(html)?.[1], html.includes("own.avif")]);
    expect(looks).toEqual([
      ["wide", true],
      ["compact", false],
    ]);
  });

  it.each([
    ["promotion_list", {}, 4],
    ["promotion_list", { skeleton: 2 }, 2],
    ["promotion_alt_list", {}, 4],
    ["promotion_card_list", {}, 4],
    ["promotion_card_carousel", {}, 4],
    ["promotion_calendar", {}, 4],
  ] as const)("L-9.18, S-1.19, S-1.20: %s with %o holds the place of %i while they come", async (type, props, count) => {
    const { services } = site();
    const { element, queryClient } = await prepare([section(type, { props: { ...props } })], services);
    services.api.call = (() => new Promise(() => {})) as typeof services.api.call;
    queryClient
      .getQueryCache()
      .getAll()
      .forEach((query) => query.reset());
    const { container } = render(element);
    const list = container.querySelector("[aria-busy=true]");
    expect(list?.querySelectorAll("li")).toHaveLength(count);
  });

  it("S-2.29, L-9.17: the carousel moves by itself after 2000 ms or what it is told, can be stopped, and stands still at 0", async () => {
    const many = { offers: [offer(1), offer(2), offer(3), offer(4)] };
    expect(z.parse(carousel, {}).autoplayMs).toBe(2000);
    expect((await htmlOf("promotion_card_carousel", {}, many)).html).toContain("Pause");
    expect((await htmlOf("promotion_card_carousel", { autoplayMs: 4_000 }, many)).html).toContain("Pause");
    expect((await htmlOf("promotion_card_carousel", { autoplayMs: 0 }, many)).html).not.toContain("Pause");
  });

  it("S-1.21, L-3.19: a card has the words, addresses, look and picture that it is given, and says that it was claimed", async () => {
    const card = {
      ...{ title: { en: "Twice" }, subTitle: { en: "On Mondays" }, label: { en: "New" }, variant: "money" },
      ...{ imageUrl: { src: "/card.avif", alt: {} }, ctaText: { en: "Go there" }, ctaLink: "/there" },
      ...{ infoCtaText: { en: "About" }, infoCtaLink: "/about", infoAutoCtaText: { en: "Mine" }, infoAutoCtaLink: "/mine" },
    };
    const offers = (more: object = {}) => ({ offers: [{ ...card, ...more }] });
    const { html } = await htmlOf("offer_list", offers());
    for (const words of [
      "Twice",
      "On Mondays",
      "New",
      "card.avif",
      'data-look="money"',
      'href="/there"',
      "Go there",
      'href="/mine"',
      "Mine",
    ])
      expect(html).toContain(words);
    const guest = (await htmlOf("offer_list", { ...offers(), variant: "rows" }, { isGuest: true })).html;
    expect([guest.includes('href="/about"'), guest.includes("/mine"), guest.includes('data-variant="rows"')]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await htmlOf("offer_list", offers({ ctaEnabled: false }))).html).not.toContain("Go there");
    const claimed = (await htmlOf("offer_list", offers({ bannerKey: "offer-1" }), { activeBonusId: 1 })).html;
    expect([claimed.includes('data-claimed="true"'), claimed.includes("card.avif")]).toEqual([true, false]);
    const told = (await htmlOf("offer_list", offers({ isBonusClaimed: true }))).html;
    expect([told.includes('data-claimed="true"'), told.includes("Claimed"), told.includes("Go there")]).toEqual([
      true,
      true,
      false,
    ]);
    const listed = await htmlOf("offer_list", { offers: [], bonusTypes: ["deposit"] });
    expect([listed.html.includes("Offer 1"), listed.read.some((url) => url.includes("type=deposit"))]).toEqual([true, true]);
  });

  it("S-2.31, L-2.32, L-7.55: the calendar asks for the day that the address names, by the player's own clocks, of so many days, and any other where that is wanted", async () => {
    const { html, read } = await htmlOf("promotion_calendar", { days: 3 }, { offers: both, search: { date: "2026-06-17" } });
    expect(read.some((url) => url.includes("calendarDateTime=2026-06-17T12:00:00.000Z"))).toBe(true);
    expect(read.some((url) => url.includes("limit=60") && url.includes(`userId=${paidUser.userId}`))).toBe(true);
    const inSydney = { offers: both, search: { date: "2026-06-17" }, timeZone: "Australia/Sydney" };
    const far = await htmlOf("promotion_calendar", {}, inSydney);
    expect(far.read.some((url) => url.includes("calendarDateTime=2026-06-17T02:00:00.000Z"))).toBe(true);
    expect(html.match(/aria-pressed/g)).toHaveLength(3);
    expect(html).toMatch(/type="date"[^>]*value="2026-06-17"|value="2026-06-17"[^>]*type="date"/);
    const plain = await htmlOf("promotion_calendar", { showDateFilter: false });
    expect([plain.html.match(/aria-pressed/g)?.length, plain.html.includes('type="date"')]).toEqual([4, false]);
    expect(plain.read.some((url) => url.includes("calendarDateTime"))).toBe(false); // nothing is asked for today
  });

  it("S-2.32, L-2.85, L-4.57: the strip has four days of its own, and those to come count down in days, hours, minutes and seconds", async () => {
    const { services, went } = site();
    render((await prepare([section("calendar_strip")], services)).element);
    const days = within(screen.getByRole("group")).getAllByRole("button");
    expect(days).toHaveLength(4);
    expect(days.map((day) => within(day).queryByRole("timer") !== null)).toEqual([false, true, true, true]);
    expect(within(days[3] as HTMLElement).getByRole("timer").textContent).toMatch(/2d \d\d:\d\d:\d\d$/);
    expect(within(days[1] as HTMLElement).getByRole("timer").textContent).toMatch(/ \d\d:\d\d:\d\d$/);
    await userEvent.click(days[2] as HTMLElement);
    expect(went[0]).toMatch(/^\?date=\d{4}-\d\d-\d\d$/);
  });

  it("S-2.32, L-4.56, L-4.57: the first day is the player's own, and the next counts down to their midnight", async () => {
    const { services } = site({ timeZone: "Pacific/Kiritimati" }); // 14 hours ahead: it is two o'clock on the 16th
    const html = await renderOnServer([section("calendar_strip")], services);
    expect(html).toMatch(/Today[^<]*16/);
    expect(html).toMatch(/22:00:00/);
  });

  it("S-2.33: one promotion by its key, or by that of the route, with its terms and the way to claim it", async () => {
    const { html, read } = await htmlOf("promotion_detail", { bannerKey: "offer-1" });
    expect(read.some((url) => url.includes("bannerKey=offer-1"))).toBe(true);
    expect([html.includes("Offer 1"), html.includes("Claim")]).toEqual([true, true]);
    const { services, read: asked } = site();
    services.route.setState({ params: { bannerKey: "from-route" } });
    await renderOnServer([section("promotion_detail", { props: {} })], services);
    expect(asked.some((url) => url.includes("bannerKey=from-route"))).toBe(true);
  });

  it("C-6.04: a guest has calls to action and no button that claims, no cashback and no coupon to send", async () => {
    const guest = {
      offers: [offer(1), offer(3, { bonusType: "promotion", banner: { bannerTitle: { en: "Read" }, bannerKey: "read" } })],
      isGuest: true,
    };
    const { html } = await htmlOf("promotion_list", {}, guest);
    expect(html).toMatch(/<a[^>]*href="[^"]*modal=signup/);
    expect(html).toContain("/promotions/read");
    expect(html).not.toMatch(/<button[^>]*>[^<]*Claim/);
    expect((await htmlOf("cashback", {}, guest)).html).toMatch(/<section[^>]*hidden/);
    expect((await htmlOf("coupon_form", {}, guest)).html).not.toContain("Redeem<");
  });
});

describe("what follows a claim", () => {
  it("L-4.06, S-1.19: the offer that the address names is taken once, not again when the list is read or rendered again", async () => {
    const { services, sent } = site({ search: { b: "1" }, bonuses: [taken()] });
    const { element, queryClient } = await prepare([section("promotion_list")], services);
    const { rerender } = render(element);
    expect(await screen.findByRole("dialog")).toBeTruthy();
    rerender(element);
    await queryClient.invalidateQueries();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(sent.filter(([path]) => path.includes("activate-bonus"))).toEqual([
      ["/api/user/activate-bonus", expect.objectContaining({ bonusId: 1 })],
    ]);
    for (const server of [{ search: { b: "7" } }, { search: { b: "1" }, isGuest: true }, {}]) {
      cleanup();
      const other = site(server);
      render((await prepare([section("promotion_list")], other.services)).element);
      expect(other.sent).toEqual([]);
    }
  });

  it("L-4.04, L-4.06: what an address has taken to the deposit is left by one step back, where a press is a step of its own", async () => {
    const answers = { data: { success: false, bonusId: 1, error: "DEPOSIT_BONUS", errorData: null }, message: "Deposit" };
    const steps: unknown[][] = [];
    for (const search of [{ b: "1" }, {}] as Record<string, string>[]) {
      cleanup();
      const { services } = site({ offers: [offer(1, { bonusType: "deposit" })], answers, search });
      services.go = (...step) => void steps.push(step);
      render((await prepare([section("promotion_list")], services)).element);
      if (!search.b) await userEvent.setup().click(screen.getByRole("button", { name: "Claim" }));
      await waitFor(() => expect(steps).toHaveLength(search.b ? 1 : 2));
    }
    const address = expect.stringMatching(/\?b=1&ab=1$/) as unknown;
    expect(steps).toEqual([
      [address, { replace: true }],
      [address, { replace: false }],
    ]);
  });

  it("L-4.07: instant cashback that pays out by itself is refreshed after it was taken, another one is not", async () => {
    for (const [autoPayoutDays, count] of [
      [7, 1],
      [0, 0],
    ] as const) {
      cleanup();
      const { person, sent } = await show({
        offers: [offer(1, { bonusType: "instant_cashback", autoPayoutDays })],
        bonuses: [taken()],
      });
      await person.click(screen.getByRole("button", { name: "Claim" }));
      expect(await screen.findByRole("dialog")).toBeTruthy();
      expect(sent.filter(([path]) => path === "/api/user/refresh-cashback")).toHaveLength(count);
    }
  });

  it("L-4.75: a claim has wallet, offers, bonuses and rakeback read again", async () => {
    const { services, read } = site({ bonuses: [taken()] });
    render((await prepare([card(), section("active_bonuses"), section("rakeback_calendar")], services)).element);
    const person = userEvent.setup();
    await waitFor(() => expect(read.some((url) => url.includes("get-rakeback-days"))).toBe(true));
    read.length = 0;
    await person.click(screen.getByRole("button", { name: "Claim" }));
    expect(await screen.findByRole("dialog")).toBeTruthy();
    for (const path of ["get-all-bonus", "get-user-bonus", "get-rakeback-days", "get-user-details"])
      await waitFor(() => expect(read.filter((url) => url.includes(path)).length, path).toBeGreaterThan(0));
  });

  it("S-2.27: the progress of the running bonus is in a card, or in one line without a heading; nowhere where none runs", async () => {
    const html = async (props: object, server: Server) => {
      cleanup();
      const { element } = await prepare([section("bonus_progress", { props: { ...props } })], site(server).services);
      return render(element).container.innerHTML;
    };
    const runs = { activeBonusId: 1 };
    expect(await html({}, runs)).toMatch(/<h2[^>]*>[\s\S]*150\.00/);
    const line = await html({ compact: true }, runs);
    expect([line.includes("<h2"), line.includes("150.00"), line.includes('data-compact="true"')]).toEqual([false, true, true]);
    expect(line).toContain("25%");
    expect(await html({}, {})).toMatch(/<section[^>]*hidden/);
  });
});

describe("what comes back", () => {
  const gives = { kind: "cashback" as const, percent: 10, cap: 50, minLoss: 5, days: 0 };
  const back = { ...terms, gives };

  it("S-2.24: cashback says what was paid so far, and its refresh pays what has come together", async () => {
    const { person, sent } = await show(
      {
        offers: [offer(1, { bonusType: "instant_cashback", terms: back })],
        bonuses: [
          taken({ status: "COMPLETED", terms: back, paid: 4.5 }),
          taken({ userBonusId: 8, status: "COMPLETED", terms: back, paid: 3 }),
        ],
        answers: { amount: 2.5, currencyCode: "EUR", errorCode: null, errorData: null },
      },
      "cashback",
    );
    expect(await screen.findByText("€7.50")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: /cashback/i }));
    await waitFor(() => expect(sent).toEqual([["/api/user/refresh-cashback", { bonusId: 1 }]]));
    expect(await screen.findByText(/€2\.50/)).toBeTruthy();
  });

  it.each([
    [0, "10% of what you lost last week comes back. It can be claimed until Sunday."],
    [7, "10% of what you lost in a week comes back by itself on Monday."],
  ])("S-2.24: a week's cashback that pays out after %s days says how it comes", async (autoPayoutDays, words) => {
    const weekly = { ...terms, gives: { ...gives, days: 7 } };
    await show({ offers: [offer(1, { bonusType: "cashback", terms: weekly, autoPayoutDays })] }, "cashback");
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("S-2.23: the rakeback calendar is on the page, or behind a button; who wants none has none", async () => {
    const open = async (props: object, noCalendar = false) => {
      cleanup();
      const { services } = site();
      services.session.setState({ user: { ...paidUser, noCalendar } });
      const { container } = render((await prepare([section("rakeback_calendar", { props: { ...props } })], services)).element);
      return container.querySelector<HTMLElement>("[data-section]");
    };
    expect((await open({}, true))?.hidden).toBe(true);
    await open({});
    expect(await screen.findByText("€1.20")).toBeTruthy();
    await open({ mode: "modal" });
    const button = await screen.findByRole("button", { expanded: undefined, name: /./ });
    expect(screen.queryByText("€1.20")).toBeNull();
    await act(async () => fireEvent.click(button));
    expect((await screen.findByRole("dialog")).textContent).toContain("€1.20");
  });
});
