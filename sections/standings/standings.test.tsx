// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { EventEmitter } from "node:events";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setGhostMode } from "../../schemas/api/profile";
import { getTournaments, getUserTournamentPosition, type TournamentDetails } from "../../schemas/api/tournaments";
import type { BetRow } from "../../schemas/live";
import type { Standing, StandingRow } from "../../schemas/tournament_standing";
import { paidUser, renderInSite, siteServices } from "../../src/testing/site";
import { type BetBoard, emptyBoard, offerBets, readBets, renameInBets, showBets } from "./bet_board";
import { betTabs } from "./board_options";
import { Bets } from "./Bets";
import { boardRows, renameInStandings, runningAt } from "./race_standings";
import { RaceBoard } from "./RaceBoard";

/** The network: what a server would answer, and what it was asked. */
const server = vi.hoisted(() => ({
  lists: {} as Record<string, unknown[]>,
  asked: [] as string[],
  tell: (..._: unknown[]) => {},
  /** The socket is lost, and there again. */
  go: (_: "connect" | "disconnect") => {},
}));
vi.mock("socket.io-client", () => ({
  io: () => {
    const events = new EventEmitter();
    let any = (..._: unknown[]) => {};
    server.tell = (...sent) => any(...sent);
    server.go = (where) => void events.emit(where, "transport close");
    return Object.assign(Object.create(null), {
      connected: true,
      on: (name: string, hear: () => void) => events.on(name, hear),
      onAny: (hear: typeof any) => (any = hear),
      connect: () => queueMicrotask(() => events.emit("connect")),
      disconnect: () => {},
      emit(name: string) {
        server.asked.push(name);
        const list = server.lists[name];
        if (list) queueMicrotask(() => any(...list));
      },
    });
  },
}));

beforeEach(() => {
  localStorage.clear();
  server.asked = [];
  server.lists = {
    getAllBets: [
      "allBetsData",
      [bet(3), bet(2, { user: "", userId: null, uniqueId: null }), bet(1, { userId: 7 })],
      { number: 5, previous: null },
    ],
    getMyBets: ["myBetsData", [], { number: 0, previous: null }],
  };
});
afterEach(cleanup);

const show = (isPlayer: boolean) => {
  const answers = { [`POST ${setGhostMode.path}`]: { status: 200, body: { data: { success: true, ghostMode: true } } } };
  const services = siteServices({
    user: isPlayer ? paidUser : null,
    answers,
    settings: { setup: "curacao", guestGameView: true },
  });
  return renderInSite(
    <Bets root={{ "data-section": "a", "data-section-type": "leaderboard" }} title="Bets" limit={10} tabs={betTabs} />,
    services,
  );
};
const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);
const games = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.dataset["row"]);

it("shows players four lists with six columns, their own row and the ways to games and players (C-2.47, C-2.48, C-2.49, C-2.52, C-2.53, C-6.06)", async () => {
  show(true);
  expect(tabs()).toEqual(["My bets", "All bets", "High rollers", "Max multiplier"]);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("All bets"); // own bets may be none
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Game",
    "Player",
    "Time",
    "Bet",
    "Multiplier",
    "Payout",
  ]);
  await waitFor(() => expect(games()).toEqual(["3", "2", "1"]));
  expect(screen.getByRole("link", { name: "tidewater" }).getAttribute("href")).toBe("?stats=FO-9");
  expect(screen.getByRole("link", { name: "tidewater (you)" }).getAttribute("href")).toBe("?stats=FO-7");
  expect(screen.getAllByRole("link", { name: "Skerries" })[0]?.getAttribute("href")).toBe("/casino/games/skerries");
  expect(screen.getByText("Hidden player").closest("a")).toBe(null);
  expect(screen.getByRole("link", { name: "Race stats" }).getAttribute("href")).toBe("?stats=FO-7&panel=races");
  expect(document.querySelectorAll("table [aria-live], table [role=status]").length).toBe(0);
});

it("shows guests what is everybody's, and no statistics of anybody (C-6.02, C-6.03, L-6.12)", async () => {
  show(false);
  expect(tabs()).toEqual(["All bets", "High rollers", "Max multiplier"]);
  await waitFor(() => expect(games()).toEqual(["3", "2", "1"]));
  expect(screen.queryByRole("link", { name: "tidewater" })).toBe(null);
  expect(screen.queryByRole("button", { name: "Turn ghost mode on" })).toBe(null);
});

it("puts new bets on top by itself, counts them while it is paused, and asks again after a gap (C-4.65, C-7.40, C-7.42)", async () => {
  show(true);
  await waitFor(() => expect(games()).toEqual(["3", "2", "1"]));
  server.tell("allBetsUpdated", [bet(4)], { number: 6, previous: 5 });
  server.tell("globalTrxData", bet(5));
  await waitFor(() => expect(games()).toEqual(["5", "4", "3", "2", "1"]), { timeout: 3_000 });
  fireEvent.click(screen.getByRole("button", { name: "Pause the list" }));
  const before = server.asked.length;
  server.tell("allBetsUpdated", [bet(7), bet(6)], { number: 9, previous: 8 });
  await screen.findByText("2 new");
  expect(server.asked.slice(before)).toEqual(["getAllBets"]);
  fireEvent.click(screen.getByRole("button", { name: /Resume the list/ }));
  expect(games().slice(0, 2)).toEqual(["7", "6"]);
});

it("keeps how many rows and which list somebody chose (C-5.55, C-9.28)", async () => {
  show(true);
  await waitFor(() => expect(games().length).toBe(3));
  const select = screen.getByRole("combobox", { name: "Rows" });
  expect([...select.children].map(({ textContent }) => textContent)).toEqual(["1", "10", "20", "30", "40"]);
  fireEvent.change(select, { target: { value: "1" } });
  expect(games()).toEqual(["3"]);
  fireEvent.keyDown(screen.getByRole("tab", { name: "All bets" }), { key: "ArrowLeft" });
  await screen.findByText("You have no bets yet");
  cleanup();
  show(true);
  expect(screen.getByRole("tab", { name: "My bets" }).getAttribute("aria-selected")).toBe("true");
  expect((screen.getByRole("combobox", { name: "Rows" }) as HTMLSelectElement).value).toBe("1");
});

it("turns ghost mode on and says how to turn it off (C-2.54, C-7.35)", async () => {
  show(true);
  fireEvent.click(screen.getByRole("button", { name: "Turn ghost mode on" }));
  await screen.findByRole("button", { name: "Turn ghost mode off" });
});

const bet = (id: number, more: Partial<BetRow> = {}): BetRow => ({
  ...{ id, gameId: 4, game: "Skerries", identifier: "skerries", user: "tidewater", userId: 9, uniqueId: "FO-9" },
  ...{
    time: new Date(Date.UTC(2026, 2, 4, 12, 0, id)).toISOString(),
    betAmount: 2,
    currencyCode: "EUR",
    multiplier: 1.5,
    payout: 3,
  },
  category: "all_bets",
  ...more,
});
const ids = ({ shown, waiting }: BetBoard) => [shown?.map(({ id }) => id) ?? null, waiting.map(({ id }) => id)];

it("says in place, and to no screen reader, that it is late while the socket or the server's own news is away, and not for a moment's absence (issue 17)", async () => {
  show(false);
  await waitFor(() => expect(games().length).toBe(3));
  const words = "Late at the moment. The list catches up by itself.";
  act(() => server.tell("late", { isLate: true }));
  expect(screen.getByText(words).closest("[aria-live], [role=status], [role=alert]")).toBeNull();
  act(() => server.tell("late", { isLate: false }));
  expect(screen.queryByText(words)).toBeNull();
  vi.useFakeTimers();
  try {
    act(() => server.go("disconnect"));
    act(() => void vi.advanceTimersByTime(2_900));
    expect(screen.queryByText(words)).toBeNull();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.getByText(words)).toBeTruthy();
    server.asked = [];
    act(() => server.go("connect"));
    expect(screen.queryByText(words)).toBeNull();
    expect(server.asked).toContain("getAllBets"); // what was missed is read
  } finally {
    vi.useRealTimers();
  }
});

it("shows each bet once and only those of its list, newest first, at most 40, whatever is heard twice or late (C-4.65)", () => {
  const offers = fc.array(fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 30 }), { maxLength: 12 });
  fc.assert(
    fc.property(offers, (heard) => {
      let board = readBets(emptyBoard, [bet(1)], "all_bets", true);
      for (const [index, offer] of heard.entries()) {
        board = offerBets(board, [...offer.map((id) => bet(id)), bet(99, { category: "high_rollers" })], "all_bets");
        if (index % 2 === 1) board = showBets(board, "all_bets");
        const known = [...(board.shown ?? []), ...board.waiting].map(({ id }) => id);
        expect(new Set(known).size).toBe(known.length);
        expect(known).not.toContain(99);
        expect(board.shown?.map(({ id }) => id)).toEqual(board.shown?.map(({ id }) => id).toSorted((one, other) => other - one));
        expect(board.shown?.length).toBeLessThanOrEqual(40);
      }
    }),
  );
});

it("orders the highest multipliers by height, and takes none that would not be among them", () => {
  const rows = Array.from({ length: 40 }, (_, index) => bet(index, { category: "max_multiplier", multiplier: 50 - index }));
  const board = offerBets(
    readBets(emptyBoard, rows, "max_multiplier", true),
    [bet(90, { category: "max_multiplier", multiplier: 3 }), bet(91, { category: "max_multiplier", multiplier: 49.5 })],
    "max_multiplier",
  );
  expect(ids(board)[1]).toEqual([91]);
  expect(ids(showBets(board, "max_multiplier"))[0]?.slice(0, 3)).toEqual([0, 91, 1]);
});

it("lets what it reads again wait while it must not change, and takes a new name at once (C-4.66, C-7.41)", () => {
  const board = readBets(readBets(emptyBoard, [bet(1)], "all_bets", true), [bet(2), bet(1)], "all_bets", false);
  expect(ids(board)).toEqual([[1], [2]]);
  const named = renameInBets(board, { userId: 9, nickname: "Kittiwake" });
  expect([...(named.shown ?? []), ...named.waiting].map(({ user }) => user)).toEqual(["Kittiwake", "Kittiwake"]);
  const hidden = renameInBets(named, { userId: 9, nickname: "" });
  expect(hidden.shown?.[0]).toMatchObject({ user: "", userId: null, uniqueId: null });
});

const place = (rank: number, more: Partial<StandingRow> = {}): StandingRow => ({
  ...{
    userId: 100 + rank,
    uniqueId: `FO-${100 + rank}`,
    rank,
    user: `Player ${rank}`,
    rankingMetric: 1_000 - rank,
    prize: rank < 3 ? 50 : null,
  },
  ...more,
});
const standing = (id: number, more: Partial<Standing> = {}): Standing => ({
  ...{ tournamentItemId: id, endAt: new Date(Date.now() + 3 * 86_400_000).toISOString(), name: { en: `Race ${id}` } },
  ...{ leaderboardType: "sumOfBet", players: 60, users: Array.from({ length: 40 }, (_, index) => place(index + 1)) },
  ...more,
});

it("shows the first places and the own one below them, with how many are between (C-6.08, C-2.51)", () => {
  const users = [place(1), place(2), place(3)];
  const shown = (own: StandingRow | null, limit: number) =>
    boardRows(users, own, limit).map(
      ({ rank, isOwn, skipped }) => `${rank}${isOwn ? " own" : ""}${skipped ? ` after ${skipped}` : ""}`,
    );
  expect(shown(place(34), 2)).toEqual(["1", "2", "34 own after 31"]);
  expect(shown(place(2), 3)).toEqual(["1", "2 own", "3"]);
  expect(shown(place(3), 2)).toEqual(["1", "2", "3 own"]);
  expect(shown(null, 1)).toEqual(["1"]);
});

it("drops what has ended, and the name of who hides (C-4.66, C-4.68)", () => {
  const standings = [standing(1, { endAt: "2026-03-04T12:00:00Z" }), standing(2)];
  expect(runningAt(standings, Date.parse("2026-03-04T12:00:00Z")).map(({ tournamentItemId }) => tournamentItemId)).toEqual([2]);
  const [hidden] = renameInStandings([standing(1)], { userId: 101, nickname: "" });
  expect(hidden?.users[0]).toMatchObject({ user: "", userId: null, uniqueId: null, rank: 1 });
});

function showRaces(standings: readonly Standing[], tournaments: readonly TournamentDetails[] = []) {
  server.lists["getActiveTournaments"] = ["activeTournaments", standings];
  const services = siteServices({
    user: paidUser,
    answers: {
      [`GET ${getTournaments.path}`]: { status: 200, body: { tournaments } },
      [`GET ${getUserTournamentPosition.path}`]: {
        status: 200,
        body: {
          ...{ tournamentItemId: 2, userPosition: 34, userWagering: 966, rankingMetric: 966, players: 60, prize: null },
          ...{ isJoined: true, doesCount: true, next: null, best: null, award: null, stage: null, isReminded: false },
          around: [{ ...place(34, { userId: 7, uniqueId: "FO-7", user: "Kittiwake" }), isYou: true }],
        },
      },
    },
  });
  renderInSite(
    <RaceBoard root={{ "data-section": "a", "data-section-type": "leaderboard" }} title="Races" limit={10} />,
    services,
  );
}

it("has a tab for each race that runs, the way to its rules, places, metric, prize and the own row (C-2.47, C-2.50, C-2.51, C-9.34, C-6.08)", async () => {
  showRaces([standing(1, { leaderboardType: "countOfGames" }), standing(2)]);
  const tab = await screen.findByRole("tab", { name: "Race 2" });
  const headers = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headers()).toEqual(["Place", "Player", "Rounds", "Prize"]);
  expect(screen.getByRole("link", { name: "Race 1: prizes and rules" }).getAttribute("href")).toBe("?tournament=1");
  fireEvent.click(tab);
  expect(headers()).toEqual(["Place", "Player", "Wagered", "Prize"]);
  expect(screen.getAllByRole("img").map((medal) => medal.getAttribute("aria-label"))).toEqual(["1st", "2nd", "3rd"]);
  await screen.findByText("Kittiwake (you)");
  expect(screen.getByText("23 places between")).toBeTruthy();
  expect(screen.getByText("34th").closest("tr")?.getAttribute("aria-current")).toBe("true");
  server.tell("activeTournamentsUpdated", [
    standing(2, { users: [place(1, { user: "Puffin", userId: 55, uniqueId: "FO-55" })] }),
  ]);
  await waitFor(() => expect(screen.queryByText("Puffin")).toBeTruthy(), { timeout: 3_000 });
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Race 2"]);
});

it("remembers the race that was chosen, and falls back to the first where it is over (C-4.67)", async () => {
  localStorage.setItem("leaderboard-tournament", "2");
  showRaces([standing(1), standing(2)]);
  expect((await screen.findByRole("tab", { name: "Race 2" })).getAttribute("aria-selected")).toBe("true");
  cleanup();
  localStorage.setItem("leaderboard-tournament", "99");
  showRaces([standing(1), standing(2)]);
  expect((await screen.findByRole("tab", { name: "Race 1" })).getAttribute("aria-selected")).toBe("true");
});

it("says when the last minute of a race runs, and ends it, by the server's clock (issue 17)", async () => {
  const serverNow = Date.now() - 3_600_000; // the browser is an hour ahead
  const last = standing(1, { endAt: new Date(serverNow + 45_000).toISOString() });
  const details: TournamentDetails = {
    ...{ tournamentItemId: 1, image: "", status: "IN-PROGRESS", leaderboardType: "sumOfBet", needsOptIn: false, prizes: [] },
    content: { name: last.name, description: {}, termsAndCondition: {}, shortDescription: {} },
    ...{ startAt: new Date(serverNow - 60_000).toISOString(), endAt: last.endAt, now: new Date(serverNow).toISOString() },
    rules: {
      ...{ leaderboardType: "sumOfBet", pointsPerEuro: 1, winFrom: null, winPoints: 0, minBet: 0, mostCounted: null },
      ...{ stageHours: 24, stageBy: "sumOfBet", placePoints: [25] },
      ...{ games: [], providers: [], categories: [], needsOptIn: false },
    },
    ...{ games: { count: 0, rows: [] }, players: 60, standings: last, isFinal: false, paidAt: null, cancelNote: null },
  };
  showRaces([last, standing(2)], [details]);
  expect((await screen.findByRole("status")).textContent).toContain("The last minute.");
  fireEvent.click(await screen.findByRole("tab", { name: "Race 2" }));
  expect(screen.queryByRole("status")).toBe(null);
});

it("says that no race runs (C-2.55, C-9.29)", async () => {
  showRaces([]);
  expect(screen.queryByText("No race is running")).toBe(null);
  expect(await screen.findByText("No race is running")).toBeTruthy();
});
