import { readAmount, toDecimal } from "../amounts";
import { useGame, useOpened } from "../game_context";
import type { AutoPlan } from "../use_auto_bet";
import css from "./BetPanel.module.css";
import { Field } from "./Field";
import { Options } from "./Options";

interface Props {
  plan: AutoPlan;
  onChange: (plan: AutoPlan) => void;
  isDisabled: boolean;
}

/** How long a game bets by itself. */
export function AutoFields({ plan, onChange, isDisabled }: Props) {
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
