import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { exactMoment } from "../list/words";
import type { Topic } from "./topics";
import type { Draft } from "./use_draft";

interface Version {
  version: number;
  /** Null where it is older than the trail. */
  at: string | null;
  by: string | null;
  content: Record<string, unknown>;
  /** What else it tells, as what differs from the one before it. */
  about?: string | undefined;
  /** What stands at its end. */
  aside?: string;
}

interface Props {
  topic: Topic;
  /** The newest first. */
  versions: readonly Version[];
  /** The version that is published. */
  current: number;
  changes: readonly { at: string; by: string | null; change: string; version: number | null; note: string | null }[];
  draft: Draft;
}

/** What was published when and by whom; and who did what. */
export function Trail({ topic, versions, current, changes, draft }: Props) {
  const { t, language } = useDesk();
  return (
    <div className={css.cards}>
      <section className={css.card}>
        <h2>{t("promotion.tab.versions")}</h2>
        {versions.length === 0 && <p className={css.plain}>{t("promotion.no_versions")}</p>}
        <ol className={css.trail}>
          {versions.map(({ version, at, by, content, about, aside }) => (
            <li key={version}>
              <i className={css.dot} data-tone={version === current ? "good" : undefined} aria-hidden="true" />
              <span>
                <b>{t("promotion.version", { version })}</b>
                <small>{[at && exactMoment(at, language), by].filter(Boolean).join(" · ") || t("promotion.before")}</small>
                {about && <small>{about}</small>}
                {version !== current && (
                  <Button look="line" onClick={() => draft.replace(content)}>
                    {t("promotion.bring_back", { version })}
                  </Button>
                )}
              </span>
              {aside && <small>{aside}</small>}
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
                <b>{t(`${topic}.change.${change}`, { version })}</b>
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
