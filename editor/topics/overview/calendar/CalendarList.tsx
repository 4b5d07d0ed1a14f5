import { CalendarCheck, Eye, Ghost } from "lucide-react";
import { useRef, useState } from "react";
import type { Plan } from "../../../../schemas/api/page_plans";
import type { Change } from "../../../../src/layout/analyse/changes";
import { useKeptEnd } from "../../../../src/kit/ui/use_kept_end";
import { Button } from "../../../parts/Button";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { subjectName } from "../matrix/subject_name";
import css from "./Calendar.module.css";
import type { Chosen } from "./chosen";
import type { Day } from "./days";
import { dayWords, timeWords } from "./moment_words";
import { planWords } from "./Timeline";

/** So many at once; more wait until somebody asks for them. */
const step = 60;

interface Props {
  changes: readonly Change[];
  plans: readonly Plan[];
  days: readonly Day[];
  timeZone: string;
  onChoose: (chosen: Chosen) => void;
}

type Entry = { at: number; change: Change } | { at: number; plan: Plan };

/** What changes, day by day. */
export function CalendarList({ changes, plans, days, timeZone, onChoose }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const [limit, setLimit] = useState(step);
  const on = { timeZone, language };
  const all: Entry[] = [
    ...changes.map((change) => ({ at: change.at, change })),
    ...plans.map((plan) => ({ at: Date.parse(plan.at), plan })),
  ].sort((a, b) => a.at - b.at);
  const first = all.slice(0, limit);
  const list = useRef<HTMLDivElement>(null);
  const kept = useKeptEnd(list, { offersMore: all.length > limit, shown: first.length, items: "li" });

  return (
    <div ref={list} className={css.list}>
      {days.map((day) => {
        const today = first.filter(({ at }) => at >= day.from && at < day.until);
        if (today.length === 0) return null;
        return (
          <section key={day.date} className={css.listDay}>
            <h2>{dayWords(day.from, on)}</h2>
            <ul>
              {today.map((entry) => (
                <li
                  key={
                    "plan" in entry ? `plan ${entry.plan.id}` : `${entry.change.subject.key} ${entry.at} ${entry.change.opens}`
                  }
                >
                  <button
                    type="button"
                    onClick={() =>
                      onChoose(
                        "plan" in entry
                          ? { type: "plan", plan: entry.plan }
                          : { type: "shown", subject: entry.change.subject, span: { from: entry.at, until: entry.at } },
                      )
                    }
                  >
                    <time dateTime={new Date(entry.at).toISOString()}>{timeWords(entry.at, on)}</time>
                    {"plan" in entry ? (
                      <CalendarCheck size={14} aria-hidden="true" />
                    ) : entry.change.opens ? (
                      <Eye size={14} aria-hidden="true" />
                    ) : (
                      <Ghost size={14} aria-hidden="true" />
                    )}
                    {"plan" in entry
                      ? planWords(t, entry.plan)
                      : t(entry.change.opens ? "calendar.opens" : "calendar.closes", {
                          name: subjectName(t, entry.change.subject, language),
                        })}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {all.length === 0 && <p className={css.quiet}>{t("calendar.nothing")}</p>}
      {all.length > limit && (
        <Button {...kept} onClick={() => setLimit(limit + step)}>
          {t("calendar.more", { count: Math.min(step, all.length - limit) })}
        </Button>
      )}
    </div>
  );
}
