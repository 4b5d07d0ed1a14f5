// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ApiRequest } from "../../../kit/api/api";
import { createTestServices } from "../../../testing/create_test_services";
import { game } from "../../../testing/games";
import { Site } from "../../../testing/render_section";
import { GameTile } from "./GameTile";

afterEach(cleanup);

type Options = Parameters<typeof createTestServices>[0];

function show(options: Options = {}, given = game()) {
  const go = vi.fn();
  const services = { ...createTestServices(options), go };
  const queryClient = new QueryClient();
  render(
    <Site services={services} queryClient={queryClient}>
      <GameTile game={given} shape="portrait" sizes="200px" />
      <p>Elsewhere</p>
    </Site>,
  );
  return { go, card: screen.getByRole("article"), favorite: screen.getByRole("button", { name: "Favourite: Ember Drake" }) };
}

const answering = (status: number) => {
  const requests: ApiRequest[] = [];
  const transport = async (request: ApiRequest) => {
    requests.push(request);
    return { status, body: status === 200 ? { data: { success: true } } : { message: "No" } };
  };
  return { requests, transport };
};
const player = { session: "user" } as const;

it("shows studio, name, figures, favourite and demo (L-2.73)", () => {
  const { card } = show();
  const shown = within(card);
  expect(shown.getByText("Ember Drake")).toBeTruthy();
  expect(shown.getByText("Lanternhouse")).toBeTruthy();
  expect(shown.getByText("1,500×")).toBeTruthy();
  expect(shown.getByRole("link", { name: "Play demo: Ember Drake" }).getAttribute("href")).toBe(
    "/casino/games/ember-drake?demo=true",
  );
});

it("says in the place of a picture that does not come that there is none, and leads to the game all the same (L-2.75)", () => {
  const { card } = show();
  fireEvent.error(card.querySelector("img") as HTMLImageElement);
  expect(within(card).getByRole("img", { name: "Failed to load" })).toBeTruthy();
  expect(within(card).getByRole("link", { name: "Play Ember Drake" }).getAttribute("href")).toContain("ember-drake");
});

it("L-3.05: a card is of one game by its identifier, with title, picture and studio, and one tag: new, else what is special", () => {
  const tagOf = (more: Partial<Parameters<typeof game>[0]>) => {
    cleanup();
    const { card } = show({}, game({ isNew: false, isDropsWins: false, hasBonusBuy: false, isBonus: false, ...more }));
    expect(within(card).getByRole("link", { name: "Play Ember Drake" }).getAttribute("href")).toContain("/ember-drake");
    expect(card.querySelector("img")?.getAttribute("src")).toBeTruthy();
    return [...card.querySelectorAll("[data-tone]")].map((tag) => [tag.getAttribute("data-tone"), tag.textContent]);
  };
  expect(tagOf({ isNew: true, isDropsWins: true })).toEqual([["new", "New"]]);
  expect(tagOf({ isDropsWins: true, hasBonusBuy: true })).toEqual([["drops", "Drops"]]);
  expect(tagOf({ isBonus: true })).toEqual([["feature", "Bonus"]]);
  expect(tagOf({})).toEqual([]);
});

it("has no demo button for a game without a demo (L-4.48)", () => {
  show({}, game({ hasDemo: false }));
  expect(screen.queryByText("Play demo")).toBeNull();
});

it("asks a guest to sign up for a favourite (L-4.45, L-6.02, C-6.03)", () => {
  const { transport, requests } = answering(200);
  const { go, favorite } = show({ transport });
  fireEvent.click(favorite);
  expect(go).toHaveBeenCalledWith("?modal=signup");
  expect(requests).toEqual([]);
});

it("shows a player's favourite at once and tells the server", async () => {
  const { transport, requests } = answering(200);
  const { favorite } = show({ transport, viewer: player });
  fireEvent.click(favorite);
  await waitFor(() => expect(favorite.getAttribute("aria-pressed")).toBe("true"));
  await waitFor(() =>
    expect(requests).toMatchObject([{ url: "/api/user/add-favorite-game", body: { game: 1 }, outlivesPage: true }]),
  );
});

it("takes a favourite back and says so where the server refuses", async () => {
  const { favorite } = show({ transport: answering(500).transport, viewer: player });
  fireEvent.click(favorite);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Not saved. Try again."));
  expect(favorite.getAttribute("aria-pressed")).toBe("false");
});

it("sends nothing from the canvas", () => {
  const { transport, requests } = answering(200);
  const { favorite } = show({ transport, viewer: player, isCanvas: true });
  fireEvent.click(favorite);
  expect(requests).toEqual([]);
});

it("opens its figures at the first tap, and closes at a tap elsewhere (L-2.74)", () => {
  const { card } = show();
  const art = card.querySelector("[data-shape]") as HTMLElement;
  fireEvent.pointerDown(art, { pointerType: "touch" });
  expect(fireEvent.click(art.querySelector("a") as HTMLElement)).toBe(false);
  expect(card.hasAttribute("data-open")).toBe(true);
  expect(fireEvent.click(art.querySelector("a") as HTMLElement)).toBe(true);
  fireEvent.pointerDown(screen.getByText("Elsewhere"));
  expect(card.hasAttribute("data-open")).toBe(false);
});

it("says of a game that does not open so, to eyes and to screen readers, and offers no play (D-41)", () => {
  const { card } = show({}, game({ isConnected: false, hasDemo: false, isNew: true, hasBonusBuy: true }));
  const shown = within(card);
  expect(shown.getByText("Not open yet")).toBeTruthy();
  expect(shown.getByRole("link", { name: "Ember Drake: not open yet" })).toBeTruthy();
  expect(shown.queryByText("New")).toBeNull();
  expect(shown.queryByRole("link", { name: /Play/ })).toBeNull();
});
