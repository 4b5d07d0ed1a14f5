// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { getCountries, getCurrencies } from "../../schemas/api/countries";
import { getTopCategories } from "../../schemas/api/games";
import { getAllBonus } from "../../schemas/api/promotions";
import { getTournamentActivities } from "../../schemas/api/tournaments";
import { getConsents } from "../../schemas/api/registration";
import { pageKeys } from "../layout/page_address";
import { loadShell } from "../testing/load_shell";
import { paidUser, renderInSite, type SiteOptions, siteServices } from "../testing/site";
import scale from "../kit/themes/scale.css?raw";
import { Shell } from "./Shell";
import shellStyles from "./Shell.module.css?raw";

beforeAll(loadShell);
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("data-scheme");
});

const link = (title: string, url: string, more: object = {}) => ({ title, url, ...more });
const renderShell = (options: SiteOptions = {}) => renderInSite(<Shell>The page</Shell>, siteServices(options));
const header = () => within(screen.getByRole("banner"));

describe("a site that is being set up", () => {
  it("leads its first administrator to no page that is not there, and has no studios to search", async () => {
    const services = { ...siteServices({ user: { ...paidUser, role: "administrator" } }), missing: pageKeys };
    renderInSite(<Shell>The page</Shell>, services);
    expect(screen.queryByRole("link", { name: "Deposit" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Studios" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Favourites" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: /^Account of/ }));
    const menu = within(await screen.findByRole("navigation", { name: "Your account" }));
    expect(menu.getAllByRole("link").map((entry) => entry.getAttribute("href"))).toEqual(["/editor"]);
  });
});

describe("the layouts", () => {
  it("give banners 1200 px in basic, 940 beside an open panel, and 1560 else (L-9.32)", () => {
    const widthIn = (css: string, selector: string) => css.split(`${selector} {`)[1]?.match(/--content-max: (\d+)px/)?.[1];
    expect(widthIn(shellStyles, '\n.shell[data-layout="basic"]')).toBe("1200");
    expect(widthIn(shellStyles, '\n.shell[data-layout="panel"]')).toBe("940");
    expect(widthIn(shellStyles, ':global(html[data-menu="rail"]) .shell[data-layout="panel"]')).toBe("1560");
    expect(widthIn(scale, ":root")).toBe("1560");
  });

  const menus = { sideNavigation: [{ items: [link("Slots", "/casino/slots")] }], topNavigation: [link("Casino", "/casino")] };

  it.each([
    ["basic", ["Casino"], ["Slots"]],
    ["stake", ["Slots"], ["Casino"]],
    ["panel", ["Slots"], ["Casino"]],
  ] as const)("shows in %s the menu that belongs there (L-1.10)", (navigationLayout, shown, absent) => {
    renderShell({ settings: { ...menus, navigationLayout } });
    for (const name of shown) expect(screen.getByRole("link", { name })).toBeTruthy();
    for (const name of absent) expect(screen.queryByRole("link", { name })).toBeNull();
    expect(screen.getByRole("main").textContent).toBe("The page");
  });

  it("has in panel a switcher between log in and sign up (C-2.30)", async () => {
    const answers = {
      [`GET ${getCountries.path}`]: { status: 200, body: { countries: [] } },
      [`GET ${getCurrencies.path}`]: { status: 200, body: { currencies: [] } },
      [`GET ${getConsents.path}`]: { status: 200, body: { consents: {} } },
    };
    await act(async () => void renderShell({ settings: { navigationLayout: "panel" }, answers }));
    const welcome = within(screen.getByRole("region", { name: "Account" }));
    expect(await welcome.findByLabelText("E-mail")).toBeTruthy();
    await act(async () => void fireEvent.click(welcome.getByRole("button", { name: "Sign up" })));
    expect(await welcome.findByRole("tab", { name: "1 click" })).toBeTruthy();
  });

  it("leaves the footer out where it is switched off", () => {
    renderShell({ settings: { footerOff: true } });
    expect(screen.queryByRole("contentinfo")).toBeNull();
  });

  it("puts safer play before the footer's links (L-2.78)", () => {
    renderShell({ settings: { footerColumns: [{ title: "Casino", items: [link("Slots", "/slots")] }] } });
    const text = screen.getByRole("contentinfo").textContent ?? "";
    expect(text.indexOf("within your limits")).toBeLessThan(text.indexOf("Slots"));
    expect(screen.getByRole("img", { name: "18 and over only" })).toBeTruthy();
  });
});

describe("who looks", () => {
  const sideNavigation = [
    { items: [link("For all", "/a"), link("For guests", "/b", { scope: "guest" }), link("For users", "/c", { scope: "user" })] },
  ];
  const names = () =>
    within(screen.getByRole("navigation", { name: "Main navigation" }))
      .getAllByRole("link", { name: /^For / })
      .map((entry) => entry.textContent);

  it.each([
    ["unknown", ["For all"]],
    ["guest", ["For all", "For guests"]],
    ["user", ["For all", "For users"]],
  ] as const)("shows to %s: %j (L-1.15, L-6.10)", (session, expected) => {
    renderShell({ settings: { sideNavigation }, viewer: { session }, user: session === "user" ? paidUser : null });
    expect(names()).toEqual(expected);
  });

  it("offers a guest log in and sign up (L-2.53, L-6.03, C-6.01)", () => {
    renderShell();
    expect(header().getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("?modal=login");
    expect(header().getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe("?modal=signup");
  });

  it("gives a player a balance, favourites and the account's menu with bonuses, limits and the way out, and no sign-up (L-6.05)", async () => {
    renderShell({ user: paidUser });
    expect(header().getByText("€1,284.50")).toBeTruthy();
    expect(header().queryByRole("link", { name: /Sign up|Log in/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Favourites" })).toBeTruthy();
    fireEvent.click(header().getByRole("button", { name: /^Account of/ }));
    const menu = within(await screen.findByRole("navigation", { name: "Your account" }));
    for (const name of ["Deposit", "Withdraw", "Bonuses", "Favourites", "Limits and breaks"]) menu.getByRole("link", { name });
    expect(header().getByRole("button", { name: "Log out" })).toBeTruthy();
  });

  it("hides sign up where registration is restricted (L-2.55), log in where it is off", () => {
    renderShell({ settings: { isRestrictedRegistration: true, loginOff: true } });
    expect(header().queryByRole("link", { name: /Sign up|Log in/ })).toBeNull();
  });

  it("keeps the buttons from everybody until the session is known (L-1.15)", () => {
    renderShell({ viewer: { session: "unknown" } });
    expect(header().getByText("Log in").closest("[inert]")).toBeTruthy();
  });

  it.each([
    ["DE", "Berlin", "Germany (Berlin)"],
    ["DE", null, "Germany"],
  ])("names the country %s with %s as %s (L-2.54)", (country, subdivisionName, expected) => {
    renderShell({ viewer: { country, subdivision: "BE", ...(subdivisionName && { subdivisionName }) } });
    expect(header().getByText(expected)).toBeTruthy();
  });

  it("names no country where it is unknown (L-2.54)", () => {
    const { container } = renderShell();
    expect(container.querySelector("header img")).toBeNull();
  });
});

describe("menus", () => {
  it("counts the bonuses that are open (L-2.68)", async () => {
    renderShell({
      settings: { sideNavigation: [{ items: [link("Promotions", "/promotions", { badge: "promotions" })] }] },
      answers: { [`GET ${getAllBonus.path}`]: { status: 200, body: { bonus: { count: 4, rows: [] } } } },
    });
    expect(await screen.findByText("4 bonuses available")).toBeTruthy();
  });

  it("marks tournaments while at least one runs (L-2.69)", async () => {
    renderShell({
      settings: { sideNavigation: [{ items: [link("Tournaments", "/tournaments", { badge: "tournaments" })] }] },
      answers: {
        [`GET ${getTournamentActivities.path}`]: { status: 200, body: { tournaments: { count: 1, rows: [] } } },
      },
    });
    expect(await screen.findByText("Live")).toBeTruthy();
  });

  it("unfolds sub-entries (L-2.41)", () => {
    renderShell({
      settings: { sideNavigation: [{ items: [link("Houses", "", { items: [link("Kapow Works", "/providers/kapow")] })] }] },
    });
    expect(screen.queryByRole("link", { name: "Kapow Works" })).toBeNull();
    const button = screen.getByRole("button", { name: "Houses" });
    fireEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("link", { name: "Kapow Works" })).toBeTruthy();
  });

  it("lists the categories with how many games they hold (L-2.45)", async () => {
    const category = {
      topCategoryId: 1,
      slug: "slots",
      name: "Slots",
      iconName: null,
      iconColor: null,
      gameCount: 312,
      subCategoryList: [],
    };
    renderShell({
      settings: { sideNavigation: [{ items: [link("Games", "", { type: "categories" })] }] },
      answers: { [`GET ${getTopCategories.path}`]: { status: 200, body: { topCategories: [category] } } },
    });
    expect((await screen.findByRole("link", { name: /Slots/ })).textContent).toBe("Slots312");
  });

  it("remembers that the side menu is a rail (L-4.32)", () => {
    const { services } = renderShell();
    const button = header().getAllByRole("button", { name: "Menu" })[0]!;
    fireEvent.click(button);
    expect(services.preferences.getState().menu).toBe("rail");
    expect(document.documentElement.dataset.menu).toBe("rail");
    expect(document.cookie).toContain("menu=rail");
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });

  it("flips the colour scheme at once and remembers it", () => {
    renderShell();
    const button = header().getByRole("switch", { name: "Dark colours" });
    fireEvent.click(button);
    expect(button.getAttribute("aria-checked")).toBe("false");
    expect(document.documentElement.dataset.scheme).toBe("light");
    expect(document.cookie).toContain("scheme=light");
  });

  it("has the entries of the top navigation that the settings list, in their order (L-2.65)", () => {
    renderShell({
      settings: { navigationLayout: "basic", topNavigation: [link("Slots", "/categories/slots"), link("Offers", "/promotions")] },
    });
    const top = screen.getAllByRole("navigation").find((each) => within(each).queryByRole("link", { name: "Slots" }));
    const links = top ? within(top).getAllByRole("link") : [];
    expect(links.map((entry) => [entry.textContent, entry.getAttribute("href")])).toEqual([
      ["Slots", "/categories/slots"],
      ["Offers", "/promotions"],
    ]);
  });

  it("opens a drop-down of the top navigation and closes it on Escape (L-2.67)", async () => {
    const person = userEvent.setup();
    renderShell({
      settings: { navigationLayout: "basic", topNavigation: [link("Help", "", { items: [link("Questions", "/faq")] })] },
    });
    const button = screen.getByRole("button", { name: "Help" });
    await person.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    await person.keyboard("{Escape}");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(button);
  });

  it("leads a search to the casino page", async () => {
    const person = userEvent.setup();
    const { services } = renderShell();
    await person.keyboard("/");
    await person.keyboard("night fox{Enter}");
    expect(services.route.getState()).toMatchObject({ path: "/casino", search: { search: "night fox" } });
  });
});

describe("menus on phones", () => {
  const bar = () => within(screen.getByRole("navigation", { name: "Quick navigation", hidden: true }));
  const press = (name: string) => fireEvent.click(bar().getByRole("button", { name, hidden: true }));

  it("has one of them open at a time (L-2.64)", async () => {
    renderShell();
    press("Menu");
    expect(await screen.findByRole("dialog", { name: "Menu" })).toBeTruthy();
    press("Search");
    expect(await screen.findByRole("dialog", { name: "Search" })).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull();
    press("Search");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["when the visitor goes elsewhere", (services: ReturnType<typeof siteServices>) => services.go("/promotions")],
    ["on a click outside", () => void fireEvent.pointerDown(screen.getByRole("main", { hidden: true }))],
    ["on Escape", () => void fireEvent.keyDown(document.body, { key: "Escape" })],
  ])("closes %s (L-4.34)", async (_, act_) => {
    const { services } = renderShell();
    press("Menu");
    await screen.findByRole("dialog", { name: "Menu" });
    act(() => act_(services));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

it("has a flag beside each language on lulu, the British one for English, and none elsewhere (L-2.94)", async () => {
  const flagsOn = async (theme: "lulu" | "wincraft") => {
    const { unmount } = renderShell({ settings: { languages: ["en", "da"], theme } });
    const footer = within(screen.getByRole("contentinfo"));
    fireEvent.click(footer.getByRole("button", { name: /English/ }));
    const links = [await footer.findByRole("link", { name: "English" }), footer.getByRole("link", { name: "Dansk" })];
    const flags = links.map((each) => each.querySelector("img")?.getAttribute("src"));
    unmount();
    return flags;
  };
  expect(await flagsOn("lulu")).toEqual(["/logos/flags/EN.svg", "/logos/flags/DA.svg"]);
  expect(await flagsOn("wincraft")).toEqual([undefined, undefined]);
  const artOf = (code: string) => readFileSync(`public/logos/flags/${code}.svg`, "utf8");
  expect([artOf("EN"), artOf("DA")]).toEqual([artOf("GB"), artOf("DK")]);
});

it("opens and closes the list of languages, in browsers too whose scrolling answers a promise", async () => {
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as unknown as typeof Element.prototype.scrollIntoView;
  try {
    renderShell({ settings: { languages: ["en", "de"] } });
    const footer = within(screen.getByRole("contentinfo"));
    const button = footer.getByRole("button", { name: /English/ });
    fireEvent.click(button);
    expect((await footer.findByRole("link", { name: "Deutsch" })).getAttribute("href")).toBe("/de");
    fireEvent.click(button);
    expect(footer.queryByRole("link", { name: "Deutsch" })).toBeNull();
  } finally {
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  }
});

describe("the lane beside the page", () => {
  const own = { provider: "own", buttonSelector: "" } as const;
  it.each([
    ["a chat", { liveChat: own }, true],
    ["a page of rakeback", { pageAddresses: { rakeback: "/profile/rakeback" } }, true],
    ["nothing", {}, false],
  ] as const)(
    "is there from the first HTML on a site that floats %s, so that nothing moves when it comes (L-2.79)",
    (_, settings, expected) => {
      renderShell({ settings });
      expect(document.querySelector("[data-docked]") !== null).toBe(expected);
    },
  );
});
