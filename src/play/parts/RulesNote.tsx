import { formatNumber } from "../../kit/ui/format";
import { useGame, useOpened } from "../game_context";
import css from "./RulesNote.module.css";

/** What the law where the player lives changes in a game, so that nobody looks for what is not there. */
export function RulesNote() {
  const { t, language } = useGame();
  const { hasAutoplay, paceMs } = useOpened().rules;
  if (hasAutoplay && paceMs === 0) return null;
  return (
    <p className={css.note}>
      {!hasAutoplay && `${t("in_game.rules.by_hand")} `}
      {paceMs > 0 && t("in_game.rules.pace", { seconds: formatNumber(paceMs / 1_000, language) })}
    </p>
  );
}
