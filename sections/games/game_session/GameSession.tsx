import { useEffect, useState } from "react";
import { clockOf } from "../../../src/features/game_page/elapsed";
import {
  dueReminders,
  readReminder,
  type ReminderMinutes,
  reminderSteps,
  writeReminder,
} from "../../../src/features/game_page/reminder";
import { lazyPart } from "../../../src/lazy/lazy_part";
import { PartBoundary } from "../../../src/lazy/PartBoundary";
import { useLanguage, useT, useText } from "../../../src/session/hooks";
import { formatUnit } from "../../../src/ui/format";
import { useFrame } from "../../../src/ui/frame";
import { Money } from "../../../src/ui/Money";
import type { SectionProps } from "../../define_section";
import css from "../BesideGame.module.css";
import own from "./GameSession.module.css";
import type { Props } from "./schema";
import { useSessionFigures } from "./use_session_figures";

const Reminder = lazyPart(() => import("./Reminder"), "game_page");

/** How long the player has played since they signed in, and what it has cost so far: always in sight, and said aloud now and then. */
export function GameSession({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const frame = useFrame();
  const figures = useSessionFigures();
  const session = figures?.session;
  const elapsed = useElapsed(figures?.startedAt);
  const [minutes, setMinutes] = useState<ReminderMinutes>(60);
  const [seenAt, setSeenAt] = useState(0);
  const page = frame?.window;

  useEffect(() => {
    if (page) setMinutes(readReminder(page));
  }, [page]);

  const { startedAt = 0, checkedAt = 0 } = figures ?? {};
  const isDue = dueReminders(elapsed - (Math.max(checkedAt, seenAt) - startedAt), minutes) > 0;

  function acknowledge() {
    setSeenAt(Date.now());
    figures?.check();
  }

  function handleChange(value: string) {
    const chosen = reminderSteps.find((step) => String(step) === value) ?? 0;
    setMinutes(chosen);
    acknowledge(); // what is past is not said again
    if (page) writeReminder(page, chosen);
  }

  return (
    <section {...root} className={css.card} aria-label={text(props.title) || t("game_page.session.title")}>
      <h2>{text(props.title) || t("game_page.session.title")}</h2>
      <dl className={own.figures}>
        <div>
          <dd>{clockOf(elapsed)}</dd>
          <dt>{t("game_page.session.time")}</dt>
        </div>
        <div>
          <dd data-private="">
            {session ? <Money amount={figures?.net ?? 0} currency={session.currencyCode} language={language} isResult /> : "-"}
          </dd>
          <dt>{t(session?.isDemo ? "game_page.session.demo_net" : "game_page.session.net")}</dt>
        </div>
      </dl>
      <label className={own.reminder}>
        <span>{t("game_page.session.remind")}</span>
        <select value={minutes} onChange={({ target }) => handleChange(target.value)}>
          {reminderSteps.map((step) => (
            <option key={step} value={step}>
              {step === 0
                ? t("game_page.session.never")
                : t("game_page.session.every", { span: formatUnit(step, "minute", { language, width: "long" }) })}
            </option>
          ))}
        </select>
      </label>
      {session && figures && isDue && (
        <PartBoundary>
          <Reminder
            elapsed={clockOf(elapsed)}
            wagered={figures.wagered}
            won={figures.won}
            net={figures.net}
            currency={session.currencyCode}
            onContinue={acknowledge}
          />
        </PartBoundary>
      )}
    </section>
  );
}

/** Milliseconds since an instant, updated each second; 0 while nothing has begun. */
function useElapsed(since: number | undefined): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const tick = () => setElapsed(since ? Math.max(0, Date.now() - since) : 0);
    tick();
    if (!since) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [since]);
  return elapsed;
}
