import type { TournamentPlanPage } from "../../../schemas/api/tournaments_desk";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { exactMoment } from "../list/words";
import type { Draft } from "../drafts/use_draft";

/** What was published when and by whom; and who did what. */
export function VersionsTab({ page, draft }: { page: TournamentPlanPage; draft: Draft }) {
  const { t, language } = useDesk();
  const { versions, changes, plan } = page;
  return (
    <div className={css.cards}>
      <section className={css.card}>
        <h2>{t("promotion.tab.versions")}</h2>
        {versions.length === 0 && <p className={css.plain}>{t("promotion.no_versions")}</p>}
        <ol className={css.trail}>
          {versions.map(({ version, at, by, content }) => (
            <li key={version}>
              <i className={css.dot} data-tone={version === plan.version ? "good" : undefined} aria-hidden="true" />
              <span>
                <b>{t("promotion.version", { version })}</b>
                <small>{[exactMoment(at, language), by].filter(Boolean).join(" · ")}</small>
                {version !== plan.version && (
                  <Button look="line" onClick={() => draft.replace(content)}>
                    {t("promotion.bring_back", { version })}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section className={css.card}>
        <h2>{t("promotion.changes")}</h2>
        <ol className={css.trail}>
          {changes.map(({ at, by, change, version, note }, index) => (
            <li key={`${at} ${index}`}>
              <i className={css.dot} aria-hidden="true" />
              <span>
                <b>{t(`tournament.change.${change}`, { version })}</b>
                <small>{by ?? t("desk.actor.system")}</small>
                {note && change !== "planned" && <q>{note}</q>}
                {note && change === "planned" && <small>{t("promotion.planned_for", { at: exactMoment(note, language) })}</small>}
              </span>
              <time dateTime={at}>{exactMoment(at, language)}</time>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
