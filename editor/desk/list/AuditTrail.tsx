import type { TrailEntry } from "../../../schemas/api/documents_desk";
import { useDesk } from "../desk_place";
import css from "./list.module.css";
import { exactMoment } from "./words";

/** What the audit trail has about a player: what was done, by whom, when, and what they wrote with it. */
export function AuditTrail({ trail }: { trail: readonly TrailEntry[] }) {
  const { t, language } = useDesk();
  return (
    <section className={css.card} aria-label={t("desk.documents.trail")}>
      <h2>{t("desk.documents.trail")}</h2>
      {trail.length === 0 && <p className={css.plain}>{t("desk.audit.nothing")}</p>}
      <ol className={css.trail}>
        {trail.map(({ at, actor, action, details }, index) => (
          <li key={`${at} ${index}`}>
            <i className={css.dot} aria-hidden="true" />
            <div>
              <b>{t(`desk.audit.${action.replace(".", "_")}`, { defaultValue: action })}</b>
              <small>{actor ?? t("desk.audit.system")}</small>
              {[details["note"], details["words"]].map(
                (said) => typeof said === "string" && said !== "" && <q key={said}>{said}</q>,
              )}
            </div>
            <time dateTime={at}>{exactMoment(at, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
