import { Image } from "lucide-react";
import type { Plan } from "../../../../schemas/api/page_plans";
import type { Shown } from "../../../../src/layout/analyse/changes";
import type { Span } from "../../../../src/layout/analyse/schedule_times";
import { SectionIcon } from "../../../parts/SectionIcon";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { subjectName } from "../matrix/subject_name";
import { useGridKeys } from "../matrix/use_grid_keys";
import css from "./Calendar.module.css";
import type { Chosen } from "./chosen";
import type { Day } from "./days";
import { momentWords } from "./moment_words";
import { TimelineHead } from "./TimelineHead";
import { placeOn, share } from "./track_place";

interface Props {
  days: readonly Day[];
  span: Span;
  now: number;
  shown: readonly Shown[];
  plans: readonly Plan[];
  timeZone: string;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
}

/** A row for everything with a schedule, a bar for each time that it is shown. */
export function Timeline({ days, span, now, shown, plans, timeZone, chosen, onChoose }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const on = { timeZone, language };
  const planRows = plans.length > 0 ? 1 : 0;
  const { gridProps, cellProps } = useGridKeys<HTMLDivElement>({
    rows: shown.length + planRows,
    columns: (row) => (row < planRows ? plans.length : (shown[row - planRows]?.spans.length ?? 0)),
  });

  return (
    <div className={css.sheet}>
      <div {...gridProps} className={css.timeline} aria-label={t("calendar.timeline_label")} data-days={days.length}>
        <TimelineHead days={days} span={span} timeZone={timeZone} />
        {planRows > 0 && (
          <div role="row" className={css.row}>
            <span role="rowheader" className={css.rowName}>
              {t("calendar.publishing")}
            </span>
            <span className={css.track}>
              {plans.map((plan, column) => (
                <span
                  key={plan.id}
                  {...cellProps([0, column])}
                  role="gridcell"
                  className={css.plan}
                  style={{ left: `${share(Math.max(now, Date.parse(plan.at)), span)}%` }}
                  aria-label={`${planWords(t, plan)}, ${momentWords(Date.parse(plan.at), on)}`}
                  title={`${planWords(t, plan)}, ${momentWords(Date.parse(plan.at), on)}`}
                  onClick={() => onChoose({ type: "plan", plan })}
                  onKeyDown={onEnter(() => onChoose({ type: "plan", plan }))}
                />
              ))}
            </span>
          </div>
        )}
        {shown.map(({ subject, spans }, index) => {
          const name = subjectName(t, subject, language);
          return (
            <div role="row" key={subject.key} className={css.row}>
              <span role="rowheader" className={css.rowName} title={name}>
                {subject.path === null ? (
                  <SectionIcon type={subject.section.type} size={14} />
                ) : (
                  <Image size={14} strokeWidth={1.75} aria-hidden="true" />
                )}
                <span>{name}</span>
              </span>
              <span className={css.track}>
                {spans.map((one, column) => {
                  const words = spanWords(t, one, span, on);
                  const isChosen =
                    chosen?.type === "shown" && chosen.subject.key === subject.key && chosen.span.from === one.from;
                  return (
                    <span
                      key={one.from}
                      {...cellProps([index + planRows, column])}
                      role="gridcell"
                      className={css.bars}
                      style={placeOn(span, one)}
                      aria-label={words}
                      aria-selected={isChosen}
                      title={words}
                      onClick={() => onChoose({ type: "shown", subject, span: one })}
                      onKeyDown={onEnter(() => onChoose({ type: "shown", subject, span: one }))}
                    />
                  );
                })}
                {spans.length === 0 && (
                  <span role="gridcell" className={css.never}>
                    {t("calendar.not_in_range")}
                  </span>
                )}
              </span>
            </div>
          );
        })}
        <div className={css.nowRow} aria-hidden="true">
          <span className={css.track}>
            <span className={css.now} style={{ left: `${share(now, span)}%` }} />
          </span>
        </div>
      </div>
    </div>
  );
}

const onEnter = (run: () => void) => (event: React.KeyboardEvent) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  run();
};

/** What a plan will do: "Draft 148 goes live". */
export const planWords = (t: ReturnType<typeof useT>, { revision }: Plan) =>
  revision === null ? t("calendar.plan_off") : t("calendar.plan_live", { revision });

/** "Shown Fri, 20 Nov, 18:00 to Sun, 22 Nov, 23:59". */
export function spanWords(
  t: ReturnType<typeof useT>,
  one: Span,
  span: Span,
  on: { timeZone: string; language: Parameters<typeof momentWords>[1]["language"] },
) {
  const [from, until] = [momentWords(one.from, on), momentWords(one.until, on)];
  if (one.from <= span.from && one.until >= span.until) return t("calendar.shown_all");
  if (one.from <= span.from) return t("calendar.shown_until", { until });
  return one.until >= span.until ? t("calendar.shown_from", { from }) : t("calendar.shown", { from, until });
}
