import {
  type HoldRules,
  slotLines,
  type SlotMechanic,
  type SlotModel,
  slotModels,
  type SlotSymbol,
  slotSymbols,
} from "../../../src/play/rules/slot_models";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { formatPercent } from "../../../src/kit/ui/format";
import css from "./Algorithm.module.css";
import { Code, hundredths, scrolls } from "./Code";

const letterOf: Record<SlotSymbol, string> = {
  wild: "W",
  scatter: "S",
  crown: "C",
  gem: "G",
  bell: "B",
  star: "R",
  ace: "A",
  king: "K",
  queen: "Q",
  jack: "J",
  ten: "T",
};

/** What is said of each mechanic beside the lines. */
const textsOf: Record<SlotMechanic, readonly string[]> = {
  lines: [],
  ways: ["ways"],
  expanding: ["expanding"],
  tumble: ["ways", "falls"],
  cluster: ["cluster", "falls"],
  hold: [],
};

/** What each slot is made of: its strips, what its symbols pay, and what it does besides. */
export function SlotModels() {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <Code text={slotLines.map((rows) => rows.join("")).join(" ")} label={t("fair.exact.slot_lines")} />
      {Object.entries(slotModels).map(([name, model]) => {
        const { freeSpins: free, freeSpinFactor: factor, mostFreeSpins: most, maxMultiplier: highest } = model;
        return (
          <div key={name} className={css.table}>
            <h5>{t("fair.exact.slot_model", { name, free, factor, most, highest })}</h5>
            {textsOf[model.mechanic].map((text) => (
              <p key={text}>{t(`fair.exact.slot_${text}`)}</p>
            ))}
            {model.fallFactors && <p>{t("fair.exact.slot_factors", { factors: model.fallFactors.join(", ") })}</p>}
            {model.hold && <Coins rules={model.hold} />}
            {model.buy && (
              <p>
                {t("fair.exact.slot_buy", {
                  price: model.buy.price,
                  free,
                  rtp: formatPercent(model.buy.returnToPlayer / 100, language),
                })}
              </p>
            )}
            <Code
              text={model.reels.map((reel) => reel.map((symbol) => letterOf[symbol]).join("")).join("\n")}
              label={t("fair.exact.slot_strips", { name })}
            />
            <Pays name={name} model={model} />
          </div>
        );
      })}
    </>
  );
}

function Coins({ rules }: { rules: HoldRules }) {
  const t = useT();
  const { coins, coinChance, respins } = rules;
  const values = rules.values.map(([value, weight]) => `${value / 100}× (${weight})`).join(", ");
  return (
    <>
      <p>{t("fair.exact.slot_hold", { coins, respins, chance: coinChance / 1_000, full: `${rules.full / 100}×` })}</p>
      <p>{t("fair.exact.slot_values", { values })}</p>
    </>
  );
}

const Pays = ({ name, model: { counts, pays, mechanic } }: { name: string; model: SlotModel }) => (
  <div {...scrolls} className={css.scroll} aria-label={name}>
    <table>
      <thead>
        <tr>
          <td />
          {slotSymbols.map((symbol) => (
            <th key={symbol} scope="col">
              {letterOf[symbol]} {symbol}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count, index) => (
          <tr key={count}>
            <th scope="row">
              {count}
              {mechanic === "cluster" && "+"}
            </th>
            {slotSymbols.map((symbol) => (
              <td key={symbol}>{hundredths(pays[symbol][index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
