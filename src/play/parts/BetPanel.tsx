import { type ReactNode, useState } from "react";
import type { Round } from "../../../schemas/play/round";
import { useGame, useGameState, useOpened } from "../game_context";
import { useAutoBet, usualPlan } from "../use_auto_bet";
import { useKeys } from "../use_keys";
import { AmountField, useBetRange } from "./AmountField";
import { AutoFields } from "./AutoFields";
import css from "./BetPanel.module.css";
import { Button } from "./Button";
import { PlayMode } from "./PlayMode";
import { RulesNote } from "./RulesNote";

interface Props {
  /** Plays a round and resolves once it may be followed by another one. */
  playOnce: (how?: { isAuto: boolean }) => Promise<Round | null>;
  /** Something of an earlier round still moves, and no further bet can be made. */
  isBusy?: boolean;
  /** What the amount is called, where it is not the whole bet. */
  amountLabel?: string | undefined;
  /** What else is chosen in this game. */
  children?: (isLocked: boolean) => ReactNode;
}

/** The bet and the button, once or by itself. */
export function BetPanel({ playOnce, isBusy = false, amountLabel, children }: Props) {
  const { t } = useGame();
  const [isAuto, setAuto] = useState(false);
  const [plan, setPlan] = useState(usualPlan);
  const auto = useAutoBet(() => playOnce({ isAuto: true }));
  const isRunning = auto.left !== null;
  const isOut = useGameState(({ out, isResting }) => out !== null || isResting) || isBusy;
  const { hasAutoplay } = useOpened().rules;
  const step = useBetSteps();
  const play = () => {
    if (isRunning) auto.stop();
    else if (isAuto) void auto.start(plan);
    else if (!isOut) void playOnce();
  };
  const stop = () => {
    auto.stop();
    return isRunning;
  };
  useKeys({ onPlay: play, onStep: isRunning ? undefined : step, onEscape: stop });
  return (
    <div className={css.panel}>
      {hasAutoplay && <PlayMode isAuto={isAuto} onChange={setAuto} isDisabled={isRunning} />}
      <div className={css.go}>
        {isRunning ? (
          <Button look="stop" onClick={play}>
            {auto.left === Infinity ? t("in_game.auto.stop") : t("in_game.auto.stop_left", { left: auto.left })}
          </Button>
        ) : (
          <Button look="go" onClick={play} disabled={!isAuto && isOut}>
            {t(isAuto ? "in_game.auto.start" : "in_game.bet")}
          </Button>
        )}
      </div>
      <AmountField isDisabled={isRunning} label={amountLabel} />
      {children?.(isRunning)}
      <RulesNote />
      {isAuto && <AutoFields plan={plan} onChange={setPlan} isDisabled={isRunning} />}
    </div>
  );
}

/** Changes the bet to the next round amount above or below. */
export function useBetSteps(): (direction: 1 | -1) => void {
  const { game } = useGame();
  const { rungs } = useBetRange();
  return (direction) => {
    const { bet } = game.getState();
    const next = direction > 0 ? rungs.find((rung) => rung > bet) : rungs.findLast((rung) => rung < bet);
    if (next !== undefined) game.choose(next);
  };
}
