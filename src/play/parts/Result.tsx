import type { Round } from "../../../schemas/play/round";
import { useMoney, useT } from "../game_context";
import css from "./Result.module.css";

/** What the last round brought, seen and said. `text` is what came up, in words. */
export function Result({ round, text, isQuiet = false }: { round: Round | null; text: string; isQuiet?: boolean }) {
  const t = useT();
  const money = useMoney();
  const isWin = round !== null && round.payout > 0;
  const brought = isWin ? t("in_game.won", { amount: money(round.payout) }) : t("in_game.lost");
  return (
    <>
      {isWin && !isQuiet && (
        <p key={round.id} className={css.win} aria-hidden="true" data-big={round.multiplier >= 10 || undefined}>
          +{money(round.payout)}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {round && `${text} ${brought}`}
      </p>
    </>
  );
}
