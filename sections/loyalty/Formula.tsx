import { useId, useState } from "react";
import type * as z from "zod/mini";
import type { getLoyalty } from "../../schemas/api/loyalty";
import { useLanguage, useT } from "../../src/kit/session/hooks";
import { formatMoney, formatNumber, formatPercent } from "../../src/kit/ui/format";
import css from "./Loyalty.module.css";

type Club = z.output<typeof getLoyalty.answer>;
const stake = 100;

/** The published formula, computed with the games that the player bet on last; arrows try another one (D-23). */
export function Formula({ club }: { club: Club }) {
  const t = useT();
  const language = useLanguage();
  const name = useId();
  const { pointsPerEuro, games } = club.formula;
  const [chosen, choose] = useState(0);
  const game = games[chosen] ?? games[0];
  if (!game) return null;
  const euros = (amount: number) => formatMoney(amount, { language, currency: "EUR" });
  const kept = (stake * game.edge) / 100;
  const points = formatNumber(kept * pointsPerEuro, language, { maximumFractionDigits: 2 });
  const level = club.levels[(club.own?.level ?? 1) - 1];
  const percent = formatPercent(game.edge, language);
  return (
    <div className={css.formula}>
      <h3>{t("loyalty.formula.title")}</h3>
      <p className={css.muted}>{t("loyalty.formula.text")}</p>
      <div className={css.terms}>
        <Term value={euros(stake)} words={t("loyalty.formula.stake")} />
        <span aria-hidden="true">×</span>
        <Term value={percent} words={t("loyalty.formula.edge", { game: game.name })} />
        <span aria-hidden="true">×</span>
        <Term value={formatNumber(pointsPerEuro, language)} words={t("loyalty.formula.per_euro")} />
        <span aria-hidden="true">=</span>
        <Term
          isResult
          value={t("loyalty.points_count", { count: kept * pointsPerEuro, points })}
          words={t("loyalty.formula.result", { amount: euros(stake) })}
        />
      </div>
      {games.length > 1 && (
        <div className={css.games} role="radiogroup" aria-label={t("loyalty.formula.try")}>
          {games.map(({ identifier, name: words, edge }, index) => (
            <label key={identifier}>
              <input type="radio" name={name} checked={index === chosen} onChange={() => choose(index)} />
              <span>
                {words}, {formatPercent(edge, language)}
              </span>
            </label>
          ))}
        </div>
      )}
      <p className={css.small}>{t("loyalty.formula.rules")}</p>
      {level && level.rakebackPercent > 0 && (
        <p className={css.callout}>
          {t("loyalty.formula.rakeback", {
            stake: euros(stake),
            game: game.name,
            amount: euros((kept * level.rakebackPercent) / 100),
            edge: percent,
            share: formatPercent(level.rakebackPercent, language),
          })}
        </p>
      )}
    </div>
  );
}

const Term = ({ value, words, isResult = false }: { value: string; words: string; isResult?: boolean }) => (
  <p className={css.term} data-result={isResult || undefined}>
    <b>{value}</b>
    <span>{words}</span>
  </p>
);
