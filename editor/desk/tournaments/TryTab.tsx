import { dryRunTournament } from "../../../schemas/api/tournaments_desk";
import { formatNumber } from "../../../src/kit/ui/format";
import { useDesk } from "../desk_place";
import { DryRunHead, useDryRun } from "../drafts/DryRunHead";
import css from "../list/list.module.css";
import { exactMoment, moneyIn } from "../list/words";
import own from "../drafts/drafts.module.css";

/** Yesterday's rounds, counted by what is edited: nothing is given. */
export function TryTab({ planId, content }: { planId: number; content: Record<string, unknown> }) {
  const { t, api, language } = useDesk();
  const dryRun = useDryRun(content, (body) => api.call(dryRunTournament, { params: { planId }, body: { content: body } }));
  const run = dryRun.run?.run;
  const count = (number: number) => formatNumber(number, language);
  const money = (amount: number) => moneyIn(amount, "EUR", language);
  return (
    <div className={css.cards}>
      <section className={`${css.card} ${css.form}`}>
        <DryRunHead topic="tournament" dryRun={dryRun} />
        {run && (
          <dl className={own.facts} aria-live="polite">
            <div>
              <dt>{t("tournament.try.rounds", { day: exactMoment(run.from, language) })}</dt>
              <dd>{count(run.rounds)}</dd>
            </div>
            <div>
              <dt>{t("tournament.try.counted")}</dt>
              <dd>{count(run.counted)}</dd>
            </div>
            <div>
              <dt>{t("tournament.column.players")}</dt>
              <dd>{count(run.players)}</dd>
            </div>
            <div>
              <dt>{t("tournament.column.cost")}</dt>
              <dd>{money(run.cost)}</dd>
            </div>
            <div>
              <dt>{t("tournament.try.most")}</dt>
              <dd>{money(run.most)}</dd>
            </div>
          </dl>
        )}
      </section>
      {run && (
        <section className={`${css.card} ${css.form}`}>
          <h2>{t("tournament.try.winners")}</h2>
          {run.winners.length === 0 && <p className={css.plain}>{t("tournament.try.nobody")}</p>}
          {run.winners.length > 0 && (
            <table className={css.t}>
              <caption className="visually-hidden">{t("tournament.try.winners")}</caption>
              <tbody>
                {run.winners.map(({ rank, name, rankingMetric, prize }) => (
                  <tr key={rank}>
                    <td>{count(rank)}</td>
                    <td>{name || t("tournament.try.somebody")}</td>
                    <td className={css.number}>{count(rankingMetric)}</td>
                    <td className={css.number}>
                      {prize === null ? "–" : prize === "BONUS" ? t("tournament.options.prizeType.BONUS") : money(prize)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      )}
    </div>
  );
}
