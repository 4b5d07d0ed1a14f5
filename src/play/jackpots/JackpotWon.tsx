import { useEffect, useId, useRef } from "react";
import { textIn } from "../../../schemas/language";
import { useGame, useGameState, useMoney } from "../game_context";
import { Button } from "../parts/Button";
import css from "./Jackpots.module.css";

/** The moment of a jackpot: over everything once the round has been shown, until the player goes on. */
export function JackpotWon() {
  const { game, t, language } = useGame();
  const money = useMoney();
  const isMoving = useGameState(({ unshown, out }) => unshown.length > 0 || out !== null);
  const win = useGameState((state) => state.jackpotWin);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = win !== null && !isMoving;
  useEffect(() => {
    if (isShown) dialog.current?.showModal();
  }, [isShown]);
  if (!isShown) return null;
  const name = textIn(win.name, language);
  const amount = money(win.amount);
  return (
    <dialog ref={dialog} className={css.won} aria-labelledby={id} onClose={() => game.closeJackpotWin()}>
      <p className={css.rays} aria-hidden="true" />
      <h2 id={id}>
        <span>{t("in_game.jackpot.won", { name })}</span> <b>{amount}</b>
      </h2>
      <p>{t("in_game.jackpot.won_text")}</p>
      <Button look="go" onClick={() => dialog.current?.close()}>
        {t("in_game.slot.go_on")}
      </Button>
    </dialog>
  );
}
