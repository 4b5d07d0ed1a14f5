import { WifiOff, X } from "lucide-react";
import { formatMoney } from "../../kit/ui/format";
import { useGame, useGameState } from "../game_context";
import css from "./Notice.module.css";

/** What is wrong, and what the player can do about it. */
export function Notice() {
  const { game, t, language } = useGame();
  const isOffline = useGameState((state) => state.isOffline);
  const problem = useGameState((state) => state.problem);
  const mostBet = useGameState((state) => state.mostBet);
  const currency = useGameState(({ opened }) => opened?.currencyCode);
  const amount = mostBet === null || !currency ? "" : formatMoney(mostBet, { language, currency });
  return (
    <div className={css.place} role="alert">
      {isOffline && (
        <p className={css.notice}>
          <WifiOff size={18} aria-hidden="true" />
          {t("in_game.offline")}
        </p>
      )}
      {problem && !isOffline && (
        <p className={`${css.notice} ${css.problem}`}>
          {t(`in_game.problems.${problem}`, { amount })}
          <button type="button" aria-label={t("in_game.close")} onClick={game.forgetProblem}>
            <X size={18} aria-hidden="true" />
          </button>
        </p>
      )}
    </div>
  );
}
