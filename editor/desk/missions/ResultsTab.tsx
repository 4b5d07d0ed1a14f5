import type { MissionPage } from "../../../schemas/api/missions_desk";
import { formatNumber } from "../../../src/kit/ui/format";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { exactMoment, moneyIn } from "../list/words";

const tones = { UPCOMING: "warn", "IN-PROGRESS": "good", FINISHED: "plain" } as const;

/** Its periods, with who took part, who completed and claimed it, and what that cost. */
export function ResultsTab({ page: { runs } }: { page: MissionPage }) {
  const { t, language } = useDesk();
  const count = (value: number) => formatNumber(value, language);
  return (
    <div className={css.cards}>
      <section className={css.card}>
        <h2>{t("mission.tab.results")}</h2>
        {runs.length === 0 && <p className={css.plain}>{t("promotion.no_versions")}</p>}
        <ol className={css.trail}>
          {runs.map(({ missionRunId, status, startAt, endAt, joined, completed, claimed, cost }) => (
            <li key={missionRunId}>
              <i className={css.dot} data-tone={status === "IN-PROGRESS" ? "good" : undefined} aria-hidden="true" />
              <span>
                <b>
                  #{missionRunId} <Chip tone={tones[status]}>{t(`mission.status.${status}`)}</Chip>
                </b>
                <small>
                  {exactMoment(startAt, language)} – {exactMoment(endAt, language)}
                </small>
                <small>
                  {t("mission.came", { joined: count(joined), completed: count(completed), claimed: count(claimed) })}
                </small>
              </span>
              <small>{moneyIn(cost, "EUR", language)}</small>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
