import type { TournamentDetails, TournamentPosition } from "../../../../schemas/api/tournaments";
import { gainOf, shownScore } from "../../../layout/tournament_gain";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { formatMoney, formatNumber, formatUnit } from "../../../kit/ui/format";
import { formatMetric } from "./metric";
import { StageExample, StageLines } from "./StageLines";
import css from "./Tournament.module.css";

/** How places are decided, with an example that is computed by the same rules: the player's own best round, else an invented one. */
export function HowItCounts({ tournament, best }: { tournament: TournamentDetails; best: TournamentPosition["best"] }) {
  const t = useT();
  const language = useLanguage();
  const { rules, leaderboardType: type, games } = tournament;
  const { minBet, mostCounted, pointsPerEuro, winFrom, winPoints } = rules;
  const euros = (amount: number) => formatMoney(amount, { language, currency: "EUR" });
  const times = (value: number) => `${formatNumber(value, language, { maximumFractionDigits: 2 })}×`;
  const stake = best?.stake ?? Math.max(1, minBet);
  const multiplier = best?.multiplier ?? winFrom ?? 2.5;
  const gain = shownScore(type, gainOf(rules, { stake: Math.round(stake * 100), multiplier }));
  const isPoints = type === "points";
  const measure = type === "pointsPerPlace" ? rules.stageBy : type;
  return (
    <section className={css.card}>
      <h3>{t("tournaments.how")}</h3>
      <p>{t(`tournaments.rule.${type}`, { time: formatUnit(rules.stageHours, "hour", { language, width: "long" }) })}</p>
      <dl className={css.lines}>
        {isPoints && (
          <div>
            <dt>{t("tournaments.per_euro", { euro: euros(1) })}</dt>
            <dd>{formatMetric(pointsPerEuro, type, language)}</dd>
          </div>
        )}
        {isPoints && winFrom !== null && winPoints > 0 && (
          <div>
            <dt>{t("tournaments.win_from", { times: times(winFrom) })}</dt>
            <dd>+{formatMetric(winPoints, type, language)}</dd>
          </div>
        )}
        {type === "pointsPerPlace" && <StageLines rules={rules} />}
        {minBet > 0 && (
          <div>
            <dt>{t("tournaments.counts_from")}</dt>
            <dd>{euros(minBet)}</dd>
          </div>
        )}
        {mostCounted !== null && (measure === "sumOfBet" || isPoints) && (
          <div>
            <dt>{t("tournaments.counts_to")}</dt>
            <dd>{euros(mostCounted)}</dd>
          </div>
        )}
        <div>
          <dt>{t("tournaments.same")}</dt>
          <dd>{t("tournaments.same_rule")}</dd>
        </div>
        {games.count > 0 && (
          <div>
            <dt>{t("tournaments.games")}</dt>
            <dd>{formatNumber(games.count, language)}</dd>
          </div>
        )}
      </dl>
      {type === "pointsPerPlace" ? (
        <StageExample rules={rules} />
      ) : (
        <p className={css.sum}>
          <small>{t(best ? "tournaments.your_best" : "tournaments.example")}</small>
          {t("tournaments.example_round", { stake: euros(stake), times: times(multiplier) })}{" "}
          <b>{formatMetric(gain, type, language)}</b>
        </p>
      )}
      <p className={css.small}>{t("tournaments.own_money")}</p>
    </section>
  );
}
