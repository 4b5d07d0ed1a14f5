import { useRef } from "react";
import css from "./CardJackpot.module.css";
import { amountsQuery } from "./jackpots_query";
import { jackpotsOfGame } from "./jackpots_of_game";
import { TickingMoney } from "./TickingMoney";
import { useJackpots } from "./use_jackpots";

/** On a game's card what the highest of its jackpots holds. */
export default function CardJackpot({ ids }: { ids: readonly number[] }) {
  const element = useRef<HTMLParagraphElement>(null);
  const { data } = useJackpots(element, amountsQuery);
  const [highest] = jackpotsOfGame(data?.jackpots ?? [], ids);
  return (
    <p ref={element} className={css.jackpot}>
      {highest && <TickingMoney key={highest.jackpotId} amount={highest.amount} currency={highest.currencyCode} />}
    </p>
  );
}
