import { useId } from "react";
import { timeZoneWords } from "../../explain/schedule_words";
import fields from "../../fields/fields.module.css";
import { DateTimeInput } from "../../parts/DateTimeInput";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "../../parts/styles/PublishDialog.module.css";
import type { When } from "./when";

/** Now, or at a time of the clock on the wall here. */
export function WhenField({ when, onChange }: { when: When; onChange: (when: When) => void }) {
  const t = useT();
  const { language } = useWorkplace();
  const name = useId();
  return (
    <fieldset className={css.when}>
      <legend className={css.unseen}>{t("publish.when")}</legend>
      {([false, true] as const).map((isLater) => (
        <label key={String(isLater)}>
          <input type="radio" name={name} checked={when.isLater === isLater} onChange={() => onChange({ ...when, isLater })} />
          {t(isLater ? "publish.later" : "publish.now")}
        </label>
      ))}
      <DateTimeInput
        language={language}
        className={fields.box}
        aria-label={t("publish.time")}
        value={when.wall}
        onFocus={() => !when.isLater && onChange({ ...when, isLater: true })}
        data-off={!when.isLater || undefined}
        onChange={(event) => onChange({ ...when, isLater: true, wall: event.target.value })}
      />
      <span className={css.zone}>{timeZoneWords(t, when.timeZone)}</span>
    </fieldset>
  );
}
