import { formatPercent } from "../../kit/ui/format";
import { useGame, useOpened } from "../game_context";
import css from "./ReturnNote.module.css";

/** What a game returns whose players decide in a round: with the best that they can do. */
export function BestPlay() {
  const { language, t } = useGame();
  const { returnToPlayer } = useOpened().game;
  if (returnToPlayer === null) return null;
  return <p className={css.note}>{t("in_game.best_play", { share: formatPercent(returnToPlayer, language) })}</p>;
}
