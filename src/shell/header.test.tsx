// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { loadShell } from "../testing/load_shell";
import { paidUser, renderInSite, type SiteOptions, siteServices } from "../testing/site";
import { Shell } from "./Shell";

beforeAll(loadShell);
afterEach(cleanup);

const renderShell = (options: SiteOptions = {}) => renderInSite(<Shell>The page</Shell>, siteServices(options));
const header = () => within(screen.getByRole("banner"));

describe("for users", () => {
  function openAccount(options: SiteOptions) {
    renderShell(options);
    fireEvent.click(header().getByRole("button", { name: /Account of/ }));
    return within(header().getByRole("navigation", { name: "Your account" }));
  }
  const links = (account: { getAllByRole: (role: "link") => HTMLElement[] }) =>
    account.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

  it("leads to deposit, by the page's configured address (L-2.22)", async () => {
    renderShell({ user: paidUser, settings: { pageAddresses: { deposit: { en: "/cash-in" } } } });
    expect((await header().findByRole("link", { name: "Deposit" })).getAttribute("href")).toBe("/cash-in");
  });

  it("has the account's pages, and the way out, in one menu (C-2.40, L-2.88)", () => {
    const account = openAccount({ user: paidUser });
    expect(links(account)).toEqual([
      ["Profile", "/profile"],
      ["Deposit", "/profile/deposit"],
      ["Withdraw", "/profile/withdraw"],
      ["Transactions", "/account/history"],
      ["Bonuses", "/account/bonuses"],
      ["Your details", "/profile/edit-profile"],
      ["Favourites", "/profile/favorites"],
      ["Security", "/profile/security"],
      ["Limits and breaks", "/account/responsible-gambling"],
    ]);
    expect(header().getByRole("button", { name: "Log out" })).toBeTruthy();
  });

  it("leads staff to the editor", () => {
    const account = openAccount({ user: { ...paidUser, role: "content_editor" } });
    expect(links(account).at(-1)).toEqual(["Open the editor", "/editor"]);
  });
});

describe("the logo", () => {
  const siteLogo = { dark: "/logos/dark.svg", light: "/logos/light.svg" };

  it("is the site's own where the settings have one, for either scheme, and leads home (L-2.53)", () => {
    renderShell({ settings: { siteLogo, name: "Aurora" } });
    const logo = header().getByRole("link", { name: "Aurora, home page" });
    expect([...logo.querySelectorAll("img")].map((image) => image.getAttribute("src"))).toEqual([
      "/logos/dark.svg",
      "/logos/light.svg",
    ]);
  });

  it("is the doorway and the name otherwise (L-2.53)", () => {
    renderShell({ settings: { name: "Aurora" } });
    expect(header().getByRole("link", { name: "Aurora, home page" }).textContent).toBe("Aurora");
  });
});

describe("the extra header", () => {
  const extraHeader = {
    isShown: true,
    freeMoney: { title: "Free spins", url: "/promotions", auth: true },
    loyalty: { title: "VIP", url: "/vip-club" },
    brandGames: [
      { imageUrl: "/logos/fox.svg", alt: "Fox", url: "/casino/games/fox" },
      { imageUrl: "/logos/owl.svg", alt: "Owl" },
    ],
  };
  const bar = () => screen.findByRole("navigation", { name: "Highlights" });

  it("has free money, loyalty and the logos of brand games (L-2.56)", async () => {
    renderShell({ settings: { extraHeader } });
    const links = within(await bar()).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["?modal=signup", "/vip-club", "/casino/games/fox"]);
    expect(
      within(await bar())
        .getByRole("img", { name: "Owl" })
        .closest("a"),
    ).toBeNull();
  });

  it("leads a user where it leads (L-2.56)", async () => {
    renderShell({ settings: { extraHeader }, user: paidUser });
    expect(
      within(await bar())
        .getByRole("link", { name: "Free spins" })
        .getAttribute("href"),
    ).toBe("/promotions");
  });

  it("is off by default (L-2.56)", () => {
    renderShell();
    expect(screen.queryByRole("navigation", { name: "Highlights" })).toBeNull();
  });
});
