import type { CSSProperties } from "react";
import css from "./Options.module.css";

interface Props<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, text: string])[];
  value: Value;
  isDisabled: boolean;
  onChoose: (value: Value) => void;
}

/** One of a few that stand beside each other. */
export const Options = <Value extends string>({ label, options, value, isDisabled, onChoose }: Props<Value>) => (
  <fieldset className={css.options} disabled={isDisabled}>
    <legend>{label}</legend>
    <div style={{ "--columns": options.length === 4 ? 2 : Math.min(3, options.length) } as CSSProperties}>
      {options.map(([one, text]) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChoose(one)}>
          {text}
        </button>
      ))}
    </div>
  </fieldset>
);
