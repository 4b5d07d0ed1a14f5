import { CalendarCheck, CornerDownRight, Eye, Image, X } from "lucide-react";
import { selectSection } from "../../../core/commands/select_section";
import { scheduleWords, timeZoneWords } from "../../../explain/schedule_words";
import { Button } from "../../../parts/Button";
import { IconButton } from "../../../parts/IconButton";
import { SectionIcon } from "../../../parts/SectionIcon";
import { playPersona } from "../../../workplace/persona/play_persona";
import { ownSection } from "../../../parts/usage/use_shown_pages";
import { useEditor, useShow, useT, useWorkplace } from "../../../workplace/use_editor";
import side from "../matrix/Side.module.css";
import { subjectName } from "../matrix/subject_name";
import { momentWords } from "./moment_words";
import { planWords } from "./Timeline";
import type { Chosen } from "./chosen";

interface Props {
  chosen: Chosen;
  timeZone: string;
  now: string;
  onClose: () => void;
}

export function CalendarDetail({ chosen, timeZone, now, onClose }: Props) {
  const t = useT();
  const show = useShow();
  const editor = useEditor();
  const workplace = useWorkplace();
  const { language } = workplace;
  const on = { timeZone, language };
  const subject = chosen.type === "shown" ? chosen.subject : null;
  const at = chosen.type === "shown" ? Math.max(chosen.span.from, Date.parse(now)) : Date.parse(chosen.plan.at);
  const schedules = subject?.seen.schedules ?? [];

  function open() {
    show({ view: "page" });
    if (subject) editor.run(selectSection(ownSection(editor.getState().page.sections, subject.section.id)?.id ?? null));
  }

  return (
    <aside className={side.side} data-open="true" data-region="right" tabIndex={-1} aria-label={t("calendar.detail")}>
      <span className={side.close}>
        <IconButton label={t("editor.close")} side="left" onClick={onClose}>
          <X size={16} />
        </IconButton>
      </span>
      <header className={side.head}>
        <span className={side.picture} aria-hidden="true">
          {!subject ? (
            <CalendarCheck size={16} />
          ) : subject.path === null ? (
            <SectionIcon type={subject.section.type} />
          ) : (
            <Image size={16} />
          )}
        </span>
        <div>
          <h2>{subject ? subjectName(t, subject, language) : t("calendar.publishing")}</h2>
          <p>{timeZoneWords(t, timeZone)}</p>
        </div>
      </header>
      <div className={side.scroll}>
        <section className={side.part}>
          <p className={side.say}>
            {chosen.type === "plan" ? (
              <b>{planWords(t, chosen.plan)}</b>
            ) : chosen.span.until > chosen.span.from ? (
              <b>{t("calendar.shown", { from: momentWords(chosen.span.from, on), until: momentWords(chosen.span.until, on) })}</b>
            ) : (
              <b>{momentWords(chosen.span.from, on)}</b>
            )}
          </p>
          {chosen.type === "plan" && <p className={side.hint}>{momentWords(at, on)}</p>}
          {schedules.map((schedule, index) => (
            <p key={index} className={side.hint}>
              {scheduleWords(t, schedule, now, language)} · {timeZoneWords(t, schedule.timeZone ?? "UTC")}
            </p>
          ))}
        </section>
        <section className={side.part}>
          <div className={side.verbs}>
            {subject && (
              <Button
                look="line"
                onClick={() => {
                  open();
                  show({
                    isRightOpen: true,
                    inspectorTab: subject.path ? "content" : "rules",
                    focusField: subject.path ? ["props", ...subject.path, "schedule"] : ["schedule"],
                  });
                }}
              >
                <CornerDownRight size={14} aria-hidden="true" />
                {t("calendar.go_to")}
              </Button>
            )}
            <Button
              look="line"
              onClick={() => {
                playPersona(workplace, { clock: new Date(at).toISOString() });
                open();
              }}
            >
              <Eye size={14} aria-hidden="true" />
              {t("calendar.view_at")}
            </Button>
          </div>
        </section>
      </div>
    </aside>
  );
}
