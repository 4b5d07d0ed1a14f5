import { textIn } from "../../../schemas/language";
import { formatMoney, formatNumber, formatPercent } from "../../kit/ui/format";
import { toDecimal, toMinor } from "../amounts";
import { useGame, useGameState, useMoney, useOpened } from "../game_context";
import type { Jackpot } from "../game_step";
import help from "../parts/HelpPanel.module.css";
import { dropChance, dropRange } from "../rules/jackpot";
import css from "./Jackpots.module.css";
import { returnOfJackpots } from "./return_of_jackpots";

/** What goes into each jackpot and how likely it is won with the chosen bet, and what all of them add to what the game gives back. */
export function JackpotFacts({ hasTitle = true }: { hasTitle?: boolean }) {
  const { t, language } = useGame();
  const { game, isDemo } = useOpened();
  const jackpots = useGameState((state) => state.jackpots);
  if (jackpots.length === 0) return null;
  const ofJackpots = returnOfJackpots(jackpots);
  const percent = (value: number) => formatPercent(value, language);
  const total = game.returnToPlayer ?? ofJackpots;
  return (
    <>
      {hasTitle && <h3>{t("in_game.jackpot.title")}</h3>}
      <p className={help.text}>
        {t("in_game.jackpot.text")} {isDemo && t("in_game.jackpot.demo_text")}
      </p>
      {jackpots.map((jackpot) => (
        <section key={jackpot.jackpotId} className={css.facts}>
          <h3>
            {textIn(jackpot.name, language)}
            <b>{formatMoney(jackpot.amount, { language, currency: jackpot.currencyCode })}</b>
          </h3>
          <Facts jackpot={jackpot} />
        </section>
      ))}
      {game.returnToPlayer !== null && (
        <p className={help.text}>
          {t("in_game.jackpot.return", {
            game: percent(Math.round(100 * (total - ofJackpots)) / 100),
            jackpots: percent(ofJackpots),
            total: percent(total),
          })}
        </p>
      )}
    </>
  );
}

function Facts({ jackpot }: { jackpot: Jackpot }) {
  const { t, language } = useGame();
  const money = useMoney();
  const { decimals, jackpotWorth } = useOpened();
  const bet = useGameState((state) => state.bet);
  const { currencyCode: currency, betPercent } = jackpot;
  const minor = (amount: number) => toMinor(amount, jackpotDecimals);
  const rules = { seedAmount: minor(jackpot.seedAmount), share: 100 * betPercent, amount: minor(jackpot.amount) };
  const { first, last } = dropRange(rules);
  const inJackpot = (amount: number) => formatMoney(toDecimal(amount, jackpotDecimals), { language, currency });
  const brought = (minor(toDecimal(bet, decimals) * jackpotWorth) * betPercent) / 100;
  const chance = dropChance(rules, brought);
  const oneIn =
    chance === 0
      ? t("in_game.jackpot.none_yet", { amount: inJackpot(first) })
      : t("in_game.jackpot.one_in", { number: formatNumber(Math.max(1, Math.round(1 / chance)), language) });
  const facts = [
    [t("in_game.jackpot.share"), formatPercent(betPercent, language)],
    [t("in_game.jackpot.drops"), `${inJackpot(first)} – ${inJackpot(last)}`],
    [t("in_game.jackpot.chance", { bet: money(toDecimal(bet, decimals)) }), oneIn],
  ];
  return (
    <dl className={help.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Of the currency that all jackpots are kept in. */
const jackpotDecimals = 2;
