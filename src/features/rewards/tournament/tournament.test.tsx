// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  getTournaments,
  getTournamentStandings,
  getUserTournamentPosition,
  joinTournament,
  remindOfTournament,
  type TournamentDetails,
  type TournamentPosition,
} from "../../../../schemas/api/tournaments";
import { ServicesProvider } from "../../../kit/session/services";
import { paidUser, renderInSite, siteServices } from "../../../testing/site";
import { withOwn } from "./Board";
import { isLastMinute, remainingTime } from "./remaining";
import { TournamentPlace } from "./TournamentPlace";
import { TournamentPopupPlace } from "./TournamentPopupPlace";
import { positionQuery, tournamentQuery } from "./tournament_query";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const row = (rank: number, user = `player${rank}`) => ({
  ...{ rank, user, userId: user ? rank : null, uniqueId: user ? `u${rank}` : null },
  ...{ rankingMetric: 1_000 - rank * 10, prize: rank <= 3 ? 100 : null },
});
const hour = 3_600_000;
const now = Date.parse("2026-06-15T12:00:00Z");
const race: TournamentDetails = {
  ...{ tournamentItemId: 7, image: "", status: "IN-PROGRESS", leaderboardType: "sumOfBet", needsOptIn: false },
  content: { name: { en: "Winter race" }, description: {}, termsAndCondition: { en: "<p>18+</p>" }, shortDescription: {} },
  ...{
    startAt: new Date(now - hour).toISOString(),
    endAt: new Date(now + 50 * hour).toISOString(),
    now: new Date(now).toISOString(),
  },
  prizes: [
    { fromPlace: 1, toPlace: 3, amountEUR: 100, prizeType: "MONEY", description: {} },
    { fromPlace: 4, toPlace: 50, amountEUR: 0, prizeType: "BONUS", description: { en: "20 free spins" } },
  ],
  rules: {
    ...{ leaderboardType: "sumOfBet", pointsPerEuro: 1, winFrom: null, winPoints: 0, minBet: 0.5, mostCounted: 20 },
    ...{ stageHours: 24, stageBy: "sumOfBet", placePoints: [25, 18, 15] },
    ...{ games: [], providers: [], categories: [], needsOptIn: false },
  },
  games: { count: 1, rows: [{ gameId: 3, identifier: "ember-drake", name: "Ember Drake", imageUrl: "/a.avif" }] },
  players: 40,
  standings: {
    ...{ tournamentItemId: 7, endAt: "", name: {}, leaderboardType: "sumOfBet", players: 40 },
    users: [row(1), row(2, ""), row(3)],
  },
  ...{ isFinal: false, paidAt: null, cancelNote: null },
};
const own: TournamentPosition = {
  ...{ tournamentItemId: 7, userPosition: 34, userWagering: 84.12, rankingMetric: 660, players: 40, prize: "BONUS" },
  ...{ isJoined: true, doesCount: true, best: { stake: 5, multiplier: 2, points: 5 }, award: null },
  ...{ stage: null, isReminded: false },
  around: [row(33), { ...row(34, "Northwind") }, row(35)].map((one) => ({ ...one, isYou: one.rank === 34 })),
  next: { rank: 33, missing: 10.01, prize: "BONUS" },
};

interface Situation {
  tournament?: Partial<TournamentDetails> | null;
  position?: Partial<TournamentPosition>;
  isGuest?: boolean;
  status?: number;
}
function services({ tournament = {}, position = {}, isGuest = false, status = 200 }: Situation = {}, address = "/") {
  const asked: string[] = [];
  const made = siteServices({
    user: isGuest ? null : paidUser,
    address,
    answers: {
      [`GET ${getTournaments.path}`]: () => ({
        status,
        body: status === 200 ? { tournaments: tournament ? [{ ...race, ...tournament }] : [] } : { message: "no" },
      }),
      [`GET ${getUserTournamentPosition.path}`]: { status: 200, body: { ...own, ...position } },
      [`GET ${getTournamentStandings.path}`]: {
        status: 200,
        body: { standings: { ...race.standings, users: Array.from({ length: 40 }, (_, index) => row(index + 1)) } },
      },
      [`POST ${joinTournament.path}`]: ({ body }) => (
        asked.push(JSON.stringify(body)),
        { status: 200, body: { data: { success: true, joinedAt: race.now } } }
      ),
      [`POST ${remindOfTournament.path}`]: ({ body }) => (
        asked.push(JSON.stringify(body)),
        { status: 200, body: { data: { success: true, isReminded: true } } }
      ),
    },
  });
  return { made, asked };
}
async function show(situation: Situation = {}) {
  const { made, asked } = services(situation);
  await act(async () => void renderInSite(<TournamentPlace id={7} />, made));
  return { asked, person: userEvent.setup() };
}

it("C-6.08: a player sees the first rows, a cut, and their own row highlighted between its neighbours", async () => {
  const { person } = await show();
  const table = await screen.findByRole("table");
  await waitFor(() => expect(within(table).getByText("29 places between")).toBeTruthy());
  const mine = within(table).getByRole("row", { current: true });
  expect(mine.textContent).toContain("Northwind");
  expect(within(table).getByText("Hidden player")).toBeTruthy();
  expect(screen.getByText("To 33rd place")).toBeTruthy(); // C-9.35
  expect(screen.getByText("€10.01")).toBeTruthy();
  expect(screen.getAllByText("20 free spins").length).toBeGreaterThan(0);
  expect(screen.getByRole("timer").textContent).toBe("2 days left"); // C-9.25
  expect(screen.getByRole("link", { name: "Ember Drake" }).getAttribute("href")).toMatch(
    /\/(game\/3|casino\/games\/ember-drake)$/,
  ); // C-2.52
  await person.click(screen.getByRole("button", { name: "Whole board" }));
  await waitFor(() => expect(within(table).getAllByRole("row").length).toBe(41));
});

it.each([
  [7, true],
  [undefined, false],
])(
  "begins as the server's HTML, which has the own place of %s: %s, whatever the page has read since (S-2.50)",
  async (id, hasPlace) => {
    const { made } = services();
    const client = new QueryClient();
    await client.prefetchQuery(tournamentQuery(id, made));
    await client.prefetchQuery(positionQuery(7, made));
    const html = renderToString(
      <QueryClientProvider client={client}>
        <ServicesProvider value={made}>
          <TournamentPlace id={id} />
        </ServicesProvider>
      </QueryClientProvider>,
    );
    expect([html.includes("Winter race"), html.includes("Northwind")]).toEqual([true, hasPlace]);
  },
);

it("keeps the focus on the way to the whole board, and to its next places where it comes to the end (WCAG 2.4.3)", async () => {
  const { person } = await show({ tournament: { players: 80 } });
  await person.click(await screen.findByRole("button", { name: "Whole board" }));
  expect(document.activeElement?.tagName).toBe("FOOTER"); // where the button was that is gone
  const next = screen.getByRole<HTMLButtonElement>("button", { name: "Next" });
  await person.click(next);
  expect([next.disabled, next.getAttribute("aria-disabled"), document.activeElement]).toEqual([false, "true", next]);
});

it("S-2.50: how places are decided is computed in front of the player, by the rules themselves", async () => {
  await show({ tournament: { rules: { ...race.rules, mostCounted: 2 } } });
  expect(await screen.findByText("Your best round")).toBeTruthy();
  expect(document.body.textContent).toContain("€5.00 staked, paid 2×: €2.00");
  expect(document.body.textContent).toContain("Whoever had it first is ahead");
});

it("says what the places of stages bring, with an example that adds up, and the own place in the one that runs (issue 17)", async () => {
  const rules = { ...race.rules, leaderboardType: "pointsPerPlace", placePoints: [25, 18, 15, 5, 5] } as const;
  await show({
    tournament: { leaderboardType: "pointsPerPlace", rules: { ...rules, placePoints: [...rules.placePoints] } },
    position: { stage: { number: 1, userPosition: 2, rankingMetric: 84, points: 18 } },
  });
  expect(await screen.findByText("Stage 1 of 3, 23 hours left")).toBeTruthy();
  for (const words of ["2nd 18 points so far", "A stage lasts 24 hours.", "What decides a stageWagered", "Place 4–5+5"])
    expect(document.body.textContent).toContain(words);
  expect(document.body.textContent).toContain("1st place in one stage, 3rd in another: 40");
});

it("reminds who asks before the start, and takes that back; not within its last minutes (issue 17)", async () => {
  const upcoming = { status: "UPCOMING", startAt: new Date(now + hour).toISOString() } as const;
  const { asked, person } = await show({ tournament: upcoming });
  await person.click(await screen.findByRole("button", { name: "Remind me by e-mail" }));
  await waitFor(() => expect(asked).toEqual(['{"tournamentItemId":7,"isWanted":true}']));
  cleanup();
  const again = await show({ tournament: upcoming, position: { isReminded: true } });
  expect(await screen.findByText("You get one e-mail 15 minutes before the start.")).toBeTruthy();
  await again.person.click(await screen.findByRole("button", { name: "Don’t remind me" }));
  await waitFor(() => expect(again.asked).toEqual(['{"tournamentItemId":7,"isWanted":false}']));
  cleanup();
  await show({ tournament: { ...upcoming, startAt: new Date(now + 10 * 60_000).toISOString() } });
  expect(await screen.findByText("Starts in 10 minutes")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Remind me by e-mail" })).toBeNull();
});

it("joins where that is asked for, and leads guests to signing in", async () => {
  const { asked, person } = await show({
    tournament: { needsOptIn: true },
    position: { isJoined: false, userPosition: null, around: [], next: null },
  });
  await person.click(await screen.findByRole("button", { name: "Take part" }));
  await waitFor(() => expect(asked).toEqual(['{"tournamentItemId":7}']));
  cleanup();
  await show({ isGuest: true });
  expect((await screen.findByRole("link", { name: "Log in" })).getAttribute("href")).toBe("?modal=login&tournament=7");
});

it.each<[string, Situation, string]>([
  [
    "nobody has a place",
    { tournament: { players: 0, standings: { ...race.standings, users: [], players: 0 } }, isGuest: true },
    "Nobody has a place yet",
  ],
  ["it does not come", { status: 500 }, "The tournament could not be loaded"],
  ["there is none", { tournament: null }, "This tournament is not there"],
  [
    "it was called off",
    { tournament: { status: "CANCELLED", cancelNote: "A game failed." } },
    "It was called off: A game failed.",
  ],
  [
    "it is counted",
    { tournament: { status: "FINISHED", endAt: new Date(now - 1000).toISOString() } },
    "It is over. The last rounds are being counted",
  ],
  ["its last minute runs", { tournament: { endAt: new Date(now + 30_000).toISOString() } }, "The last minute."],
  ["its games are gone", { tournament: { games: { count: 0, rows: [] } } }, "None of its games can be played at the moment."],
])("says so where %s", async (_, situation, words) => {
  await show(situation);
  await waitFor(() => expect(document.body.textContent).toContain(words));
});

it("C-9.25: a result is final, says once that it has ended, and has the own prize and when it was booked", async () => {
  await show({
    tournament: { status: "FINISHED", endAt: new Date(now - hour).toISOString(), isFinal: true, paidAt: race.now },
    position: { next: null, award: { state: "paid", prizeType: "MONEY", amount: 50, currencyCode: "EUR", bookedAt: race.now } },
  });
  await waitFor(() => expect(document.body.textContent).toMatch(/Final.*/));
  await waitFor(() => expect(document.body.textContent).toContain("Your prize€50.00"));
  expect([screen.queryByRole("timer"), document.body.textContent?.match(/Ended/g)?.length]).toEqual([null, 1]);
});

it("C-4.68: the own prize is asked for again when prizes are booked, though the place was read a moment before", async () => {
  const asked = { tournament: 0, position: 0 };
  const award = { state: "paid", prizeType: "MONEY", amount: 25, currencyCode: "EUR", bookedAt: race.now } as const;
  const over = { ...race, status: "FINISHED", isFinal: true, endAt: race.startAt };
  const made = siteServices({
    user: paidUser,
    answers: {
      [`GET ${getTournaments.path}`]: () => {
        asked.tournament += 1;
        return { status: 200, body: { tournaments: [{ ...over, paidAt: asked.tournament > 1 ? race.startAt : null }] } };
      },
      [`GET ${getUserTournamentPosition.path}`]: () => {
        asked.position += 1;
        return { status: 200, body: { ...own, next: null, award: asked.position > 2 ? award : null } };
      },
    },
  });
  await act(async () => void renderInSite(<TournamentPlace id={7} />, made));
  await screen.findByText("Your place");
  expect(screen.queryByText("Your prize")).toBeNull();
  await act(async () => void window.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByText("€25.00")).toBeTruthy();
  expect(screen.getByText("Your prize")).toBeTruthy();
});

it("C-2.44: opens from ?tournament= over any page, and keeps the number when it is closed", async () => {
  const { made } = services({}, "/?tournament=7&modal=");
  const gone: string[] = [];
  const { go } = made;
  made.go = (to, ...rest) => (gone.push(String(to)), go(to, ...rest));
  await act(async () => void renderInSite(<TournamentPopupPlace />, made));
  const dialog = await screen.findByRole("dialog", { name: "Winter race" });
  await userEvent.setup().click(within(dialog).getByRole("button", { name: "Close" }));
  expect([gone, localStorage.getItem("tournament")]).toEqual([["?tournament="], "7"]);
});

it("C-2.44: waits behind a dialog that the address asks for besides it, and comes when that is closed", async () => {
  const { made } = services({}, "/?tournament=7&modal=login");
  await act(async () => void renderInSite(<TournamentPopupPlace />, made));
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(async () => made.go("?modal=", { replace: true }));
  expect(await screen.findByRole("dialog", { name: "Winter race" })).toBeTruthy();
});

it.each([
  [50 * hour, "2 days"],
  [24 * hour, "1 day"],
  [24 * hour - 1, "23 hours"],
  [hour, "1 hour"],
  [hour - 1, "59 minutes"],
  [1_000, "1 minute"],
  [0, null],
  [-5, null],
])("C-9.25: %i milliseconds are %s", (left, words) => expect(remainingTime(now + left, now, "en")).toBe(words));

it("its last minute is the last sixty seconds", () =>
  expect([60_001, 60_000, 1, 0].map((left) => isLastMinute(now + left, now))).toEqual([false, true, true, false]));

it("shows nobody twice where the own row is among the first", () => {
  const first = [1, 2, 3].map((rank) => row(rank));
  const around = [2, 3, 4].map((rank) => ({ ...row(rank), isYou: rank === 3 }));
  expect(withOwn(first, { ...own, around }, false).map(({ rank, isYou }) => [rank, isYou])).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, false],
  ]);
});
