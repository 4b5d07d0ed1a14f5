import { useQuery } from "@tanstack/react-query";
import { CalendarOff } from "lucide-react";
import { useMemo, useState } from "react";
import { listPlans, type Plan } from "../../../../schemas/api/page_plans";
import { changesIn, shownIn } from "../../../../src/layout/analyse/changes";
import { EmptyNote } from "../../../parts/EmptyNote";
import { Segments } from "../../../parts/Segments";
import { useEditorApi, useEditorState, useShow, useT } from "../../../workplace/use_editor";
import { useAnalysis } from "../matrix/use_analysis";
import { View } from "../../../parts/View";
import css from "./Calendar.module.css";
import { CalendarDetail } from "./CalendarDetail";
import type { Chosen } from "./chosen";
import { CalendarList } from "./CalendarList";
import { daysFrom } from "./days";
import { Timeline } from "./Timeline";
import { useWallClock } from "./use_wall_clock";
import { ZoneSelect } from "./ZoneSelect";

const ways = ["timeline", "list"] as const;
const ranges = ["30", "90"] as const;
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What changes on the page when: from its schedules, and from what is planned to be published. */
export function Calendar() {
  const t = useT();
  const show = useShow();
  const [way, setWay] = useState<(typeof ways)[number]>("timeline");
  const [range, setRange] = useState<(typeof ranges)[number]>("30");
  const [timeZone, setTimeZone] = useState(own);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const now = useWallClock();
  const { analysis } = useAnalysis(now);
  const pageId = useEditorState(({ page }) => page.id);
  const plans = useQuery(useEditorApi().query(listPlans, { query: { pageId } })).data?.plans ?? noPlans;
  const days = useMemo(() => daysFrom(Date.parse(now), Number(range), timeZone), [now, range, timeZone]);
  const span = useMemo(() => ({ from: days[0]?.from ?? 0, until: days.at(-1)?.until ?? 0 }), [days]);
  const shown = useMemo(() => shownIn(analysis, span), [analysis, span]);
  const changes = useMemo(() => changesIn(shown, span).filter(({ at }) => at >= Date.parse(now)), [shown, span, now]);
  const planned = plans.filter(({ at, failure }) => !failure && Date.parse(at) < span.until);
  const zones = [...new Set([own, "UTC", ...shown.flatMap(({ subject }) => subject.rules.schedule?.timeZone ?? [])])];

  return (
    <div
      className={css.calendar}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        if (chosen) setChosen(null);
        else show({ view: "page" });
      }}
    >
      <View
        title={t("calendar.title")}
        tools={
          <>
            <Segments
              label={t("calendar.show")}
              value={way}
              options={ways.map((value) => ({ value, label: t(`calendar.${value}`) }))}
              onChange={setWay}
            />
            <Segments
              label={t("calendar.range")}
              value={range}
              options={ranges.map((value) => ({ value, label: t("calendar.days", { count: Number(value) }) }))}
              onChange={setRange}
            />
            <ZoneSelect value={timeZone} zones={zones} onChange={setTimeZone} />
          </>
        }
        verbs={
          <span className={css.count} role="status">
            {t("calendar.changes", { count: changes.length + planned.length })}
          </span>
        }
      >
        {shown.length === 0 && planned.length === 0 ? (
          <EmptyNote icon={<CalendarOff size={18} />} title={t("calendar.empty_title")}>
            {t("calendar.empty_lead")}
          </EmptyNote>
        ) : way === "timeline" ? (
          <Timeline
            days={days}
            span={span}
            now={Date.parse(now)}
            shown={shown}
            plans={planned}
            timeZone={timeZone}
            chosen={chosen}
            onChoose={setChosen}
          />
        ) : (
          <CalendarList changes={changes} plans={planned} days={days} timeZone={timeZone} onChoose={setChosen} />
        )}
      </View>
      {chosen && <CalendarDetail chosen={chosen} timeZone={timeZone} now={now} onClose={() => setChosen(null)} />}
    </div>
  );
}

const noPlans: Plan[] = [];
