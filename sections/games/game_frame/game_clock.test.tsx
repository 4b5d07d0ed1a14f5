// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { getLimitTable } from "../../../schemas/api/limits";
import { checkPlayTime, getGameSession } from "../../../schemas/api/play";
import { profiles } from "../../../schemas/profiles";
import { sampleLimits } from "../../../src/page/persona/sample_limits";
import { begin, gamePlayOf } from "../../../src/features/games/game_page/game_play";
import { paidUser, renderInSite, siteServices } from "../../../src/testing/site";
import { GameClock } from "./GameClock";

afterEach(cleanup);

const asking = [...profiles.values()].filter(({ netPosition, elapsedTime }) => netPosition?.value || elapsedTime);

it.each(asking.map(({ code }) => code))(
  "in %s every game says how long the sign-in is played in, in hours, minutes and seconds, and what it cost or brought (D-14)",
  async (code) => {
    const now = new Date();
    const startedAt = new Date(now.getTime() - 3_725_000).toISOString();
    const session = { sessionId: "one", startedAt, currencyCode: "EUR", isDemo: false };
    const services = siteServices({
      user: paidUser,
      settings: { markets: [code] },
      answers: {
        [`GET ${getGameSession.path}`]: {
          status: 200,
          body: {
            session: { ...session, rounds: 3, wagered: 20, won: 7.5 },
            clock: { startedAt, checkedAt: now.toISOString(), now: now.toISOString(), wagered: 50, won: 12.5 },
            reality: { minutes: 60, choices: [15, 30, 60], isMandatory: false },
            ...{ notices: [], usedUp: null },
          },
        },
      },
    });
    begin(gamePlayOf(services), { ...session, launchUrl: "about:blank" });
    renderInSite(<GameClock />, services);
    await waitFor(() => expect(screen.getByRole("group", { name: "Net result" }).textContent).toMatch(/^[-−]€37\.50$/));
    await waitFor(() => expect(screen.getByRole("timer", { name: "Time played" }).textContent).toMatch(/^1:02:\d\d$/));
  },
);

it("in NL a part of a limit that is used is told before play goes on, and one that is used up lets the game end (D-14)", async () => {
  const startedAt = new Date().toISOString();
  const session = { sessionId: "one", startedAt, currencyCode: "EUR", isDemo: false };
  const usedUp = {
    ...{ kind: "loss", timeframe: "daily", currentLimit: 40, usedLimit: 40, left: 0, currency: "EUR", endsSession: true },
    expiry: startedAt,
  };
  let told: object = { notices: [{ kind: "loss", timeframe: "daily", percent: 50 }], usedUp: null };
  const services = siteServices({
    user: paidUser,
    settings: { markets: ["NL"] },
    answers: {
      [`GET ${getGameSession.path}`]: () => ({
        status: 200,
        body: {
          session: { ...session, rounds: 3, wagered: 20, won: 0 },
          clock: { startedAt, checkedAt: startedAt, now: new Date().toISOString(), wagered: 20, won: 0 },
          reality: { minutes: 30, choices: [15, 30], isMandatory: true },
          ...told,
        },
      }),
      [`GET ${getLimitTable.path}`]: { status: 200, body: sampleLimits("EUR", startedAt) },
      [`POST ${checkPlayTime.path}`]: () => {
        told = { notices: [], usedUp };
        return { status: 200, body: { data: { success: true } } };
      },
    },
  });
  const store = gamePlayOf(services);
  begin(store, { ...session, launchUrl: "about:blank" });
  renderInSite(<GameClock />, services);
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("alert").textContent).toBe("Losses per day: 50% of it is used.");
  expect(store.getState().limit).toBeNull();
  await act(async () => void fireEvent.click(within(dialog).getByRole("button", { name: "Continue playing" })));
  await waitFor(() => expect(store.getState().limit).toMatchObject({ kind: "loss", endsSession: true }));
});
