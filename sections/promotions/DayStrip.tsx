import { useMemo } from "react";
import { useClock } from "../../src/kit/session/use_clock";
import { useGo, useLanguage, useRoute, useT, useViewer } from "../../src/kit/session/hooks";
import { countdownAt } from "../../src/kit/ui/countdown";
import { formatDate, formatNumber, formatUnit } from "../../src/kit/ui/format";
import { calendarDays, dateAt, dayFrom } from "./calendar_days";
import css from "./DayStrip.module.css";

/** The player's own days to choose from, one of them chosen; it is in the address (L-4.55). Those to come count down, today does not (L-4.56, L-4.57). */
export function DayStrip({ days }: { days: number }) {
  const t = useT();
  const language = useLanguage();
  const go = useGo();
  const now = useClock();
  const { timeZone = "UTC" } = useViewer();
  const today = dateAt(now, timeZone);
  const shown = useMemo(() => calendarDays(today, days, timeZone), [today, days, timeZone]);
  const chosen = dayFrom(useRoute().search.date, today);
  return (
    <div className={css.strip} role="group" aria-label={t("bonus.calendar.pick")}>
      {shown.map(({ date, startsAt, isToday }) => {
        const name = formatDate(`${date}T12:00:00Z`, language, { weekday: "short", day: "numeric", timeZone: "UTC" });
        const left = countdownAt(now, null, startsAt);
        const clock = [left.hours, left.minutes, left.seconds]
          .map((value) => formatNumber(value, language, { minimumIntegerDigits: 2 }))
          .join(":");
        const span = left.days > 0 ? `${formatUnit(left.days, "day", { language, width: "narrow" })} ${clock}` : clock;
        return (
          <button
            key={date}
            type="button"
            className={css.day}
            aria-pressed={date === chosen}
            onClick={() => go(`?date=${isToday ? "" : date}`, { replace: true })}
          >
            <strong>{isToday ? t("bonus.calendar.today", { day: name }) : name}</strong>
            {isToday ? (
              <span>{t("bonus.calendar.until")}</span>
            ) : (
              <span role="timer" aria-live="off">
                {t("bonus.calendar.in")} {span}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
