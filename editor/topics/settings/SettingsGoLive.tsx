import { useT } from "../../workplace/use_editor";
import css from "../../parts/styles/PublishDialog.module.css";

/** What visitors will find other than they do. */
export function SettingsGoLive({ changes }: { changes: readonly string[] }) {
  const t = useT();
  return (
    <section className={css.group} aria-label={t("publish.goes_live")}>
      <h3>{t("publish.goes_live")}</h3>
      {changes.length === 0 && <p className={css.lead}>{t("settings.as_live")}</p>}
      <ul className={css.sentences}>
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
