import type { Language } from "../../../schemas/text";
import type { CountdownState } from "./countdown";
import { formatNumber, formatUnit, unitName } from "./format";
import css from "./Countdown.module.css";

interface Props {
  state: CountdownState;
  language: Language;
  /** What stands before the time, or instead of it: "Ends in", "Ended". */
  label: string;
  /** "line" is one line of text, "blocks" four numbers with their units below. */
  look?: "line" | "blocks";
}

const units = ["day", "hour", "minute", "second"] as const;

/** The time that is left; ticking is the caller's (L-4.74). Screen readers can ask for it and are not told each second. */
export function Countdown({ state, language, label, look = "line" }: Props) {
  const values = [state.days, state.hours, state.minutes, state.seconds];
  if (look === "line") {
    return (
      <span className={css.line} role="timer" aria-live="off" data-alive={isTicking(state) || undefined}>
        {label} {state.phase !== "ended" && <b>{shortSpan(state, language)}</b>}
      </span>
    );
  }
  return (
    <div className={css.clock} role="timer" aria-live="off" data-phase={state.phase} data-alive>
      <p className={css.label}>{label}</p>
      <div className={css.blocks}>
        {units.map((unit, index) => (
          <span key={unit} className={css.block}>
            <b>{formatNumber(values[index] ?? 0, language, { minimumIntegerDigits: 2 })}</b>
            <small>{unitName(values[index] ?? 0, unit, language)}</small>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Whether one line shows seconds. */
const isTicking = ({ phase, days, hours }: CountdownState) => phase !== "ended" && days === 0 && hours === 0;

/** The two largest units that count: "1d 6h", "6h 4m", "4m 9s". */
function shortSpan({ days, hours, minutes, seconds }: CountdownState, language: Language) {
  const [large, small] =
    days > 0
      ? ([
          [days, "day"],
          [hours, "hour"],
        ] as const)
      : hours > 0
        ? ([
            [hours, "hour"],
            [minutes, "minute"],
          ] as const)
        : ([
            [minutes, "minute"],
            [seconds, "second"],
          ] as const);
  return [large, small].map(([value, unit]) => formatUnit(value, unit, { language, width: "narrow" })).join(" ");
}
