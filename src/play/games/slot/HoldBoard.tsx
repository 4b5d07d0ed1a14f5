import type { CSSProperties } from "react";
import { formatNumber } from "../../../kit/ui/format";
import { useGame } from "../../game_context";
import type { Coin } from "../../rules/slots/slot_wins";
import { SymbolArt } from "./art";
import css from "./HoldBoard.module.css";
import type { Hold } from "./shown";

/** What coins are worth, over the reels that show them. */
export const CoinValues = ({ coins }: { coins: readonly Coin[] }) => (
  <div className={css.values} aria-hidden="true">
    {coins.map((coin) => (
      <span key={`${coin.reel} ${coin.row}`} style={{ gridArea: `${coin.row + 1} / ${coin.reel + 1}` }}>
        <Value {...coin} />
      </span>
    ))}
  </div>
);

function Value({ value }: Pick<Coin, "value">) {
  const { language } = useGame();
  return <b className={css.value}>{formatNumber(value / 100, language)}×</b>;
}

interface Props {
  hold: Hold;
  reels: number;
  rows: number;
  /** How many turns there are. */
  most: number;
}

/** The coins that stay, while every other place turns; a light for each turn that is left. */
export function HoldBoard({ hold: { coins, fresh, left, turn, isTurning }, reels, rows, most }: Props) {
  const { t } = useGame();
  const places = Array.from({ length: reels * rows }, (_, index) => ({ reel: index % reels, row: Math.floor(index / reels) }));
  return (
    <div className={css.board} data-turning={isTurning || undefined}>
      <p className={css.lights} aria-hidden="true">
        {Array.from({ length: most }, (_, light) => (
          <i key={light} data-lit={light < left || undefined} />
        ))}
      </p>
      <p className="visually-hidden" role="status">
        {t("in_game.slot.respins_left", { count: left })}
      </p>
      <div className={css.places} aria-hidden="true">
        {places.map(({ reel, row }) => {
          const own = coins.find((coin) => coin.reel === reel && coin.row === row);
          const isFresh = own !== undefined && fresh.includes(own);
          return (
            <div key={`${reel} ${row}`} className={css.place} data-coin={own ? (isFresh ? "fresh" : "held") : undefined}>
              {own ? (
                <>
                  <SymbolArt symbol="scatter" />
                  <Value value={own.value} />
                </>
              ) : (
                <i key={turn} style={{ "--late": `${40 * reel}ms` } as CSSProperties} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
