import { type ReactNode, useState } from "react";
import type { Round } from "../../../schemas/play/round";
import { readAmount, toDecimal } from "../amounts";
import { useGame, useGameState, useOpened } from "../game_context";
import { type AutoPlan, useAutoBet } from "../use_auto_bet";
import { useKeys } from "../use_keys";
import { AmountField, useBetRange } from "./AmountField";
import css from "./BetPanel.module.css";
import { Button } from "./Button";
import { Field } from "./Field";
import { Options } from "./Options";
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
  const [plan, setPlan] = useState<AutoPlan>({ rounds: 10, stopWin: null, stopLoss: null, until: "plan" });
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
  useKeys({ onPlay: play, onStep: isRunning ? undefined : step, onEscape: auto.stop });
  return (
    <div className={css.panel}>
      {hasAutoplay && (
        <div className={css.tabs} role="group" aria-label={t("in_game.auto.mode")}>
          <button type="button" aria-pressed={!isAuto} disabled={isRunning} onClick={() => setAuto(false)}>
            {t("in_game.auto.manual")}
          </button>
          <button type="button" aria-pressed={isAuto} disabled={isRunning} onClick={() => setAuto(true)}>
            {t("in_game.auto.auto")}
          </button>
        </div>
      )}
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

interface AutoFieldsProps {
  plan: AutoPlan;
  onChange: (plan: AutoPlan) => void;
  isDisabled: boolean;
}

function AutoFields({ plan, onChange, isDisabled }: AutoFieldsProps) {
  const { t } = useGame();
  const { decimals, currencyCode } = useOpened();
  const limit = (name: "stopWin" | "stopLoss", label: string) => (
    <Field
      label={label}
      text={plan[name] === null ? "–" : String(plan[name])}
      suffix={currencyCode}
      isDisabled={isDisabled}
      onWrite={(text) => {
        const minor = readAmount(text, decimals);
        if (text.trim() !== "" && text.trim() !== "–" && minor === null) return false;
        onChange({ ...plan, [name]: minor ? toDecimal(minor, decimals) : null });
        return true;
      }}
    />
  );
  return (
    <div className={css.auto}>
      <Field
        label={t("in_game.auto.rounds")}
        text={plan.rounds === 0 ? "∞" : String(plan.rounds)}
        isDisabled={isDisabled}
        onWrite={(text) => {
          const rounds = /^\s*(∞)?\s*$/.test(text) ? 0 : Number(text);
          if (!Number.isInteger(rounds) || rounds < 0 || rounds > 9_999) return false;
          onChange({ ...plan, rounds });
          return true;
        }}
      />
      {limit("stopWin", t("in_game.auto.stop_win"))}
      {limit("stopLoss", t("in_game.auto.stop_loss"))}
      <div className={css.until}>
        <Options
          label={t("in_game.auto.until")}
          options={(["plan", "win", "loss"] as const).map((until) => [until, t(`in_game.auto.until_${until}`)] as const)}
          value={plan.until}
          isDisabled={isDisabled}
          onChoose={(until) => onChange({ ...plan, until })}
        />
      </div>
    </div>
  );
}
