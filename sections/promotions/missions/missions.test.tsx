// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { Mission } from "../../../schemas/api/missions";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare, renderOnServer } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

afterEach(cleanup);

const now = "2026-06-15T12:00:00Z";
const mission = (missionRunId: number, given: Partial<Mission> = {}): Mission => ({
  missionRunId,
  content: {
    name: { en: `Mission ${missionRunId}` },
    description: { en: "<p>Play.</p>" },
    termsAndCondition: { en: "<p>18+.</p>" },
  },
  state: "running",
  repeats: "weekly",
  needsOptIn: false,
  startAt: "2026-06-15T00:00:00Z",
  endAt: "2026-06-18T13:00:00Z",
  claimUntil: "2026-06-25T12:00:00Z",
  currencyCode: "EUR",
  parts: [{ kind: "rounds", value: 3, target: 20 }],
  goal: { kind: "rounds", winFrom: 2, minBet: null, games: { count: 0, rows: [] } },
  reward: { rewardType: "MONEY", amount: 5, currencyCode: "EUR", name: {}, terms: null },
  completedAt: null,
  claimedAt: null,
  ...given,
});

interface Server {
  missions?: Mission[];
  /** What is there once something was sent. */
  after?: Mission[];
  /** What is answered to what is sent; refused with a code where it is a text. */
  answer?: object | string;
  isGuest?: boolean;
  fails?: boolean;
}
async function show({ missions = [mission(1)], after, answer = {}, isGuest = false, fails = false }: Server = {}) {
  const sent: [string, unknown][] = [];
  let rows = missions;
  let isDown = fails;
  const services = createTestServices({
    viewer: { now, ...(!isGuest && { session: "user" as const }) },
    transport: async ({ method, url, body }) => {
      if (url.includes("get-missions"))
        return isDown ? { status: 500, body: { message: "No" } } : { status: 200, body: { missions: rows, now } };
      if (method === "GET") return { status: 404, body: { message: "No" } };
      sent.push([url, body]);
      rows = after ?? rows;
      return typeof answer === "string" ? { status: 409, body: { message: "No", code: answer } } : { status: 200, body: answer };
    },
  });
  if (!isGuest) services.session.setState({ user: paidUser });
  const { element } = await prepare([section("missions")], services);
  render(element);
  return { sent, services, person: userEvent.setup(), mend: () => void (isDown = false) };
}

describe("a mission", () => {
  it("says how far each part is, for screen readers too, how long it goes and what it brings", async () => {
    await show({
      missions: [
        mission(1, {
          parts: [
            { kind: "stake", value: 20.5, target: 50 },
            { kind: "games", value: 2, target: 3 },
          ],
        }),
      ],
    });
    const [staked, games] = screen.getAllByRole("progressbar");
    expect(
      [staked, games].map((bar) => [
        bar?.getAttribute("aria-label"),
        bar?.getAttribute("aria-valuenow"),
        bar?.getAttribute("aria-valuemax"),
      ]),
    ).toEqual([
      ["Staked", "20.5", "50"],
      ["Different games", "2", "3"],
    ]);
    expect(staked?.getAttribute("aria-valuetext")).toBe("€20.50 of €50.00");
    expect(screen.getByRole("timer").textContent).toBe("3 days left");
    expect(screen.getByText("€5.00 in cash")).toBeTruthy();
  });

  it("says which rounds count: own money, stakes, games and wins", async () => {
    const games = { count: 14, rows: [{ gameId: 1, identifier: "ember-drake", name: "Ember Drake" }] };
    await show({ missions: [mission(1, { needsOptIn: true, goal: { kind: "wins", winFrom: 10, minBet: 0.2, games } })] });
    const counts = within(screen.getByRole("heading", { name: "Mission 1" }).closest("li") as HTMLElement);
    expect(counts.getByText("A round counts that pays 10× its stake or more.")).toBeTruthy();
    expect(counts.getByText("Rounds count from a stake of €0.20.")).toBeTruthy();
    expect(counts.getByText("These games count: Ember Drake and 13 more")).toBeTruthy();
    expect(counts.getByText("Rounds count from the moment you join.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Play" }).getAttribute("href")).toBe("/casino/games/ember-drake");
  });

  it("is joined once, however often it is pressed", async () => {
    const { sent, person } = await show({
      missions: [mission(1, { state: "joinable", needsOptIn: true })],
      after: [mission(1, { needsOptIn: true })],
      answer: { data: { success: true, joinedAt: now } },
    });
    await person.dblClick(screen.getByRole("button", { name: "Join" }));
    expect(await screen.findByRole("link", { name: "Play" })).toBeTruthy();
    expect(sent).toEqual([["/api/user/join-mission", { missionRunId: 1 }]]);
  });

  it("is claimed once, and says what was booked when its button has gone", async () => {
    const data = { success: true, claimedAt: now, rewardType: "MONEY", amount: 5, currencyCode: "EUR" };
    const { sent, person } = await show({
      missions: [mission(1, { state: "completed", completedAt: now })],
      after: [mission(1, { state: "claimed", completedAt: now, claimedAt: now })],
      answer: { data },
    });
    expect(screen.getByText(/^Claim it by/).textContent).toContain("Jun 25, 2026");
    await person.dblClick(screen.getByRole("button", { name: "Claim the reward" }));
    expect(await screen.findByText("€5.00 is on your balance, in cash.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Claim the reward" })).toBeNull());
    expect(sent).toEqual([["/api/user/claim-mission", { missionRunId: 1 }]]);
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    ["mission.bonus_runs", /Another bonus is running/],
    ["mission.resting", /Nothing is offered meanwhile/],
    ["mission.over", /Its time is over/],
    ["server.error", /That did not work/],
  ])("refused with %s it says why in place", async (code, words) => {
    const { person } = await show({ missions: [mission(1, { state: "completed" })], answer: code });
    await person.click(screen.getByRole("button", { name: "Claim the reward" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(words);
    expect(screen.getByRole("button", { name: "Claim the reward" })).toBeTruthy();
  });

  it("has the key terms of a bonus beside it", async () => {
    const terms = {
      ...{ currencyCode: "EUR", gives: { kind: "amount", amount: 10 }, wager: { times: 20, on: "bonus" }, use: "REAL_TO_FUN" },
      ...{ maxBet: 5, shares: {}, excludedGames: [], days: 7, oncePer: "player" },
    } as Mission["reward"]["terms"];
    await show({
      missions: [
        mission(1, { reward: { rewardType: "BONUS", amount: 0, currencyCode: "EUR", name: { en: "Ten more" }, terms } }),
      ],
    });
    const card = screen.getByRole("heading", { name: "Mission 1" }).closest("li");
    expect(card?.textContent).toMatch(/Ten more.*20×.*€5\.00.*7 days/s);
  });

  it.each([
    ["claimed", "Claimed"],
    ["expired", "It is over."],
  ] as const)("that is %s has nothing to press", async (state, words) => {
    await show({ missions: [mission(1, { state })] });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the list", () => {
  it("leads guests to sign in, and is not there where nothing is open to them", async () => {
    await show({ isGuest: true, missions: [mission(1, { state: "open" })] });
    expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("?modal=login");
    cleanup();
    await show({ isGuest: true, missions: [] });
    expect(screen.queryByText("Missions")).toBeNull();
  });

  it("says that there are none at the moment", async () => {
    await show({ missions: [] });
    expect(screen.getByRole("status").textContent).toContain("No missions at the moment");
  });

  it("says that it did not come, and asks again", async () => {
    const { person, mend } = await show({ fails: true });
    expect((await screen.findByRole("alert")).textContent).toContain("The missions could not be loaded");
    mend();
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Mission 1" })).toBeTruthy();
  });

  it("is in the server's HTML", async () => {
    const services = createTestServices({
      viewer: { now, session: "user" },
      transport: async () => ({ status: 200, body: { missions: [mission(1)], now } }),
    });
    services.session.setState({ user: paidUser });
    expect(await renderOnServer([section("missions")], services)).toMatch(/Mission 1.*progressbar.*3 days left/s);
  });
});
