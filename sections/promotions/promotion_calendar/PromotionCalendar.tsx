import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useGo, useLanguage, useQueryContext, useRoute, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { DateInput } from "../../../src/kit/ui/form/DateInput";
import { formatDate } from "../../../src/kit/ui/format";
import type { SectionProps } from "../../define_section";
import css from "../Calendar.module.css";
import { dateAt, dayFrom } from "../calendar_days";
import { DayStrip } from "../DayStrip";
import { PromotionGrid } from "../PromotionGrid";
import { calendarQuery } from "./queries";
import type { Props } from "./schema";

/** What is on offer on a day of the next ones, or on any other (S-2.31, L-2.32, L-4.55). */
export function PromotionCalendar({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const promotions = useQuery(calendarQuery(useQueryContext()));
  return (
    <PromotionGrid
      root={root}
      title={text(props.title) || t("bonus.calendar.title")}
      promotions={promotions}
      columns={{ m: 1, t: 2, d: 3 }}
      limit={50}
      skeleton={4}
      empty={{ title: t("bonus.calendar.empty"), text: t("bonus.calendar.empty_text") }}
    >
      <DayStrip days={props.days} />
      {props.showDateFilter ? <DateFilter /> : <div className={css.gap} />}
    </PromotionGrid>
  );
}

function DateFilter() {
  const t = useT();
  const id = useId();
  const language = useLanguage();
  const go = useGo();
  const { now, timeZone = "UTC" } = useViewer();
  const today = dateAt(Date.parse(now), timeZone);
  const chosen = dayFrom(useRoute().search.date, today);
  return (
    <div className={css.filter}>
      <label htmlFor={id}>{t("bonus.calendar.date")}</label>
      <DateInput
        id={id}
        type="date"
        min={today}
        value={chosen}
        words={formatDate(chosen, language, { dateStyle: "medium", timeZone: "UTC" })}
        onChange={({ target }) => go(`?date=${target.value === today ? "" : target.value}`, { replace: true })}
      />
    </div>
  );
}
