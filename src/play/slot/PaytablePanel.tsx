import { formatNumber, formatPercent } from "../../ui/format";
import { useGame, useOpened } from "../game_context";
import { Panel } from "../parts/Panel";
import { slotLines, slotModelOf, slotSymbols } from "../rules/slot_models";
import { SymbolArt, type symbolSetOf, symbolName } from "./art";
import css from "./PaytablePanel.module.css";

interface Props {
  set: ReturnType<typeof symbolSetOf>;
  onClose: () => void;
}

const counts = [5, 4, 3] as const;

/** What every symbol pays, what wilds and scatters do, the lines, and what the game returns. */
export default function PaytablePanel({ set, onClose }: Props) {
  const { language, t } = useGame();
  const { game } = useOpened();
  const model = slotModelOf(game.clientModel);
  const times = (hundredths: number) => `${formatNumber(hundredths / 100, language)}×`;
  return (
    <Panel title={t("in_game.slot.paytable")} onClose={onClose}>
      <p className={css.note}>{t("in_game.slot.pays")}</p>
      <ul className={css.symbols}>
        {slotSymbols.map((symbol) => (
          <li key={symbol}>
            <SymbolArt symbol={symbol} />
            <div>
              <h3>{t(symbolName(set, symbol))}</h3>
              {symbol === "wild" && (
                <p className={css.note}>
                  {t("in_game.slot.wild_text")}
                  {model.mechanic === "expanding" && ` ${t("in_game.slot.expanding_text")}`}
                </p>
              )}
              {symbol === "scatter" && (
                <p className={css.note}>
                  {t("in_game.slot.scatter_text", { count: model.freeSpins, factor: model.freeSpinFactor })}
                </p>
              )}
              <dl>
                {counts
                  .filter((count) => (model.pays[symbol][count - 3] ?? 0) > 0)
                  .map((count) => (
                    <div key={count}>
                      <dt aria-label={t("in_game.slot.of_kind", { count })}>{count}</dt>
                      <dd>{times(model.pays[symbol][count - 3] ?? 0)}</dd>
                    </div>
                  ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
      {model.mechanic === "ways" ? (
        <>
          <h3>{t("in_game.slot.ways")}</h3>
          <p className={css.note}>{t("in_game.slot.ways_text")}</p>
        </>
      ) : (
        <Lines />
      )}
      <p className={css.note}>
        {t("in_game.slot.max_win", { multiplier: formatNumber(model.maxMultiplier, language) })} {t("in_game.help.rtp")}:{" "}
        {formatPercent(model.returnToPlayer / 100, language)}.
      </p>
    </Panel>
  );
}

function Lines() {
  const { t } = useGame();
  return (
    <>
      <h3>{t("in_game.slot.lines")}</h3>
      <ol className={css.lines}>
        {slotLines.map((rows, line) => (
          <li key={line}>
            <svg viewBox="0 0 50 30" role="img" aria-label={t("in_game.slot.line", { number: line + 1 })}>
              <path d="M0 10h50M0 20h50M10 0v30M20 0v30M30 0v30M40 0v30" stroke="#2a3247" strokeWidth="1" />
              <polyline points={rows.map((row, reel) => `${10 * reel + 5},${10 * row + 5}`).join(" ")} />
            </svg>
            {line + 1}
          </li>
        ))}
      </ol>
    </>
  );
}
