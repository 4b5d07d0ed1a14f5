import { useLanguage, useT } from "../../../kit/session/hooks";
import { formatDate } from "../../../kit/ui/format";
import { useIsInBrowser } from "../../../kit/ui/Moment";
import { isOfToday } from "./date_presets";
import css from "./HistoryTable.module.css";

/** A moment in two lines: its day, which today is in a word, and its time; in UTC until the browser has said where the reader is. */
export function When({ at, withSeconds = false }: { at: string; withSeconds?: boolean }) {
  const t = useT();
  const language = useLanguage();
  const isInBrowser = useIsInBrowser();
  const zone = isInBrowser ? {} : ({ timeZone: "UTC" } as const);
  const isToday = isInBrowser && isOfToday(at);
  const day = { day: "numeric", month: "short", year: "numeric", ...zone } as const;
  const time = { hour: "2-digit", minute: "2-digit", ...(withSeconds && { second: "2-digit" as const }), ...zone } as const;
  return (
    <time dateTime={at} className={css.when}>
      <b>{isToday ? t("history.dates.today") : formatDate(at, language, day)}</b> {formatDate(at, language, time)}
    </time>
  );
}
