import { type CSSProperties, memo, type RefObject, useLayoutEffect, useRef } from "react";
import { formatNumber } from "../../../kit/ui/format";
import { useGame } from "../../game_context";
import { slotLines, type SlotSymbol } from "../../rules/slot_models";
import { winningPlaces } from "../../rules/slots/slot_wins";
import { prefersNoMotion } from "../../motion";
import { SymbolArt, type symbolSetOf, symbolName } from "./art";
import { CoinValues, HoldBoard } from "./HoldBoard";
import css from "./Reels.module.css";
import type { Shown } from "./shown";
import { dropMs, reelMs } from "./use_spins";

interface Props {
  shown: Shown;
  set: ReturnType<typeof symbolSetOf>;
  isSkipped: RefObject<boolean>;
  /** How often places turn that have no coin. */
  turns: number;
}

/** Five reels with what they stopped at, and what won bright. */
export function Reels({ shown, set, isSkipped, turns }: Props) {
  const { t, language } = useGame();
  const { grid, strips, turn, wins, drops, falls, isGoing, factor, coins, hold } = shown;
  const places = winningPlaces(grid, wins);
  const rows = grid[0]?.length ?? 3;
  const going = (reel: number) =>
    isGoing ? (grid[reel] ?? []).flatMap((_, row) => (places.has(`${reel} ${row}`) ? [row] : [])).join() : "";
  const nameAt = (symbol: SlotSymbol, { reel, row }: { reel: number; row: number }) => {
    const name = t(symbolName(set, symbol));
    const coin = (hold?.coins ?? coins).find((one) => one.reel === reel && one.row === row);
    const multiplier = coin && formatNumber(coin.value / 100, language);
    return multiplier ? t("in_game.slot.coin_place", { symbol: name, multiplier }) : name;
  };
  return (
    <div className={css.window} data-won={wins.length > 0 || undefined} style={{ "--rows": rows } as CSSProperties}>
      <div className={css.reels} aria-hidden="true">
        {strips.map((strip, reel) => (
          <Reel
            key={reel}
            {...{ strip, reel, rows, turn, falls, isSkipped }}
            going={going(reel)}
            drops={drops?.[reel]?.join() ?? ""}
          />
        ))}
      </div>
      {factor > 1 && (
        <b className={css.factor} aria-hidden="true">
          ×{factor}
        </b>
      )}
      {wins.length > 0 && !isGoing && (
        <>
          <div className={css.marks} aria-hidden="true">
            {[...places].map((place) => {
              const [reel = 0, row = 0] = place.split(" ").map(Number);
              return <i key={place} style={{ gridArea: `${row + 1} / ${reel + 1}` } as CSSProperties} />;
            })}
          </div>
          <svg className={css.lines} viewBox={`0 0 50 ${10 * rows}`} preserveAspectRatio="none" aria-hidden="true">
            {wins.flatMap(({ line, count }) =>
              line < 0 ? (
                []
              ) : (
                <polyline
                  key={line}
                  points={(slotLines[line] ?? [])
                    .slice(0, count)
                    .map((row, reel) => `${10 * reel + 5},${10 * row + 5}`)
                    .join(" ")}
                />
              ),
            )}
          </svg>
        </>
      )}
      {hold ? <HoldBoard hold={hold} reels={grid.length} rows={rows} most={turns} /> : <CoinValues coins={coins} />}
      <ul className="visually-hidden" aria-label={t("in_game.slot.reels")}>
        {grid.map((column, reel) => (
          <li key={reel}>
            {t("in_game.slot.reel", {
              number: reel + 1,
              symbols: column.map((symbol, row) => nameAt(symbol, { reel, row })).join(", "),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReelProps {
  strip: readonly SlotSymbol[];
  reel: number;
  rows: number;
  turn: number;
  falls: number;
  /** Rows that go, and how far each row has come down, separated by commas. */
  going: string;
  drops: string;
  isSkipped: RefObject<boolean>;
}

/** One reel: its strip moves down until its top stands in the window; what falls comes down into the places that are free. */
const Reel = memo(function Reel({ strip, reel, rows, turn, falls, going, drops, isSkipped }: ReelProps) {
  const moving = useRef<HTMLDivElement>(null);
  const { sound } = useGame();
  useLayoutEffect(() => {
    if (turn === 0) return;
    if (prefersNoMotion() || isSkipped.current) return void (reel === 0 && sound.play({ sound: "reel" }));
    sound.play({ sound: "reel", after: reelMs(reel) });
    const animation = moving.current?.animate(
      [{ transform: `translateY(${-100 * (1 - rows / strip.length)}%)` }, { transform: "translateY(0)" }],
      { duration: reelMs(reel), easing: "cubic-bezier(0.2, 0.7, 0.3, 1.03)" },
    );
    const check = setInterval(() => isSkipped.current && animation?.finish(), 50);
    return () => {
      clearInterval(check);
      animation?.cancel();
    };
    // a strip moves once for each turn
    // eslint-disable-next-line react/exhaustive-deps
  }, [turn]);
  useLayoutEffect(() => {
    if (drops === "" || prefersNoMotion() || isSkipped.current) return;
    for (const [row, rowsDown] of drops.split(",").map(Number).entries())
      if (rowsDown > 0)
        moving.current?.children[row]?.animate([{ transform: `translateY(${-100 * rowsDown}%)` }, { transform: "none" }], {
          duration: dropMs(rowsDown),
          easing: "cubic-bezier(0.4, 0, 0.6, 1.1)",
        });
    // what falls does so once
    // eslint-disable-next-line react/exhaustive-deps
  }, [falls]);
  const isGoing = (row: number) => going.split(",").includes(String(row));
  return (
    <div className={css.reel}>
      <div ref={moving} className={css.strip} style={{ "--count": strip.length } as CSSProperties}>
        {strip.map((symbol, row) => (
          <div key={row} className={css.cell} data-going={isGoing(row) || undefined}>
            <SymbolArt symbol={symbol} />
          </div>
        ))}
      </div>
    </div>
  );
});
