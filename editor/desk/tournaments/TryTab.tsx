import { useState } from "react";
import { dryRunTournament, type TournamentDryRun } from "../../../schemas/api/tournaments_desk";
import { formatNumber } from "../../../src/ui/format";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";
import { exactMoment, moneyIn } from "../list/words";
import own from "../promotions/Promotion.module.css";

/** Yesterday's rounds, counted by what is edited: nothing is given. */
export function TryTab({ planId, content }: { planId: number; content: Record<string, unknown> }) {
  const { t, api, language } = useDesk();
  const [state, setState] = useState<{ run: TournamentDryRun; of: unknown } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function start() {
    setIsBusy(true);
    setProblem(null);
    try {
      const { run } = await api.call(dryRunTournament, { params: { planId }, body: { content } });
      setState({ run, of: content });
    } catch (error) {
      setProblem(t(failureKey(error)));
    }
    setIsBusy(false);
  }

  const run = state?.run;
  const count = (number: number) => formatNumber(number, language);
  const money = (amount: number) => moneyIn(amount, "EUR", language);
  return (
    <div className={css.cards}>
      <section className={`${css.card} ${css.form}`}>
        <h2>{t("tournament.try.title")}</h2>
        <p className={css.plain}>{t("tournament.try.lead")}</p>
        <span>
          <Button look={run ? "line" : "fill"} size="large" isDisabled={isBusy} onClick={() => void start()}>
            {t(isBusy ? "promotion.try.busy" : run ? "promotion.try.again" : "promotion.try.verb")}
          </Button>
        </span>
        {state && state.of !== content && <p className={own.law}>{t("tournament.try.changed")}</p>}
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
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
