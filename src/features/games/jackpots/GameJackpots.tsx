import { useRef } from "react";
import { useT, useText } from "../../../kit/session/hooks";
import { amountsQuery } from "./jackpots_query";
import { jackpotsOfGame } from "./jackpots_of_game";
import { TickingMoney } from "./TickingMoney";
import { useJackpots } from "./use_jackpots";

/** Rows of a list of a game's figures: its jackpots with what they hold. */
export default function GameJackpots({ ids }: { ids: readonly number[] }) {
  const t = useT();
  const text = useText();
  const element = useRef<HTMLDivElement>(null);
  const { data } = useJackpots(element, amountsQuery);
  const jackpots = jackpotsOfGame(data?.jackpots ?? [], ids);
  return jackpots.map(({ jackpotId, name, amount, currencyCode }, place) => (
    <div key={jackpotId} ref={place === 0 ? element : undefined}>
      <dt>{t("games.detail.jackpot", { name: text(name) })}</dt>
      <dd>
        <TickingMoney amount={amount} currency={currencyCode} />
      </dd>
    </div>
  ));
}
