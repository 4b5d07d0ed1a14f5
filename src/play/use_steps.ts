import { useState } from "react";
import type { Round } from "../../schemas/play/round";
import type { Action } from "./game_step";
import { toDecimal, toMinor } from "./amounts";
import { useGame, useGameState, useMoney, useOpened } from "./game_context";
import { whileMoving } from "./motion";
import { payoutOf } from "./rules/multiplier";

/** A round of several steps: `round` is what is played or was played last, `shown` how the last one ended. */
export function useSteps(ms: number) {
  const { game } = useGame();
  const money = useMoney();
  const { decimals } = useOpened();
  const open = useGameState((state) => state.openRound);
  const isOut = useGameState(({ out, isResting, openRound }) => out !== null || (isResting && !openRound));
  const [resumed, setResumed] = useState(open?.id);
  const [ended, setEnded] = useState<Round | null>(null);
  const [shown, setShown] = useState<Round | null>(null);
  /** What the server was asked about. */
  const [asked, setAsked] = useState<number | null>(null);

  async function take(answer: Promise<Round | null>) {
    const next = await answer;
    setAsked(null);
    if (!next || next.state === "open") return;
    setEnded(next);
    await whileMoving(ms);
    game.show(next);
    setShown(next);
  }

  function clear() {
    setEnded(null);
    setShown(null);
  }

  return {
    open,
    round: open ?? ended,
    shown: open ? null : shown,
    asked,
    isOut,
    isResumed: open !== null && open.id === resumed,
    /** What the open round pays at so many ten-thousandths, written. */
    amountAt: (multiplier: number) => (open ? money(toDecimal(payoutOf(toMinor(open.bet, decimals), multiplier), decimals)) : ""),
    /** What is left of the last round goes. */
    clear,
    begin(choice: unknown) {
      if (isOut || open) return;
      clear();
      void take(game.play(choice));
    },
    /** `about` is what the step is about, to show that it was asked. */
    act(step: number, action: Action, about: number | null = null) {
      if (isOut || !open) return;
      setResumed(undefined);
      setAsked(about);
      void take(game.act(step, action));
    },
  };
}
