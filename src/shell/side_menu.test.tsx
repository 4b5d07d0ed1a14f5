// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { getGameProvider } from "../../schemas/api/games";
import { getUserDetails } from "../../schemas/api/users";
import { loadShell } from "../testing/load_shell";
import { paidUser, renderInSite, type SiteOptions, siteServices } from "../testing/site";
import { Shell } from "./Shell";

beforeAll(loadShell);
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("data-chat");
});

const renderShell = (options: SiteOptions = {}) => renderInSite(<Shell>The page</Shell>, siteServices(options));
const menu = () => within(screen.getByRole("navigation", { name: "Main navigation" }));
const link = (title: string, url: string, more: object = {}) => ({ title, url, ...more });

describe("referring friends", () => {
  const sideNavigation = [{ items: [link("Friends", "/refer-a-friend-program")] }];

  it("says what it earns, in the configured entry (L-2.42)", () => {
    renderShell({ settings: { sideNavigation, referAFriendPercent: 25 } });
    expect(menu().getByRole("link", { name: /Friends/ }).textContent).toBe("Friends25%");
    expect(menu().queryByRole("link", { name: /Refer a friend/ })).toBeNull();
  });

  it("says what it earns, in an entry of its own (L-2.42)", () => {
    renderShell({ settings: { referAFriendPercent: 12.5 } });
    const entry = menu().getByRole("link", { name: /Refer a friend/ });
    expect([entry.textContent, entry.getAttribute("href")]).toEqual(["Refer a friend12.5%", "/refer-a-friend-program"]);
  });

  it("is nowhere while it earns nothing (L-2.42, C-1.14)", () => {
    renderShell({ settings: { sideNavigation } });
    expect(menu().queryByRole("link", { name: /friend/i })).toBeNull();
  });
});

describe("side links", () => {
  const sideLinks = [
    link("Blog", "https://blog.example/", { newTab: true }),
    link("For users", "/u", { scope: "user" }),
    link("In the middle", "/m", { middle: true }),
    link("Talk to us", "", { isChat: true }),
  ];
  const order = () => menu().getByText("In the middle").closest("ul")?.textContent ?? "";

  it("are above the site's own entries or at the end (L-2.44, L-3.27)", () => {
    renderShell({ settings: { sideLinks, pageAddresses: { rakeback: "/rakeback" } } });
    const places = ["In the middle", "Rakeback calendar", "Blog"].map((title) => order().indexOf(title));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it("open a new tab without a way back into ours (L-3.27)", () => {
    renderShell({ settings: { sideLinks } });
    const blog = menu().getByRole("link", { name: /Blog, opens in a new tab/ });
    expect([blog.getAttribute("target"), blog.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
  });

  it("are for whom they are meant (L-3.27, L-6.09)", () => {
    renderShell({ settings: { sideLinks } });
    expect(menu().queryByText("For users")).toBeNull();
    cleanup();
    renderShell({ settings: { sideLinks }, user: paidUser });
    expect(menu().getByText("For users")).toBeTruthy();
  });

  it("open the chat, once, where there is one (L-2.49, L-3.27)", () => {
    const { services } = renderShell({ settings: { sideLinks, liveChat: { provider: "own" } } });
    expect(menu().queryByText("Live chat")).toBeNull();
    fireEvent.click(menu().getByRole("button", { name: "Talk to us" }));
    expect(services.preferences.getState().chat).toBe("open");
  });

  it("leave no trace of a chat where there is none (L-1.11)", () => {
    renderShell({ settings: { sideLinks } });
    expect(screen.queryByText(/Talk to us|Live chat/)).toBeNull();
  });
});

it("has the site's own entries for a user: favourites, recent, calendar, languages, chat, log-out (L-2.43, L-2.47, L-2.48, L-2.49, L-2.50)", () => {
  renderShell({ user: paidUser, settings: { liveChat: { provider: "own" }, pageAddresses: { rakeback: "/rakeback" } } });
  const links = menu()
    .getAllByRole("link")
    .map((entry) => [entry.textContent, entry.getAttribute("href")]);
  expect(links).toEqual([
    ["Favourites", "/profile/favorites"],
    ["Recently played", "/profile/recent"],
    ["Rakeback calendar", "?modal=rakeback"],
  ]);
  const buttons = menu()
    .getAllByRole("button")
    .map((entry) => entry.textContent);
  expect(buttons).toEqual(["Studios", "Language: English", "Live chat", "Log out"]);
});

describe("where the account is used from", () => {
  const loginInfo = {
    currentIp: "203.0.113.24",
    lastLoginAt: "2026-11-20T18:02:00Z",
    lastLoginCountry: "DE",
    lastLoginSubdivision: "Berlin",
  };
  const answers = (info: object) => ({
    [`GET ${getUserDetails.path}`]: { status: 200, body: { user: paidUser, loginInfo: { ...loginInfo, ...info } } },
  });

  it("is told to users: the address now, and when and where they last signed in (L-2.52)", async () => {
    renderShell({ user: paidUser, answers: answers({}) });
    expect(await menu().findByText("203.0.113.24")).toBeTruthy();
    expect(menu().getByText("Germany (Berlin)")).toBeTruthy();
    expect(
      menu()
        .getByText(/Nov 20, 2026/)
        .getAttribute("datetime"),
    ).toBe(loginInfo.lastLoginAt);
  });

  it("says nothing of a sign-in before, where there was none (L-2.52)", async () => {
    renderShell({ user: paidUser, answers: answers({ lastLoginAt: null, lastLoginCountry: null, lastLoginSubdivision: null }) });
    expect(await menu().findByText("203.0.113.24")).toBeTruthy();
    expect(menu().queryByText("Last login")).toBeNull();
  });
});

describe("the search of studios", () => {
  const rows = ["Kapow Works", "Runehall"].map((name) => ({
    master_casino_provider_id: name.toLowerCase().slice(0, 4),
    name,
    thumbnail_url: "",
    gameCount: 9,
  }));
  const answers = { [`GET ${getGameProvider.path}`]: { status: 200, body: { providers: { count: 2, rows } } } };
  async function openSearch(options: SiteOptions) {
    const person = userEvent.setup();
    renderShell(options);
    await person.click(menu().getByRole("button", { name: "Studios" }));
    return person;
  }

  it("finds a studio by the keyboard and leads to its page (L-2.46)", async () => {
    const person = await openSearch({ answers });
    const field = await menu().findByRole("combobox", { name: "Find a studio" });
    expect(await menu().findAllByRole("option")).toHaveLength(2);
    await person.type(field, "rune");
    const found = await waitFor(() => {
      const options = menu().getAllByRole("option");
      expect(options).toHaveLength(1);
      return options[0]!;
    });
    expect(found.getAttribute("href")).toBe("/providers/rune");
    const followed: string[] = [];
    found.addEventListener("click", () => followed.push("clicked"));
    await person.keyboard("{Enter}");
    expect(followed).toEqual(["clicked"]);
  });

  it("says that no studio is called so (L-2.46)", async () => {
    const person = await openSearch({ answers });
    await menu().findAllByRole("option");
    await person.type(menu().getByRole("combobox"), "<b>");
    expect(await menu().findByText("No studio has “<b>” in its name.")).toBeTruthy();
  });

  it("offers to try again where the studios do not come", async () => {
    await openSearch({ answers: { [`GET ${getGameProvider.path}`]: { status: 500, body: {} } } });
    expect((await menu().findByRole("alert")).textContent).toContain("could not be loaded");
    expect(menu().getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});

it("L-4.33: folds beside the page and slides over it within 300 ms", () => {
  const styles = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
  expect(styles("../kit/themes/scale.css")).toContain("--duration-base: 300ms;");
  expect(styles("Shell.module.css")).toContain("transition: grid-template-columns var(--duration-base) ");
  expect(styles("Sheet.module.css")).toContain("transition: transform var(--duration-base) ");
});
