import { useState } from "react";
import { textIn } from "../../../schemas/language";
import { formatMoney } from "../../kit/ui/format";
import { useGame, useGameState } from "../game_context";
import { lazyPart } from "../parts/lazy_part";
import css from "./Jackpots.module.css";
import { JackpotWon } from "./JackpotWon";

const JackpotPanel = lazyPart(() => import("./JackpotPanel"), "in_game");

/** The jackpots that the game plays for with what they hold, which lead to how they are won; one that is won has its moment. */
export default function Jackpots() {
  const { t, language } = useGame();
  const jackpots = useGameState((state) => state.jackpots);
  const isDemo = useGameState(({ opened }) => opened?.isDemo);
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={css.place}>
      <button type="button" className={css.bar} onClick={() => setAsked(true)}>
        <span className="visually-hidden">{t("in_game.jackpot.title")}: </span>
        {jackpots.map(({ jackpotId, name, amount, currencyCode: currency }) => (
          <span key={jackpotId} className={css.jackpot}>
            <span className={css.name}>{textIn(name, language)}</span> <b>{formatMoney(amount, { language, currency })}</b>
          </span>
        ))}
        {isDemo && <span className={css.demo}>{t("in_game.jackpot.money_only")}</span>}
      </button>
      {isAsked && <JackpotPanel onClose={() => setAsked(false)} />}
      <JackpotWon />
    </div>
  );
}
