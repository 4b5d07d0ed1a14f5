import type { Round } from "../../../schemas/play/round";
import { useGameState, useT } from "../game_context";
import css from "./History.module.css";

/** The last results, the newest first. */
export function History({ show }: { show: (round: Round) => string }) {
  const t = useT();
  const rounds = useGameState((state) => state.lastRounds);
  return (
    <ol className={css.history} aria-label={t("in_game.last_results")}>
      {rounds.slice(0, 12).map((round) => (
        <li key={round.id} data-win={round.payout > round.bet || undefined}>
          {show(round)}
        </li>
      ))}
    </ol>
  );
}
