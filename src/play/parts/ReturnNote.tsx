import { formatPercent } from "../../kit/ui/format";
import { useGame, useOpened } from "../game_context";
import css from "./ReturnNote.module.css";

/** What a bet as it is chosen returns, where that is not what the game is published with; both as they are written. */
export function ReturnNote({ share }: { share: number }) {
  const { language, t } = useGame();
  const { returnToPlayer } = useOpened().game;
  const exact = formatPercent(share * 100, language);
  if (returnToPlayer === null || exact === formatPercent(returnToPlayer, language)) return null;
  return <p className={css.note}>{t("in_game.return_of_bet", { share: exact })}</p>;
}
