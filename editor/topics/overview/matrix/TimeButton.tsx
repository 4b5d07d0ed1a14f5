import { Popover } from "@base-ui/react/popover";
import { CalendarDays, ChevronDown, Clock } from "lucide-react";
import { useId } from "react";
import { editorLocale } from "../../../words/editor_locale";
import { Button } from "../../../parts/Button";
import { DateTimeInput } from "../../../parts/DateTimeInput";
import popups from "../../../parts/popups.module.css";
import { changePersona } from "../../../workplace/persona/persona_store";
import { usePersona, useShow, useT, useWorkplace } from "../../../workplace/use_editor";
import { fromLocalInput, toLocalInput } from "../../../parts/local_input";
import css from "./Matrix.module.css";

/** When: the persona's clock, or the one on the wall. */
export function TimeButton() {
  const t = useT();
  const id = useId();
  const show = useShow();
  const { persona: personas, language } = useWorkplace();
  const { clock } = usePersona();
  const words =
    clock === null
      ? t("matrix.now")
      : new Intl.DateTimeFormat(editorLocale(language), {
          weekday: "short",
          day: "numeric",
          month: "short",
          hour: "2-digit",
          minute: "2-digit",
          hourCycle: "h23",
        }).format(new Date(clock));
  return (
    <Popover.Root>
      <Popover.Trigger className={css.choice}>
        <Clock size={14} aria-hidden="true" />
        {words}
        <ChevronDown size={12} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popups.positioner} sideOffset={6} collisionPadding={8}>
          <Popover.Popup className={`${popups.pop} ${css.time}`} aria-label={t("matrix.time")}>
            <label htmlFor={id}>{t("matrix.time")}</label>
            <DateTimeInput
              id={id}
              language={language}
              empty={t("matrix.now")}
              value={clock ? toLocalInput(clock) : ""}
              onChange={({ target }) => changePersona(personas, { clock: fromLocalInput(target.value) })}
            />
            <Button look="line" isDisabled={clock === null} onClick={() => changePersona(personas, { clock: null })}>
              {t("matrix.now")}
            </Button>
            <Button onClick={() => show({ view: "calendar" })}>
              <CalendarDays size={14} aria-hidden="true" />
              {t("calendar.open")}
            </Button>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
