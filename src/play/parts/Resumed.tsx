import { useT } from "../game_context";
import css from "./Resumed.module.css";

/** Says that a round goes on which was interrupted. */
export function Resumed({ isResumed }: { isResumed: boolean }) {
  const t = useT();
  return isResumed ? <p className={css.resumed}>{t("in_game.mines.resumed")}</p> : null;
}
