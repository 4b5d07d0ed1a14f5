import { useQuery } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import { getCurrentWinners } from "../../schemas/api/winners";
import type { BetRow, FromLive } from "../../schemas/live";
import { liveOf } from "../../src/features/common/live/live";
import { useLate } from "../../src/features/common/live/use_late";
import { useLive } from "../../src/features/common/live/use_live";
import { useServices } from "../../src/kit/session/services";
import { useFrame } from "../../src/kit/ui/frame";
import { useHold } from "../../src/kit/ui/use_hold";
import { betsOfWins } from "./bets_of_wins";
import { type BetBoard, type BetCategory, emptyBoard, offerBets, readBets, renameInBets, showBets } from "./bet_board";

/** Between two changes that somebody sees. */
const paceMs = 1_000;
/** Without a first answer for so long, the list says that it is missing. */
const missingMs = 10_000;

const events = {
  all_bets: { read: "allBetsData", followed: "allBetsUpdated" },
  my_bets: { read: "myBetsData", followed: "myBetsUpdated" },
  high_rollers: { read: "highRollersData", followed: "highRollersUpdated" },
  max_multiplier: { read: "maxMultiplierData", followed: "maxMultiplierUpdated" },
} as const satisfies Record<BetCategory, Record<string, keyof FromLive>>;

type Step =
  | { kind: "read"; category: BetCategory; rows: readonly BetRow[]; mayChange: boolean }
  | { kind: "heard"; category: BetCategory; rows: readonly BetRow[] }
  | { kind: "show"; category: BetCategory }
  | { kind: "renamed"; message: FromLive["userNicknameUpdated"] };

type Boards = Readonly<Partial<Record<BetCategory, BetBoard>>>;

function reduce(boards: Boards, step: Step): Boards {
  if (step.kind === "renamed") {
    return Object.fromEntries(Object.entries(boards).map(([category, board]) => [category, renameInBets(board, step.message)]));
  }
  const { category } = step;
  const board = boards[category] ?? emptyBoard;
  if (step.kind === "read") return { ...boards, [category]: readBets(board, step.rows, category, step.mayChange) };
  if (step.kind === "heard") return { ...boards, [category]: offerBets(board, step.rows, category) };
  return { ...boards, [category]: showBets(board, category) };
}

/** One of the lists of bets, as it goes on while somebody looks: all that has come within a moment is one change. */
export function useBets(category: BetCategory) {
  const root = useRef<HTMLElement>(null);
  const hold = useHold(root);
  const frame = useFrame();
  const [boards, take] = useReducer(reduce, {});
  const isLate = useLate(hold.isSeen);
  const [isMissing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  const services = useServices();
  const { api, isCanvas } = services;
  /** No socket is opened in the canvas: it shows bets that have won. */
  const wins = useQuery({ ...api.query(getCurrentWinners, { query: { limit: 40 } }), enabled: isCanvas });
  const { shown: heard, waiting } = boards[category] ?? emptyBoard;
  const shown = isCanvas && wins.data ? betsOfWins(wins.data.currentWinners, category) : heard;

  useLive(events[category].read, (rows) => take({ kind: "read", category, rows, mayChange: hold.mayChange }), {
    isOn: hold.isSeen,
    isUrgent: true,
  });
  useLive(events[category].followed, (rows) => take({ kind: "heard", category, rows }), { isOn: hold.isSeen });
  useLive("globalTrxData", (row) => take({ kind: "heard", category: "all_bets", rows: [row] }), {
    isOn: hold.isSeen && category === "all_bets",
  });
  useLive("userNicknameUpdated", (message) => take({ kind: "renamed", message }), { isOn: hold.isSeen });

  const isDue = hold.mayChange && waiting.length > 0;
  const view = frame?.window;
  useEffect(() => {
    if (!isDue || !view) return;
    let drawn = 0;
    const timer = view.setTimeout(() => (drawn = view.requestAnimationFrame(() => take({ kind: "show", category }))), paceMs);
    return () => {
      view.clearTimeout(timer);
      view.cancelAnimationFrame(drawn);
    };
  }, [isDue, shown, category, view]);

  const isAwaited = !isCanvas && hold.isSeen && shown === null;
  useEffect(() => {
    setMissing(false);
    if (!isAwaited || !view) return;
    const timer = view.setTimeout(() => setMissing(true), missingMs);
    return () => view.clearTimeout(timer);
  }, [isAwaited, category, view, tries]);

  return {
    root,
    shown,
    isMissing,
    isLate: isLate || isMissing,
    attention: hold.attention,
    askAgain() {
      setTries(tries + 1);
      liveOf(services).on(events[category].read, () => {}, true)(); // whoever comes asks, also who leaves at once
    },
    /** For `PauseChanges`. */
    pausing: {
      isPaused: hold.isPaused,
      waiting: waiting.length,
      toggle() {
        if (hold.isPaused) take({ kind: "show", category });
        hold.toggle();
      },
    },
  };
}
