// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ApiRequest } from "../../src/kit/api/api";
import { becomeUser } from "../../src/kit/session/session_store";
import { section } from "../../src/testing/build";
import { createTestServices } from "../../src/testing/create_test_services";
import { prepare } from "../../src/testing/render_section";
import { paidUser } from "../../src/testing/site";
import type { SectionType } from "../schemas";

afterEach(cleanup);

const race = (id: number) => ({
  ...{
    tournamentItemId: id,
    title: { en: `Race ${id}` },
    rank: id,
    prize: id === 1 ? 25 : null,
    prizeType: id === 1 ? "MONEY" : null,
  },
  ...{ status: id === 1 ? "IN-PROGRESS" : "FINISHED", endAt: "2026-03-01T12:00:00Z" },
});
const answer = (races: number) => ({
  ...{
    isHidden: false,
    isOwn: true,
    currencyCode: "EUR",
    loyaltyData: null,
    tournaments: Array.from({ length: races }, (_, at) => race(at + 1)),
  },
  userStats: {
    ...{ createdAt: "2025-11-02T09:00:00Z", nickname: "Northwind", firstName: null, uniqueId: "FO-7", favoriteGames: [] },
    kpiSummary: { casinoLifetimeBetCount: 1_200, casinoLifetimeWinCount: 300, totalBets: 61_480, totalGameCount: 64 },
  },
  currencyList: [
    { code: "EUR", symbol: "€" },
    { code: "NOK", symbol: "kr" },
  ],
});

async function show(type: SectionType, props: Record<string, unknown> = {}, { races = 20, isGuest = false, status = 200 } = {}) {
  const asked: URLSearchParams[] = [];
  const services = createTestServices({
    viewer: { session: isGuest ? "guest" : "user" },
    transport: async ({ url }: ApiRequest) => {
      asked.push(new URL(url, "http://site").searchParams);
      return status === 200 ? { status, body: answer(races) } : { status, body: { message: "no" } };
    },
  });
  if (!isGuest) becomeUser(services.session, paidUser);
  const { element } = await prepare([section(type, { props })], services);
  const { container } = await act(async () => render(element));
  return { asked, whole: container.querySelector<HTMLElement>("[data-section]") };
}

it("S-2.52: a player's own races are two cards and four rows at a time under a title, and nothing for guests (C-4.69, C-9.26)", async () => {
  const { whole } = await show("race_stats", { title: { en: "How I raced" } });
  expect(screen.getByRole("heading", { name: "How I raced" })).toBeTruthy();
  expect(whole?.querySelectorAll("ul > li")).toHaveLength(2);
  expect(whole?.querySelector("ul")?.textContent).toContain("1st€25.00");
  const rows = () =>
    within(screen.getByRole("table"))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual(["Race 3", "Race 4", "Race 5", "Race 6"]);
  fireEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(rows()).toEqual(["Race 7", "Race 8", "Race 9", "Race 10"]);
  const back = screen.getByRole<HTMLButtonElement>("button", { name: "Previous page" });
  fireEvent.click(back);
  expect([back.disabled, back.getAttribute("aria-disabled")]).toEqual([false, "true"]); // or it would lose the focus (WCAG 2.4.3)
  cleanup();
  await show("race_stats", {}, { races: 0 });
  expect(screen.getByRole("link", { name: /tournaments/i })).toBeTruthy();
  cleanup();
  const guest = await show("race_stats", {}, { isGuest: true });
  expect([guest.asked, guest.whole?.hidden]).toEqual([[], true]);
});

it("S-2.51: a player's own figures begin with the games that the section says, and follow games and currency", async () => {
  const { asked } = await show("player_statistics", { title: { en: "My figures" }, gameType: "casino" });
  expect(screen.getByRole("heading", { name: "My figures" })).toBeTruthy();
  expect(asked[0]?.get("gameType")).toBe("casino");
  expect(document.body.textContent).toContain("€61,480");
  const [games, currencies] = screen.getAllByRole("combobox");
  fireEvent.change(games as HTMLElement, { target: { value: "all" } });
  fireEvent.change(currencies as HTMLElement, { target: { value: "NOK" } });
  await waitFor(() => expect([asked.at(-1)?.get("gameType"), asked.at(-1)?.get("currency")]).toEqual(["all", "NOK"]));
  cleanup();
  await show("player_statistics", { gameType: "sport" }, { status: 429 });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  cleanup();
  const guest = await show("player_statistics", {}, { isGuest: true });
  expect([guest.asked, guest.whole?.hidden]).toEqual([[], true]);
});
