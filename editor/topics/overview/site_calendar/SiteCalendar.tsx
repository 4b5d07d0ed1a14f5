import type { Language } from "../../../../schemas/text";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";
import { getSiteCalendar } from "../../../../schemas/api/site_calendar";
import { toWallTime } from "../../../../src/layout/zoned_time";
import { editorLocale } from "../../../words/editor_locale";
import { Button } from "../../../parts/Button";
import { IconButton } from "../../../parts/IconButton";
import { Segments } from "../../../parts/Segments";
import { View } from "../../../parts/View";
import { useEditorApi, useT, useWorkplace } from "../../../workplace/use_editor";
import type { Day } from "../calendar/days";
import { useWallClock } from "../calendar/use_wall_clock";
import { ZoneSelect } from "../calendar/ZoneSelect";
import { groupByDay } from "./by_day";
import { DayList } from "./DayList";
import { MonthGrid } from "./MonthGrid";
import { shownDays, stepFrom, type Way, ways } from "./months";
import css from "./SiteCalendar.module.css";

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
const zones = [...new Set([own, "UTC"])];

/** What happens on the whole site when: what is published, shown and hidden, tournaments and promotions. */
export function SiteCalendar() {
  const t = useT();
  const { language } = useWorkplace();
  const now = useWallClock();
  const [way, setWay] = useState<Way>("month");
  const [timeZone, setTimeZone] = useState(own);
  const today = toWallTime(now, timeZone).slice(0, 10);
  const [date, setDate] = useState(today);
  const days = useMemo(() => shownDays(way, date, timeZone), [way, date, timeZone]);
  const [from, until] = [days[0]?.from ?? 0, days.at(-1)?.until ?? 0];
  const asked = { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...useEditorApi().query(getSiteCalendar, { query: asked }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const byDay = useMemo(() => groupByDay(days, data?.moments ?? []), [days, data]);
  const chosen = days.find((day) => day.date === date) ?? days[0];
  const left = data ? data.count - data.moments.length : 0;

  return (
    <View
      title={t("site_calendar.title")}
      tools={
        <>
          <Segments
            label={t("calendar.show")}
            value={way}
            options={ways.map((value) => ({ value, label: t(`site_calendar.${value}`) }))}
            onChange={setWay}
          />
          <span className={css.steps}>
            <IconButton label={t("site_calendar.earlier")} onClick={() => setDate(stepFrom(way, date, -1))}>
              <ChevronLeft size={16} />
            </IconButton>
            <Button size="small" onClick={() => setDate(today)}>
              {t("site_calendar.today")}
            </Button>
            <IconButton label={t("site_calendar.later")} onClick={() => setDate(stepFrom(way, date, 1))}>
              <ChevronRight size={16} />
            </IconButton>
            <b aria-live="polite">{spanWords(way, date, days, { language, timeZone })}</b>
          </span>
          <ZoneSelect value={timeZone} zones={zones} onChange={setTimeZone} />
        </>
      }
    >
      {!data && !isError && <p role="status">{t("site_calendar.loading")}</p>}
      {isError && (
        <p role="alert">
          {t("site_calendar.failed")}{" "}
          <Button look="line" onClick={() => void refetch()}>
            {t("editor.try_again")}
          </Button>
        </p>
      )}
      {left > 0 && <p className={css.left}>{t("site_calendar.left", { count: left })}</p>}
      {data && (
        <div className={css.calendar} data-way={way} aria-busy={isPlaceholderData}>
          {way === "month" && (
            <MonthGrid
              key={`${date.slice(0, 7)} ${timeZone}`}
              days={days}
              byDay={byDay}
              date={date}
              today={today}
              timeZone={timeZone}
              onChoose={setDate}
              onStep={(by) => setDate(stepFrom(way, date, by))}
            />
          )}
          <DayList
            days={way === "month" ? (chosen ? [chosen] : []) : days}
            byDay={byDay}
            showsEmpty={way === "week"}
            timeZone={timeZone}
            today={today}
          />
        </div>
      )}
    </View>
  );
}

type On = { language: Language; timeZone: string };

function spanWords(way: Way, date: string, days: readonly Day[], { language, timeZone }: On) {
  const locale = editorLocale(language);
  if (way === "month")
    return new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
      new Date(`${date}T00:00:00Z`),
    );
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone });
  return format.formatRange(days[0]?.from ?? 0, (days.at(-1)?.until ?? 0) - 1);
}
