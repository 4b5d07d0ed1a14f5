import type { ReactNode } from "react";
import { useT } from "../game_context";
import type { useSteps } from "../use_steps";
import { useKeys } from "../use_keys";
import { AmountField } from "./AmountField";
import { useBetSteps } from "./BetPanel";
import css from "./BetPanel.module.css";
import { Button } from "./Button";
import { RulesNote } from "./RulesNote";

interface Props {
  steps: Pick<ReturnType<typeof useSteps>, "open" | "isOut">;
  /** What can be taken, written; null as long as that is nothing. */
  worth: string | null;
  /** What the button says in a round, where it does not say what can be taken. */
  text?: string;
  onBegin: () => void;
  onTake: () => void;
  keys?: Record<string, () => void>;
  /** What is done in a round, above the bet. */
  actions: ReactNode;
  children?: ReactNode;
}

/** The bet of a round of several steps, and the button that begins it and takes what it is worth. */
export function StepPanel({ steps: { open, isOut }, worth, text, onBegin, onTake, keys, actions, children }: Props) {
  const t = useT();
  const step = useBetSteps();
  const canPlay = !isOut && (!open || worth !== null);
  const play = () => {
    if (canPlay) (open ? onTake : onBegin)();
  };
  useKeys({ onPlay: play, onStep: open ? undefined : step, more: open ? keys : undefined });
  return (
    <div className={css.panel}>
      <div className={css.go}>
        <Button look="go" onClick={play} disabled={!canPlay}>
          {open ? (text ?? t("in_game.mines.take", { amount: worth ?? "–" })) : t("in_game.bet")}
        </Button>
      </div>
      {actions}
      <AmountField isDisabled={open !== null} />
      {children}
      <RulesNote />
    </div>
  );
}
