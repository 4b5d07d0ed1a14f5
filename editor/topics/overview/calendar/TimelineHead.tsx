import type { Span } from "../../../../src/layout/analyse/schedule_times";
import { useWorkplace } from "../../../workplace/use_editor";
import { editorLocale } from "../../../words/editor_locale";
import css from "./Calendar.module.css";
import type { Day } from "./days";
import { placeOn } from "./track_place";

interface Props {
  days: readonly Day[];
  span: Span;
  timeZone: string;
}

export function TimelineHead({ days, span, timeZone }: Props) {
  const { language } = useWorkplace();
  const format = new Intl.DateTimeFormat(editorLocale(language), { weekday: "narrow", timeZone });
  const monthFormat = new Intl.DateTimeFormat(editorLocale(language), { month: "long", timeZone });

  return (
    <div className={css.headRow} aria-hidden="true">
      <span className={css.rowName} />
      <span className={css.track}>
        {days.map(({ date, from, until }, index) => (
          <span key={date} className={css.day} style={placeOn(span, { from, until })} data-weekend={isWeekend(date) || undefined}>
            {(index === 0 || date.endsWith("-01")) && <b>{monthFormat.format(from)}</b>}
            <i>{format.format(from)}</i>
            {Number(date.slice(8))}
          </span>
        ))}
      </span>
    </div>
  );
}

const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
