// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadShell } from "../testing/load_shell";
import { paidUser, renderInSite, type SiteOptions, siteServices } from "../testing/site";
import { Shell } from "./Shell";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  return loadShell().then(() => () => vi.unstubAllGlobals());
});
afterEach(cleanup);

const renderShell = (options: SiteOptions = {}) => renderInSite(<Shell>The page</Shell>, siteServices(options));
const header = () => within(screen.getByRole("banner", { hidden: true }));

it("opens the account's menu over the page, with the same ways as beside it (C-2.40, L-2.64)", async () => {
  renderShell({ user: paidUser });
  fireEvent.click(header().getByRole("button", { name: /Account of/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "Account" }));
  expect(sheet.getByRole("link", { name: "Transactions" }).getAttribute("href")).toBe("/account/history");
  expect(sheet.getByRole("button", { name: "Log out" })).toBeTruthy();
});

it("gives the focus back to the button that opened a menu", async () => {
  renderShell({ user: paidUser });
  const button = header().getByRole("button", { name: /Account of/ });
  fireEvent.click(button);
  await screen.findByRole("dialog", { name: "Account" });
  fireEvent.keyDown(document.body, { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it.each([
  ["on Escape", () => void fireEvent.keyDown(document.body, { key: "Escape" })],
  ["on a press outside", () => void fireEvent.pointerDown(screen.getByRole("main", { hidden: true }))],
])("closes the menu above a game %s (L-9.25)", async (_, act_) => {
  renderShell({ user: paidUser, address: "/casino/games/ember-drake" });
  fireEvent.click(header().getByRole("button", { name: /^Balance/ }));
  await screen.findByRole("dialog", { name: "Account" });
  act(act_);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each(["/casino/games/ember-drake", "/game/42"])(
  "has the way back and the balance above the game %s, and no bottom bar (L-2.58, L-2.59)",
  async (address) => {
    renderShell({ user: paidUser, address });
    expect(screen.queryByRole("navigation", { name: "Quick navigation" })).toBeNull();
    expect(header().getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/casino");
    fireEvent.click(header().getByRole("button", { name: /^Balance/ }));
    const sheet = within(await screen.findByRole("dialog", { name: "Account" }));
    expect(sheet.getByRole("link", { name: "Deposit" }).getAttribute("href")).toBe("/profile/deposit");
    expect(sheet.getByRole("link", { name: "Bonuses" }).getAttribute("href")).toBe("/account/bonuses");
    expect(sheet.getByText("No bonus is active")).toBeTruthy();
  },
);

it("says beside a game how much of a bonus is left to wager (L-2.58, L-2.72)", async () => {
  const user = { ...paidUser, activeBonus: { bonusId: 3, wagerLeft: 420, amountToWager: 1750 } };
  renderShell({ user, address: "/game/42" });
  fireEvent.click(header().getByRole("button", { name: /^Balance/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "Account" }));
  expect(sheet.getByText("Left to wager").textContent).toContain("€420.00");
});

it("keeps the bottom bar on other pages (L-2.59)", () => {
  renderShell({ address: "/casino" });
  expect(screen.getByRole("navigation", { name: "Quick navigation" }).dataset["page"]).toBe("other");
});

it("closes a menu by a tap outside, which presses nothing of what lies there; the next tap does (L-4.34)", async () => {
  renderShell({ address: "/casino" });
  const pressed = vi.fn((event: Event) => event.preventDefault());
  const below = header().getAllByRole("link")[0] as HTMLElement;
  below.addEventListener("click", pressed);
  const bar = within(screen.getByRole("navigation", { name: "Quick navigation" }));
  const button = bar.getByRole("button", { name: "Menu" });
  fireEvent.click(button);
  await screen.findByRole("dialog", { name: "Menu" });
  fireEvent.pointerDown(below, { pointerType: "touch" });
  fireEvent.click(below);
  expect([button.getAttribute("aria-expanded"), pressed.mock.calls.length]).toEqual(["false", 0]);
  fireEvent.pointerDown(below, { pointerType: "touch" });
  fireEvent.click(below);
  expect(pressed).toHaveBeenCalledOnce();
});

it("shows that a button was pressed before its menu comes or goes", async () => {
  renderShell({ address: "/casino" });
  const button = within(screen.getByRole("navigation", { name: "Quick navigation" })).getByRole("button", { name: "Menu" });
  const press = async () => {
    button.click();
    await Promise.resolve(); // what a press changes by itself
    return [button.getAttribute("aria-expanded"), screen.queryByRole("dialog") !== null];
  };
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false); // as in a browser: what waits comes by itself
  expect(await press()).toEqual(["true", false]);
  await screen.findByRole("dialog", { name: "Menu" });
  expect(await press()).toEqual(["false", true]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
