import { formatNumber } from "../../kit/ui/format";
import { ladder, readAmount, toDecimal, toMinor } from "../amounts";
import { shownBalance } from "../game_step";
import { useGame, useGameState, useOpened } from "../game_context";
import css from "./AmountField.module.css";
import { Field } from "./Field";

/** The bet: written, halved, doubled, or one of those that are often wanted. */
export function AmountField({ isDisabled, label }: { isDisabled: boolean; label?: string | undefined }) {
  const { game, language, t } = useGame();
  const { decimals, currencyCode } = useOpened();
  const bet = useGameState((state) => state.bet);
  const { min, max, presets } = useBetRange();
  const write = (minor: number) =>
    formatNumber(toDecimal(minor, decimals), language, {
      minimumFractionDigits: Math.min(2, decimals),
      maximumFractionDigits: decimals,
      useGrouping: false,
    });
  const short = (minor: number) => formatNumber(toDecimal(minor, decimals), language, { maximumFractionDigits: decimals });
  return (
    <div className={css.amount}>
      <Field
        label={label ?? t("in_game.bet_amount")}
        text={write(bet)}
        suffix={currencyCode}
        isDisabled={isDisabled}
        onWrite={(text) => {
          const minor = readAmount(text, decimals);
          if (minor === null || minor === 0) return false;
          game.choose(minor);
          return true;
        }}
      >
        <button type="button" disabled={isDisabled} aria-label={t("in_game.half")} onClick={() => game.choose(bet / 2)}>
          ½
        </button>
        <button type="button" disabled={isDisabled} aria-label={t("in_game.double")} onClick={() => game.choose(bet * 2)}>
          2×
        </button>
      </Field>
      <div className={css.presets} role="group" aria-label={t("in_game.presets")}>
        <button type="button" disabled={isDisabled} onClick={() => game.choose(min)}>
          {t("in_game.min")}
        </button>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            disabled={isDisabled}
            aria-pressed={preset === bet}
            onClick={() => game.choose(preset)}
          >
            {short(preset)}
          </button>
        ))}
        <button type="button" disabled={isDisabled} onClick={() => game.choose(max)}>
          {t("in_game.max")}
        </button>
      </div>
    </div>
  );
}

/** What may be bet, in minor units: the highest is what the player has, where that is less than the limit. */
export function useBetRange() {
  const { limits, decimals } = useOpened();
  const balance = useGameState(shownBalance);
  const min = toMinor(limits.minBet, decimals);
  const most = toMinor(limits.maxBet, decimals);
  const max = Math.max(min, Math.min(most, toMinor(balance, decimals)));
  const rungs = ladder(min, most);
  const unit = 10 ** decimals;
  const presets = [1, 5, 20].map((amount) => amount * unit).filter((amount) => amount > min && amount < most);
  return { min, max, rungs, presets };
}
