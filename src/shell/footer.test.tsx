// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadShell } from "../testing/load_shell";
import { paidUser, renderInSite, type SiteOptions, siteServices } from "../testing/site";
import { FloatingButtons } from "./FloatingButtons";
import { Footer } from "./Footer";
import { Main } from "./Main";
import { socialNetworks } from "../../schemas/settings";

beforeAll(loadShell);
beforeEach(() => void vi.stubGlobal("IntersectionObserver", Observer));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** jsdom has none: what scrolls into view is said by the test. */
class Observer {
  static last: Observer | undefined;
  constructor(
    readonly onSeen: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin?: string },
  ) {
    Observer.last = this;
  }
  observe() {}
  disconnect() {}
}

const logo = (name: string, url = "") => ({ imageUrl: `/logos/${name}.svg`, alt: name, url });
const settings = {
  logos: { payments: [logo("cards")], providers: [logo("runehall")], awareness: [logo("safeseat", "https://help.example/")] },
  footerColumns: [{ title: "House", items: [{ title: "About", url: "/about" }] }],
  legalText: "Licence 7",
  socialLinks: [{ network: "instagram" as const, url: "https://social.example/foyer" }],
  licenceSeal: { imageUrl: "/logos/seal.svg", alt: "Licence seal", url: "/about" },
};
const show = (options: SiteOptions = {}) => renderInSite(<Footer />, siteServices({ settings, ...options }));

it("shows logos, links, the notice of safer play and who may play (L-2.78)", () => {
  show();
  const names = (list: string) =>
    within(screen.getByRole("list", { name: list }))
      .getAllByRole("img")
      .map((img) => img.getAttribute("alt"));
  expect([names("Payment methods"), names("Game studios"), names("Help for players")]).toEqual([
    ["cards"],
    ["runehall"],
    ["safeseat"],
  ]);
  expect(screen.getByRole("link", { name: "About" }).getAttribute("href")).toBe("/about");
  expect(screen.getByText(/Gambling can be addictive/)).toBeTruthy();
  expect(screen.getByRole("img", { name: "18 and over only" })).toBeTruthy();
  expect(screen.getByText("Licence 7")).toBeTruthy();
});

it("says in the visitor's language what a picture of a way to pay means, and leads nowhere with it (L-2.78)", () => {
  const payments = [{ imageUrl: "/logos/cards.svg", alt: "", name: { en: "Cards", de: "Karten" } }];
  const logos = { payments, providers: [], awareness: [] };
  renderInSite(<Footer />, { ...siteServices({ settings: { logos } }), language: "de" });
  expect(screen.getByText("Karten").querySelector("img")?.getAttribute("alt")).toBe("");
  expect(screen.getByText("Karten").querySelector("a")).toBeNull();
});

it("opens other sites beside this one and tells them nothing of the visitor (L-2.78)", () => {
  show();
  for (const name of ["safeseat", "Instagram"]) {
    const link = screen.getByRole("link", { name });
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
  }
});

it("has a drawing and a name for every social network", () => {
  show({ settings: { socialLinks: socialNetworks.map((network) => ({ network, url: `https://${network}.example/` })) } });
  expect(within(screen.getByRole("list", { name: "Follow us" })).getAllByRole("link")).toHaveLength(socialNetworks.length);
});

it("is not there where the settings turn it off (C-1.07)", () => {
  show({ settings: { ...settings, footerOff: true } });
  expect(screen.queryByRole("contentinfo")).toBeNull();
});

it.each([
  ["/casino/games/ember-drake", "game"],
  ["/game/7", "game"],
  ["/profile/withdraw", "cashier"],
  ["/casino", "other"],
])("knows at %s what its stylesheet hides it for: %s (L-2.80)", (address, kind) => {
  show({ address });
  expect(screen.getByRole("contentinfo").dataset["page"]).toBe(kind);
});

it("brings the licence's seal 200 px before it is seen, 300 ms later, at its own size (C-9.38)", () => {
  vi.useFakeTimers();
  show();
  const seal = () => screen.queryByRole<HTMLImageElement>("img", { name: "Licence seal" });
  expect(Observer.last?.options.rootMargin).toBe("200px");
  act(() => void vi.advanceTimersByTime(5000));
  expect(seal()).toBeNull();
  act(() => Observer.last?.onSeen([{ isIntersecting: true }]));
  act(() => void vi.advanceTimersByTime(299));
  expect(seal()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect([seal()?.width, seal()?.height]).toEqual([150, 85]);
});

const rewards = { pageAddresses: { rakeback: "/rakeback", calendar: "/calendar" } };

it("has two floating buttons, to rakeback and to the gift calendar, where the addresses say (L-2.79)", () => {
  renderInSite(<FloatingButtons />, siteServices({ settings: rewards }));
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Rakeback", "/rakeback"],
    ["Gift calendar", "/calendar"],
  ]);
});

it("offers no rakeback and no calendar while the site has no page for them (L-2.79)", () => {
  renderInSite(<FloatingButtons />);
  expect(screen.queryByRole("navigation", { name: "Rewards" })).toBeNull();
});

it("floats no rewards before a player who has taken the reward calendar away (L-2.79, C-4.63)", () => {
  renderInSite(<FloatingButtons />, siteServices({ settings: rewards, user: { ...paidUser, noCalendar: true } }));
  expect(screen.queryByRole("navigation", { name: "Rewards" })).toBeNull();
});

it("offers the live chat from everywhere, where the site has one, and knows where its stylesheet hides it (L-2.80)", async () => {
  const chat = { liveChat: { provider: "own" as const } };
  const { services } = renderInSite(<FloatingButtons />, siteServices({ address: "/game/7", settings: chat }));
  const button = screen.getByRole("button", { name: "Write to us" });
  expect(button.dataset["page"]).toBe("game");
  fireEvent.click(button);
  expect(services.preferences.getState().chat).toBe("open");
  expect(screen.queryByRole("button", { name: "Write to us" })).toBeNull();
  cleanup();
  delete document.documentElement.dataset["chat"];
  document.cookie = "chat=; max-age=0; path=/";
  renderInSite(<FloatingButtons />);
  expect(screen.queryByRole("button", { name: "Write to us" })).toBeNull();
});

const frame = (options: SiteOptions) =>
  renderInSite(
    <Main>
      <p>The page</p>
    </Main>,
    siteServices(options),
  );

it("is around the pages of an account with a summary and a navigation (L-2.70)", () => {
  frame({ address: "/account/balance", user: paidUser });
  expect(screen.getByText("Member since Nov 2025")).toBeTruthy();
  expect(screen.queryByText("€1,284.50")).toBeNull(); // the header has the live one
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Balance");
  expect(screen.getByText("The page")).toBeTruthy();
});

it.each([
  ["guests", { address: "/account/balance" }],
  ["other pages", { address: "/casino", user: paidUser }],
])("is no frame for %s (L-2.70)", (_, options) => {
  frame(options);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByText("The page")).toBeTruthy();
});

it("leaves the page as it is when the frame comes and goes (L-2.70)", () => {
  const { services } = frame({ address: "/casino", user: paidUser });
  const before = screen.getByText("The page");
  act(() => services.go("/profile"));
  expect(screen.getByRole("navigation")).toBeTruthy();
  expect(screen.getByText("The page")).toBe(before);
  act(() => services.go("/casino"));
  expect(screen.getByText("The page")).toBe(before);
});

it("leads the withdrawal to what is in its way, and signs out (L-2.70, C-6.11)", async () => {
  const { services } = renderInSite(
    <Main>page</Main>,
    siteServices({
      address: "/profile",
      user: { ...paidUser, kycStatus: "PENDING" },
      answers: { "POST /api/user/logout": { status: 200, body: { data: { success: true } } } },
    }),
  );
  expect(screen.getByRole("link", { name: "Withdraw" }).getAttribute("href")).toBe("?modal=upload-documents");
  fireEvent.click(screen.getByRole("button", { name: "Log out" }));
  await waitFor(() => expect(services.session.getState().user).toBeNull());
});
