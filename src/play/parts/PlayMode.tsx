import { useT } from "../game_context";
import css from "./BetPanel.module.css";

interface Props {
  isAuto: boolean;
  onChange: (isAuto: boolean) => void;
  isDisabled: boolean;
}

/** Whether a player bets, or the game by itself. */
export function PlayMode({ isAuto, onChange, isDisabled }: Props) {
  const t = useT();
  return (
    <div className={css.tabs} role="group" aria-label={t("in_game.auto.mode")}>
      <button type="button" aria-pressed={!isAuto} disabled={isDisabled} onClick={() => onChange(false)}>
        {t("in_game.auto.manual")}
      </button>
      <button type="button" aria-pressed={isAuto} disabled={isDisabled} onClick={() => onChange(true)}>
        {t("in_game.auto.auto")}
      </button>
    </div>
  );
}
