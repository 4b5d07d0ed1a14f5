import type { Schedule } from "../../schemas/rules";
import { evaluateRules } from "../../src/layout/evaluate";
import { ruleReasonWords } from "../explain/explain";
import { instantWords } from "../explain/schedule_words";
import { useFieldServices, useFieldView } from "./field_context";
import fields from "./fields.module.css";
import css from "./Schedule.module.css";
import { nextChange, weekOf } from "./week_of";

/** Whether it shows now by the persona's clock, until when, and the week in a bar; nothing while the schedule is not valid. */
export function ScheduleState({ schedule, hasIssues }: { schedule: Schedule; hasIssues: boolean }) {
  const { t, language } = useFieldServices();
  const { viewer } = useFieldView();
  if (hasIssues || Object.keys(schedule).every((name) => name === "timeZone")) return null;
  const { now } = viewer;
  const result = evaluateRules({ schedule }, viewer).trace.find(({ rule }) => rule === "schedule");
  const zoned = { timeZone: schedule.timeZone ?? "UTC", language };
  const words = (instant: string) => instantWords(instant, now, zoned);
  const change = nextChange(schedule, now);
  const week = weekOf(schedule, now);
  return (
    <>
      <div className={css.week} aria-hidden="true">
        {week.spans.map(({ from, until }) => (
          <span key={from} className={css.on} style={{ left: percent(from), width: percent(until - from) }} />
        ))}
        <span className={css.now} style={{ left: percent(week.now) }} />
      </div>
      <p className={fields.hint}>
        {result?.passed === false
          ? t("fields.schedule.off_now", { reason: ruleReasonWords(t, result, language) })
          : [
              t("schedule.on_now", { now: words(now) }),
              change &&
                (change.back === null
                  ? t("schedule.goes_off", { off: words(change.off) })
                  : t("schedule.goes_off_and_back", { off: words(change.off), back: words(change.back) })),
            ]
              .filter(Boolean)
              .join(" ")}
      </p>
    </>
  );
}

const percent = (part: number) => `${part * 100}%`;
