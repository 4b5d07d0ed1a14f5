import { useRef, useState } from "react";
import { askedPart } from "../../common/asked_part/asked_part";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { formatDate } from "../../../kit/ui/format";
import { CalendarDays, ChevronDown } from "../../../kit/ui/icons";
import css from "./DatesFilter.module.css";

const DatesPopover = askedPart(() => import("./DatesPopover"), { look: "over" }, "history");

interface Props {
  from: string;
  to: string;
}

/** The days that a list is narrowed to, in words; a press opens the choice of others. */
export function DatesFilter({ from, to }: Props) {
  const t = useT();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const prepare = () => void DatesPopover.load();
  const day = (date: string) =>
    formatDate(`${date}T00:00:00Z`, language, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const words =
    from && to
      ? from === to
        ? day(from)
        : `${day(from)} – ${day(to)}`
      : from
        ? t("history.dates.since", { day: day(from) })
        : to
          ? t("history.dates.until", { day: day(to) })
          : t("history.dates.any");
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        data-chosen={from || to ? "" : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays size={16} aria-hidden="true" />
        {words}
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      {isOpen && <DatesPopover from={from} to={to} button={button} onClose={() => setOpen(false)} />}
    </>
  );
}
