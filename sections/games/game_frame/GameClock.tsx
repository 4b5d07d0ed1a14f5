import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useStore } from "zustand";
import { getGameSession } from "../../../schemas/api/play";
import type { ToGame } from "../../../schemas/play/frame_messages";
import { clockOf } from "../../../src/features/games/game_page/elapsed";
import { toggleFullscreen } from "../../../src/features/games/game_page/fullscreen";
import { gamePlayOf } from "../../../src/features/games/game_page/game_play";
import { useElapsed, useSessionFigures } from "../../../src/features/games/game_page/use_session_figures";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { Money } from "../../../src/kit/ui/Money";
import css from "./GameFrame.module.css";

const RealityCheck = askedPart(() => import("./RealityCheck"), { look: "over" }, "limits", "game_page");

/**
 * How long somebody plays and what it cost, in every game: where no card beside the game shows it, and over the whole screen. When it is time to read
 * it, or part of a limit is used of which their market wants them told, play waits until they have answered; the server takes no bet before.
 */
export function GameClock() {
  const t = useT();
  const language = useLanguage();
  const client = useQueryClient();
  const store = gamePlayOf(useServices());
  const needsIt = useStore(store, (play) => play.needs === "reality");
  const figures = useSessionFigures();
  const elapsed = useElapsed(figures?.startedAt);
  const { startedAt = 0, checkedAt = 0, reality, usedUp = null } = figures ?? {};
  const hasNotices = (figures?.notices.length ?? 0) > 0;
  const minutes = reality?.minutes ?? 0;
  const isDue = minutes > 0 && elapsed - (checkedAt - startedAt) >= minutes * 60_000;
  const isAsked = isDue || needsIt || hasNotices;

  useEffect(() => {
    if (needsIt) void client.invalidateQueries({ queryKey: [getGameSession.path] });
  }, [needsIt, client]);
  useEffect(() => {
    if (usedUp) store.setState({ limit: usedUp });
  }, [usedUp, store]);
  useEffect(() => {
    // answered, here or in another tab
    if (store.getState().needs === "reality") store.setState({ needs: null });
  }, [checkedAt, store]);
  useEffect(() => {
    if (!isAsked) return;
    const { isFullscreen, isAway } = store.getState();
    if (isFullscreen) void toggleFullscreen(store); // nothing beside the stage is seen there
    const tell = (away: boolean) => store.getState().tell({ source: "foyer", type: "away", isAway: away } satisfies ToGame);
    if (!isAway) tell(true);
    return () => tell(store.getState().isAway);
  }, [isAsked, store]);

  if (!figures) return null;
  const { session, net } = figures;
  return (
    <>
      <p className={css.clock} data-private="">
        <span role="timer" aria-live="off" aria-label={t("game_page.session.time")}>
          {clockOf(elapsed)}
        </span>
        <span aria-label={t(session.isDemo ? "game_page.session.demo_net" : "game_page.session.net")} role="group">
          <Money amount={net} currency={session.currencyCode} language={language} isResult />
        </span>
      </p>
      {isAsked && <RealityCheck figures={figures} elapsed={clockOf(elapsed)} />}
    </>
  );
}
