import { useEffect, useRef, useState } from "react";
import type { Round } from "../../schemas/play/round";
import { useGame } from "./game_context";

export interface AutoPlan {
  /** 0 goes on until something stops it. */
  rounds: number;
  /** It stops once so much was won or lost since its start, as decimals; null for never. */
  stopWin: number | null;
  stopLoss: number | null;
  /** It stops besides with the first round that wins, or that loses. */
  until: "plan" | "win" | "loss";
}

export const usualPlan: AutoPlan = { rounds: 10, stopWin: null, stopLoss: null, until: "plan" };

/** Between two rounds, in ms: rounds can be followed, and stopped. */
const apart = 180;

/**
 * Plays one round after the other. It stops when the player is away or has won a jackpot, and at the first round that could not be played. One that
 * waits before it bets asks whether it is wanted still.
 */
export function useAutoBet(playOnce: (isWanted: () => boolean) => Promise<Round | null>) {
  const { game } = useGame();
  const [left, setLeft] = useState<number | null>(null);
  const run = useRef<object | null>(null);
  const latest = useRef(playOnce);
  useEffect(() => void (latest.current = playOnce));

  function stop() {
    run.current = null;
    setLeft(null);
  }

  useEffect(() => {
    const unsubscribe = game.subscribe(({ isAway, status, jackpotWin }) => {
      if (run.current && (isAway || jackpotWin || status !== "ready")) stop();
    });
    return () => {
      run.current = null;
      unsubscribe();
    };
  }, [game]);

  async function start(plan: AutoPlan) {
    const mine = (run.current = {});
    let net = 0;
    for (let rest = plan.rounds || Infinity; rest > 0; rest--) {
      setLeft(rest);
      const round = await latest.current(() => run.current === mine);
      if (run.current !== mine) return;
      if (!round) break;
      net += round.payout - round.bet;
      if (isEnough(net, plan) || isAwaited(round, plan)) break;
      await new Promise((resolve) => setTimeout(resolve, apart));
      if (run.current !== mine) return;
    }
    stop();
  }

  return { left, start, stop };
}

/** Whether it is the win or the loss that the plan waits for; a round that only gives the bet back is neither. */
export const isAwaited = ({ bet, payout }: Pick<Round, "bet" | "payout">, { until }: Pick<AutoPlan, "until">): boolean =>
  until === "win" ? payout > bet : until === "loss" && payout < bet;

/** Whether so much was won or lost that it ends; a thousandth of a cent is how floats may err. */
export const isEnough = (net: number, { stopWin, stopLoss }: AutoPlan): boolean =>
  (stopWin !== null && net >= stopWin - 1e-9) || (stopLoss !== null && -net >= stopLoss - 1e-9);
