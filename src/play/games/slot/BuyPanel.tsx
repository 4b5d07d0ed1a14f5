import { formatPercent } from "../../../kit/ui/format";
import { toDecimal } from "../../amounts";
import { useGame, useGameState, useMoney, useOpened } from "../../game_context";
import { returnOfJackpots } from "../../jackpots/return_of_jackpots";
import { Button } from "../../parts/Button";
import css from "../../parts/HelpPanel.module.css";
import { Panel } from "../../parts/Panel";
import { slotModelOf } from "../../rules/slot_models";

interface Props {
  onBuy: () => void;
  onClose: () => void;
}

/** What is bought, costs and returns, before it is. */
export default function BuyPanel({ onBuy, onClose }: Props) {
  const { language, t } = useGame();
  const { game, decimals, buysWith, jackpots } = useOpened();
  const cash = useGameState((state) => state.balance.cash);
  const money = useMoney();
  const bet = useGameState((state) => state.bet);
  const { buy, freeSpins: count, freeSpinFactor: factor, maxMultiplier } = slotModelOf(game.clientModel);
  if (!buy) return null;
  const { price, returnToPlayer } = buy;
  const amount = toDecimal(price * bet, decimals);
  const cost = money(amount);
  const facts = [
    [t("in_game.slot.bet"), money(toDecimal(bet, decimals))],
    [t("in_game.slot.buy_cost", { price }), cost],
    [t("in_game.slot.buy_return"), formatPercent(returnToPlayer / 100 + returnOfJackpots(jackpots), language)],
    [t("in_game.slot.buy_most"), money(toDecimal(maxMultiplier * bet, decimals))],
  ];
  return (
    <Panel title={t("in_game.slot.buy", { count })} onClose={onClose}>
      <p className={css.text}>{t("in_game.slot.buy_text", { count, factor })}</p>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.text}>{t("in_game.slot.buy_note")}</p>
      {buysWith === "cash" && <p className={css.text}>{t("in_game.slot.buy_cash_note", { amount: money(cash) })}</p>}
      <Button look="go" disabled={buysWith === "cash" && cash < amount} onClick={onBuy}>
        {t("in_game.slot.buy_go", { amount: cost })}
      </Button>
    </Panel>
  );
}
