import type { StaffEvent } from "../../../../schemas/api/staff";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { momentWords } from "../../../explain/save_words";
import css from "./Staff.module.css";

/** What was changed about who works here: by whom and when, the newest first. */
export function StaffHistory({ events }: { events: readonly StaffEvent[] }) {
  const t = useT();
  const { language } = useWorkplace();
  if (events.length === 0) return null;
  return (
    <section className={css.history} aria-label={t("staff.history")}>
      <h3>{t("staff.history")}</h3>
      <ol>
        {events.map(({ id, at, actor, change, email, role }) => (
          <li key={id}>
            <time dateTime={at}>{momentWords(at, language)}</time>
            <span>
              {t(`staff.event.${change}`, {
                actor: actor ?? t("staff.command_line"),
                email,
                role: role ? t(`editor.role.${role}`) : "",
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
