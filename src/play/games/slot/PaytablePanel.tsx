import { formatNumber, formatPercent } from "../../../kit/ui/format";
import { useGame, useOpened } from "../../game_context";
import { JackpotFacts } from "../../jackpots/JackpotFacts";
import { returnOfJackpots } from "../../jackpots/return_of_jackpots";
import { Panel } from "../../parts/Panel";
import { type HoldRules, slotLines, type SlotModel, slotModelOf, slotSymbols } from "../../rules/slot_models";
import { SymbolArt, type symbolSetOf, symbolName } from "./art";
import css from "./PaytablePanel.module.css";

interface Props {
  set: ReturnType<typeof symbolSetOf>;
  onClose: () => void;
}

/** What every symbol pays, what wilds and scatters do, the lines, and what the game returns. */
export default function PaytablePanel({ set, onClose }: Props) {
  const { language, t } = useGame();
  const { game, rules, jackpots } = useOpened();
  const model = slotModelOf(game.clientModel);
  const isCluster = model.mechanic === "cluster";
  const times = (hundredths: number) => `${formatNumber(hundredths / 100, language)}×`;
  return (
    <Panel title={t("in_game.slot.paytable")} onClose={onClose}>
      <p className={css.note}>{t("in_game.slot.pays")}</p>
      <ul className={css.symbols}>
        {slotSymbols
          .filter((symbol) => model.reels.some((reel) => reel.includes(symbol)))
          .map((symbol) => (
            <li key={symbol}>
              <SymbolArt symbol={symbol} />
              <div>
                <h3>{t(symbolName(set, symbol))}</h3>
                {symbol === "wild" && (
                  <p className={css.note}>
                    {t(model.hold ? "in_game.slot.wild_coin_text" : "in_game.slot.wild_text")}
                    {model.mechanic === "expanding" && ` ${t("in_game.slot.expanding_text")}`}
                  </p>
                )}
                {symbol === "scatter" && (
                  <p className={css.note}>
                    {model.hold
                      ? t("in_game.slot.coin_text", { count: model.hold.coins })
                      : t("in_game.slot.scatter_text", { count: model.freeSpins, factor: model.freeSpinFactor })}
                  </p>
                )}
                <dl>
                  {([2, 1, 0] as const)
                    .filter((place) => model.pays[symbol][place] > 0)
                    .map((place) => (
                      <div key={place}>
                        <dt aria-label={t(`in_game.slot.${isCluster ? "touching" : "of_kind"}`, { count: model.counts[place] })}>
                          {model.counts[place]}
                          {isCluster && "+"}
                        </dt>
                        <dd>{times(model.pays[symbol][place])}</dd>
                      </div>
                    ))}
                </dl>
              </div>
            </li>
          ))}
      </ul>
      <HowItWins model={model} />
      {model.hold && <HowCoinsPay rules={model.hold} times={times} />}
      {model.buy && rules.hasBonusBuy && (
        <p className={css.note}>
          {t("in_game.slot.buy_pays", {
            count: model.freeSpins,
            price: model.buy.price,
            rtp: formatPercent(model.buy.returnToPlayer / 100 + returnOfJackpots(jackpots), language),
          })}
        </p>
      )}
      <p className={css.note}>
        {t("in_game.slot.max_win", { multiplier: formatNumber(model.maxMultiplier, language) })} {t("in_game.help.rtp")}:{" "}
        {game.returnToPlayer !== null && formatPercent(game.returnToPlayer, language)}.
      </p>
      <JackpotFacts />
    </Panel>
  );
}

/** Lines, ways or clusters, and what falls where that is so. */
function HowItWins({ model: { mechanic, fallFactors } }: { model: SlotModel }) {
  const { t } = useGame();
  if (mechanic === "lines" || mechanic === "expanding" || mechanic === "hold") return <Lines />;
  const way = mechanic === "cluster" ? "cluster" : "ways";
  return (
    <>
      <h3>{t(`in_game.slot.${way}`)}</h3>
      <p className={css.note}>{t(`in_game.slot.${way}_text`)}</p>
      {fallFactors && (
        <>
          <h3>{t("in_game.slot.tumble")}</h3>
          <p className={css.note}>
            {t("in_game.slot.tumble_text", { factors: fallFactors.map((factor) => `×${factor}`).join(", ") })}
          </p>
        </>
      )}
    </>
  );
}

function HowCoinsPay({ rules, times }: { rules: HoldRules; times: (hundredths: number) => string }) {
  const { t, language } = useGame();
  return (
    <>
      <h3>{t("in_game.slot.hold")}</h3>
      <p className={css.note}>
        {t("in_game.slot.hold_text", { count: rules.coins, respins: rules.respins })}{" "}
        {t("in_game.slot.hold_full", { multiplier: formatNumber(rules.full / 100, language) })}
      </p>
      <p className={css.note}>
        {t("in_game.slot.coin_values")}: {rules.values.map(([value]) => times(value)).join(", ")}
      </p>
    </>
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
              <path d="M0 10h50M0 20h50M10 0v30M20 0v30M30 0v30M40 0v30" stroke="var(--line)" strokeWidth="1" />
              <polyline points={rows.map((row, reel) => `${10 * reel + 5},${10 * row + 5}`).join(" ")} />
            </svg>
            {line + 1}
          </li>
        ))}
      </ol>
    </>
  );
}
