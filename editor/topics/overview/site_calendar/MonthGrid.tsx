import type { KeyboardEvent } from "react";
import { editorLocale } from "../../../words/editor_locale";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import type { Day } from "../calendar/days";
import { dayWords, timeWords } from "../calendar/moment_words";
import { useGridKeys } from "../matrix/use_grid_keys";
import { momentIcons } from "./moment_icons";
import { useMomentName } from "./use_moment_name";
import type { ByDay } from "./by_day";
import css from "./SiteCalendar.module.css";

interface Props {
  /** Whole weeks. */
  days: readonly Day[];
  byDay: ByDay;
  /** The day whose entries are shown. */
  date: string;
  today: string;
  timeZone: string;
  onChoose: (date: string) => void;
  onStep: (by: 1 | -1) => void;
}

const week = 7;
const namedInDay = 3;

/** The weeks of a month: how much happens on which day, and what of it first. */
export function MonthGrid({ days, byDay, date, today, timeZone, onChoose, onStep }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const nameOf = useMomentName();
  const on = { timeZone, language };
  const weeks = Array.from({ length: days.length / week }, (_, row) => days.slice(row * week, (row + 1) * week));
  const chosen = Math.max(
    0,
    days.findIndex((day) => day.date === date),
  );
  const { gridProps, cellProps } = useGridKeys<HTMLDivElement>({
    rows: weeks.length,
    columns: week,
    initial: [Math.floor(chosen / week), chosen % week],
  });
  const weekday = new Intl.DateTimeFormat(editorLocale(language), { weekday: "short", timeZone });

  function handleKeyDown(event: KeyboardEvent, day: Day) {
    if (event.key === "Enter" || event.key === " ") onChoose(day.date);
    else if (event.key === "PageUp") onStep(-1);
    else if (event.key === "PageDown") onStep(1);
    else return;
    event.preventDefault();
  }

  return (
    <div {...gridProps} className={css.month} aria-label={t("site_calendar.month")}>
      <div role="row" className={css.week}>
        {(weeks[0] ?? []).map(({ date: each, from }) => (
          <span key={each} role="columnheader" className={css.weekday}>
            {weekday.format(from)}
          </span>
        ))}
      </div>
      {weeks.map((each, row) => (
        <div key={each[0]?.date} role="row" className={css.week}>
          {each.map((day, column) => {
            const moments = byDay.get(day.date) ?? [];
            return (
              <div
                key={day.date}
                {...cellProps([row, column])}
                role="gridcell"
                className={css.cell}
                data-other={day.date.slice(0, 7) !== date.slice(0, 7) || undefined}
                aria-current={day.date === today ? "date" : undefined}
                aria-selected={day.date === date}
                aria-label={`${dayWords(day.from, on)}, ${t("site_calendar.entries", { count: moments.length })}`}
                onClick={() => onChoose(day.date)}
                onKeyDown={(event) => handleKeyDown(event, day)}
              >
                <span className={css.number}>{Number(day.date.slice(8))}</span>
                {moments.length > 0 && <span className={css.many}>{moments.length}</span>}
                <span className={css.first}>
                  {moments.slice(0, namedInDay).map((moment, index) => {
                    const Icon = momentIcons[moment.kind];
                    return (
                      <span key={index} data-kind={moment.kind}>
                        <Icon size={11} aria-hidden="true" /> {timeWords(Date.parse(moment.at), on)} {nameOf(moment)}
                      </span>
                    );
                  })}
                  {moments.length > namedInDay && <i>{t("site_calendar.more", { count: moments.length - namedInDay })}</i>}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
