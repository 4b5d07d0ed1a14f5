import { type ReactNode, useId } from "react";
import css from "./Segments.module.css";

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of a few, side by side. With icons the names are for screen readers and pointers that rest. */
export function Segments<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.segments}>
      {options.map((option) => (
        <label key={option.value} className={css.segment} title={option.icon ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
          />
          {option.icon ?? option.label}
        </label>
      ))}
    </div>
  );
}
