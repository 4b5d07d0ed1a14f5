import type { PromotionPage } from "../../../schemas/api/promotions_desk";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { exactMoment } from "../list/words";
import { labelOf, promotionForm } from "../../explain/field_words";
import { isRecord } from "../../explain/field_props";
import type { Draft } from "../drafts/use_draft";

/** What was published when and by whom, what differed, how many hold it; and who did what. */
export function VersionsTab({ page, draft }: { page: PromotionPage; draft: Draft }) {
  const { t, language } = useDesk();
  const { versions, changes, promotion } = page;
  return (
    <div className={css.cards}>
      <section className={css.card}>
        <h2>{t("promotion.tab.versions")}</h2>
        {versions.length === 0 && <p className={css.plain}>{t("promotion.no_versions")}</p>}
        <ol className={css.trail}>
          {versions.map(({ version, at, by, content, holders }, index) => {
            const names = changedNames(versions[index + 1]?.content, content).map((path) => labelOf(t, promotionForm, path));
            return (
              <li key={version}>
                <i className={css.dot} data-tone={version === promotion.version ? "good" : undefined} aria-hidden="true" />
                <span>
                  <b>{t("promotion.version", { version })}</b>
                  <small>{[at && exactMoment(at, language), by].filter(Boolean).join(" · ") || t("promotion.before")}</small>
                  {versions[index + 1] && <small>{t("promotion.differs", { fields: names.join(", ") || "–" })}</small>}
                  {version !== promotion.version && (
                    <Button look="line" onClick={() => draft.replace(content)}>
                      {t("promotion.bring_back", { version })}
                    </Button>
                  )}
                </span>
                <small>{t("promotion.held_by", { count: holders })}</small>
              </li>
            );
          })}
        </ol>
      </section>
      <section className={css.card}>
        <h2>{t("promotion.changes")}</h2>
        <ol className={css.trail}>
          {changes.map(({ at, by, change, version, note }, index) => (
            <li key={`${at} ${index}`}>
              <i className={css.dot} aria-hidden="true" />
              <span>
                <b>{t(`promotion.change.${change}`, { version })}</b>
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

/** The fields in which two versions differ, by their paths; rules and the banner field by field. */
function changedNames(before: unknown, after: unknown, path: string[] = []): string[][] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (path.length >= 2 || !isRecord(before) || !isRecord(after)) return path.length > 0 ? [path] : [];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => changedNames(before[key], after[key], [...path, key]));
}
