import { useLanguage, useT, useText } from "../../../src/kit/session/hooks";
import { formatDate } from "../../../src/kit/ui/format";
import { Clock as ClockIcon } from "../../../src/kit/ui/icons";
import type { SectionProps } from "../../define_section";
import css from "./Clock.module.css";
import type { Props } from "./schema";
import { useMinute } from "./use_minute";

/** The time where the visitor is (S-2.81). Until the browser has said which that is, its place is kept. */
export function Clock({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const now = useMinute();
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: props.format === "12" ? "h12" : "h23" } as const;
  return (
    <section {...root} className={css.clock} aria-label={text(props.title) || t("frame.clock")}>
      <ClockIcon size={20} strokeWidth={1.75} aria-hidden="true" />
      {text(props.title) && <h2 className={css.title}>{text(props.title)}</h2>}
      {now === null ? (
        <span className={css.pending}>{formatDate(0, language, { ...options, timeZone: "UTC" })}</span>
      ) : (
        <time className={css.time} dateTime={new Date(now).toISOString()}>
          {formatDate(now, language, options)}
        </time>
      )}
    </section>
  );
}
