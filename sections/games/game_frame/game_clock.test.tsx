// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { getGameSession } from "../../../schemas/api/play";
import { profiles } from "../../../schemas/profiles";
import { begin, gamePlayOf } from "../../../src/features/game_page/game_play";
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
