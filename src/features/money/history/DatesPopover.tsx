import { Popover } from "@base-ui/react/popover";
import { type RefObject, useState } from "react";
import { useGo, useLanguage, useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { DateInput } from "../../../kit/ui/form/DateInput";
import { formatDate } from "../../../kit/ui/format";
import { useFrame } from "../../../kit/ui/frame";
import { dayAt, datePresets, presetDays } from "./date_presets";
import css from "./DatesFilter.module.css";
import { historyAddress } from "./history_filter";

interface Props {
  from: string;
  to: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Presets that hold at once, and two days of one's own. */
export default function DatesPopover({ from, to, button, onClose }: Props) {
  const t = useT();
  const go = useGo();
  const language = useLanguage();
  const container = useFrame()?.document.body;
  const [own, setOwn] = useState({ from, to });
  const [now] = useState(() => new Date());

  function choose(days: { from: string; to: string }) {
    go(historyAddress(days));
    onClose();
  }

  return (
    <Popover.Root
      open
      onOpenChange={(isOpen, { event }) => {
        const isOnButton = button.current?.contains(event.target as Node); // which closes by itself
        if (!isOpen && !(event.type !== "keydown" && isOnButton)) onClose();
      }}
    >
      <Popover.Portal container={container}>
        <Popover.Positioner className={css.place} anchor={button} align="start" sideOffset={6} collisionPadding={12}>
          <Popover.Popup className={css.popup} aria-label={t("history.dates.label")} finalFocus={button}>
            <div className={css.presets}>
              {datePresets.map((preset) => {
                const days = presetDays(preset, now);
                return (
                  <button
                    key={preset}
                    type="button"
                    aria-pressed={days.from === from && days.to === to}
                    onClick={() => choose(days)}
                  >
                    {t(`history.dates.${preset}`)}
                  </button>
                );
              })}
              <button type="button" aria-pressed={from === "" && to === ""} onClick={() => choose({ from: "", to: "" })}>
                {t("history.dates.any")}
              </button>
            </div>
            <form
              className={css.own}
              onSubmit={(event) => {
                event.preventDefault();
                choose(own);
              }}
            >
              {(["from", "to"] as const).map((end) => (
                <label key={end}>
                  {t(`history.dates.${end}`)}
                  <DateInput
                    type="date"
                    value={own[end]}
                    words={own[end] && formatDate(own[end], language, { dateStyle: "medium", timeZone: "UTC" })}
                    min={end === "to" ? own.from || undefined : undefined}
                    max={end === "from" ? own.to || dayAt(now) : dayAt(now)}
                    onChange={({ target }) => setOwn({ ...own, [end]: target.value })}
                  />
                </label>
              ))}
              <Button type="submit" look="primary" isWide>
                {t("history.dates.apply")}
              </Button>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
