import { CalendarOff } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Moment } from "../../../../schemas/api/site_calendar";
import { useKeptEnd } from "../../../../src/kit/ui/use_kept_end";
import { Button } from "../../../parts/Button";
import { EmptyNote } from "../../../parts/EmptyNote";
import { useOverview } from "../../../parts/usage/use_overview";
import { pageName } from "../../../workplace/page_name";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import type { Day } from "../calendar/days";
import { dayWords, timeWords } from "../calendar/moment_words";
import type { ByDay } from "./by_day";
import css from "./SiteCalendar.module.css";
import { momentIcons } from "./moment_icons";
import { useMomentName } from "./use_moment_name";
import { useOpenMoment } from "./use_open_moment";

/** So many at once; more wait until somebody asks for them. */
const step = 100;

interface Props {
  days: readonly Day[];
  byDay: ByDay;
  /** Whether days on which nothing happens are named. */
  showsEmpty: boolean;
  timeZone: string;
  today: string;
}

/** What happens, day by day; each entry leads to where it is. One stop for Tab, arrow keys go from entry to entry. */
export function DayList({ days, byDay, showsEmpty, timeZone, today }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const [limit, setLimit] = useState(step);
  const [stop, setStop] = useState<string | null>(null);
  const on = { timeZone, language };
  const all = days.flatMap(({ date }) =>
    (byDay.get(date) ?? []).map((moment, index) => ({ key: `${date} ${index}`, date, moment })),
  );
  const shown = all.slice(0, limit);
  const list = useRef<HTMLDivElement>(null);
  const kept = useKeptEnd(list, { offersMore: all.length > limit, shown: shown.length, items: "li" });
  const stopAt = shown.some(({ key }) => key === stop) ? stop : shown[0]?.key;

  if (all.length === 0 && !showsEmpty) {
    return (
      <EmptyNote icon={<CalendarOff size={18} />} title={t("site_calendar.nothing")}>
        {t("site_calendar.nothing_lead")}
      </EmptyNote>
    );
  }
  return (
    <div ref={list} className={css.list} onKeyDown={handleKeyDown}>
      {days.map(({ date, from }) => {
        const entries = shown.filter((entry) => entry.date === date);
        if (entries.length === 0 && !showsEmpty) return null;
        return (
          <section key={date} className={css.day} aria-current={date === today ? "date" : undefined}>
            <h2>{dayWords(from, on)}</h2>
            {entries.length === 0 && <p>{t("site_calendar.quiet")}</p>}
            <ul>
              {entries.map(({ key, moment }) => (
                <li key={key}>
                  <MomentLine moment={moment} on={on} isTabStop={key === stopAt} onFocus={() => setStop(key)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {all.length > limit && (
        <Button {...kept} onClick={() => setLimit(limit + step)}>
          {t("calendar.more", { count: Math.min(step, all.length - limit) })}
        </Button>
      )}
    </div>
  );
}

function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-moment]")];
  const at = lines.indexOf(event.target as HTMLElement);
  if (by === 0 || at < 0) return;
  event.preventDefault();
  lines[at + by]?.focus();
}

interface LineProps {
  moment: Moment;
  on: Parameters<typeof timeWords>[1];
  isTabStop: boolean;
  onFocus: () => void;
}

function MomentLine({ moment, on, isTabStop, onFocus }: LineProps) {
  const t = useT();
  const nameOf = useMomentName();
  const open = useOpenMoment();
  const pages = useOverview().data?.pages;
  const page = moment.sectionId === null ? undefined : pages?.find(({ id }) => id === moment.pageId);
  const Icon = momentIcons[moment.kind];
  return (
    <button type="button" data-moment="" tabIndex={isTabStop ? 0 : -1} onFocus={onFocus} onClick={() => void open(moment)}>
      <time dateTime={moment.at}>{timeWords(Date.parse(moment.at), on)}</time>
      <Icon size={14} aria-hidden="true" />
      <span>
        <b>{t(`site_calendar.moment.${moment.kind}`, { name: nameOf(moment), revision: moment.revision })}</b>
        {page && (
          <span>
            {pageName(page, on.language)}
            {moment.isDraft && ` · ${t("site_calendar.draft")}`}
          </span>
        )}
      </span>
    </button>
  );
}
