// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { getAllBonus } from "../../schemas/api/promotions";
import { loadShell } from "../testing/load_shell";
import { paidUser, renderInSite, type SiteOptions, siteServices } from "../testing/site";
import { Shell } from "./Shell";

beforeAll(loadShell);
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.drawer;
  document.cookie = "drawer=; max-age=0; path=/";
});

const panel = { navigationLayout: "panel" } as const;
const renderShell = (options: SiteOptions = {}) =>
  renderInSite(<Shell>The page</Shell>, siteServices({ settings: panel, ...options }));
const header = () => within(screen.getByRole("banner"));
const drawer = (name: string) => within(screen.getByRole("complementary", { name }));

describe("for users", () => {
  const open = () => fireEvent.click(header().getByRole("button", { name: /Account of/ }));

  it("holds balance, deposit, withdraw, bonuses, transactions, favourites and log-out (D-02)", () => {
    renderShell({ user: paidUser });
    open();
    const account = drawer("Your account");
    expect(account.getAllByText("€1,284.50")).toHaveLength(1);
    const names = account.getAllByRole("link").map((link) => link.textContent);
    expect(names).toEqual(expect.arrayContaining(["Deposit", "Withdraw", "Bonuses", "Transactions", "Favourites"]));
    expect(account.getByRole("button", { name: "Log out" })).toBeTruthy();
  });

  it("stays open for the visits to come, and closes by its own button (L-4.32)", () => {
    const { services } = renderShell({ user: paidUser });
    open();
    expect([services.preferences.getState().drawer, document.documentElement.dataset.drawer]).toEqual(["open", "open"]);
    expect(document.cookie).toContain("drawer=open");
    fireEvent.click(drawer("Your account").getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(document.cookie).toContain("drawer=closed");
    expect(document.activeElement).toBe(header().getByRole("button", { name: /Account of/ }));
  });
});

describe("for guests", () => {
  const answers = (status: number, body: object) => ({ [`GET ${getAllBonus.path}`]: { status, body } });
  const offer = {
    bonusId: 1,
    bonusType: "freespins",
    autoPayoutDays: 0,
    banner: { bannerKey: "friday", bannerTitle: { en: "Free spins every Friday" } },
    startAt: null,
    endAt: null,
    validOnDays: [],
    startTime: null,
    endTime: null,
    isSpecial: false,
    isClosed: false,
    currency: {},
  };
  async function open(status: number, body: object, settings: object = {}) {
    await act(async () => void renderShell({ settings: { ...panel, ...settings }, answers: answers(status, body) })); // the panel on the left fetches its form
    await act(async () => void fireEvent.click(header().getByRole("button", { name: "Open the offers column" })));
    return within(await screen.findByRole("complementary", { name: "Promotions" }));
  }

  it("holds the offers, each leading to its page", async () => {
    const offers = await open(200, { bonus: { count: 1, rows: [offer] } });
    const link = await offers.findByRole("link", { name: /Free spins every Friday/ });
    expect(link.getAttribute("href")).toBe("/promotions/friday");
    expect(offers.queryByRole("button", { name: "Live chat" })).toBeNull();
  });

  it("leads to the chat where there is one (L-1.11)", async () => {
    const offers = await open(200, { bonus: { count: 0, rows: [] } }, { liveChat: { provider: "own" } });
    expect(await offers.findByRole("button", { name: "Live chat" })).toBeTruthy();
  });

  it.each([
    [200, { bonus: { count: 0, rows: [] } }, "There is no offer for you right now."],
    [500, {}, "The offers could not be loaded."],
  ])("says what there is to say on %i", async (status, body, words) => {
    expect(await (await open(status, body)).findByText(words)).toBeTruthy();
  });
});

it.each(["stake", "basic"] as const)(
  "is not there in %s, where the account's menu hangs under its button (D-02)",
  (navigationLayout) => {
    renderShell({ user: paidUser, settings: { navigationLayout } });
    fireEvent.click(header().getByRole("button", { name: /Account of/ }));
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(header().getByRole("navigation", { name: "Your account" })).toBeTruthy();
  },
);
