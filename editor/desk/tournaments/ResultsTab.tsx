import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getTournamentResult, type TournamentPlanPage, type TournamentRun } from "../../../schemas/api/tournaments_desk";
import { formatNumber } from "../../../src/kit/ui/format";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import { NotYet } from "../frame/NotYet";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { exactMoment, moneyIn } from "../list/words";

const tones = { UPCOMING: "warn", "IN-PROGRESS": "good", FINISHED: "plain", CANCELLED: "bad" } as const;

/** The tournaments that came of it, and what was won in each. */
export function ResultsTab({ page }: { page: TournamentPlanPage }) {
  const { t, language } = useDesk();
  const { runs, plan, mayPublish } = page;
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div className={css.cards}>
      <section className={css.card}>
        <h2>{t("tournament.tab.results")}</h2>
        {runs.length === 0 && <p className={css.plain}>{t("promotion.no_versions")}</p>}
        <ol className={css.trail}>
          {runs.map((run) => (
            <li key={run.tournamentItemId}>
              <i className={css.dot} data-tone={run.status === "IN-PROGRESS" ? "good" : undefined} aria-hidden="true" />
              <span>
                <b>
                  #{run.tournamentItemId} <Chip tone={tones[run.status]}>{t(`tournament.status.${run.status}`)}</Chip>
                </b>
                <small>
                  {exactMoment(run.startAt, language)} – {exactMoment(run.endAt, language)}
                </small>
                <small>
                  <Came run={run} />
                </small>
                {run.cancelNote && <q>{run.cancelNote}</q>}
                {mayPublish && run.isFinal && (
                  <Button look="line" onClick={() => setOpen(run.tournamentItemId)}>
                    {t("tournament.see_awards")}
                  </Button>
                )}
              </span>
              <small>{moneyIn(run.cost, "EUR", language)}</small>
            </li>
          ))}
        </ol>
      </section>
      {open !== null && <Awards planId={plan.planId} tournamentItemId={open} />}
    </div>
  );
}

function Came({ run: { players, paid, due, refused } }: { run: TournamentRun }) {
  const { t, language } = useDesk();
  const count = (value: number) => formatNumber(value, language);
  return t("tournament.came", { players: count(players), paid: count(paid), due: count(due), refused: count(refused) });
}

function Awards({ planId, tournamentItemId }: { planId: number; tournamentItemId: number }) {
  const { t, api, language } = useDesk();
  const answer = useQuery(api.query(getTournamentResult, { params: { planId, tournamentItemId } }));
  const { awards } = answer.data ?? {};
  return (
    <section className={css.card} aria-label={t("tournament.awards", { id: tournamentItemId })}>
      <h2>{t("tournament.awards", { id: tournamentItemId })}</h2>
      <NotYet answer={answer} />
      {awards?.length === 0 && <p className={css.plain}>{t("tournament.try.nobody")}</p>}
      {awards && awards.length > 0 && (
        <table className={css.t}>
          <caption className="visually-hidden">{t("tournament.awards", { id: tournamentItemId })}</caption>
          <tbody>
            {awards.map(({ place, name, rankingMetric, prizeType, amountEUR, state, paid, currencyCode, bookedAt }) => (
              <tr key={place}>
                <td>{formatNumber(place, language)}</td>
                <td>
                  {name}
                  {bookedAt && <small>{exactMoment(bookedAt, language)}</small>}
                </td>
                <td className={css.number}>{formatNumber(rankingMetric, language)}</td>
                <td className={css.number}>
                  {currencyCode
                    ? moneyIn(paid, currencyCode, language)
                    : prizeType === "MONEY"
                      ? moneyIn(amountEUR, "EUR", language)
                      : t("tournament.options.prizeType.BONUS")}
                </td>
                <td>
                  <Chip tone={state === "paid" ? "good" : state === "due" ? "warn" : "bad"}>
                    {t(`tournament.award.${state}`)}
                  </Chip>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
