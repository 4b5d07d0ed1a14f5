import css from "./Range.module.css";

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  isDisabled: boolean;
  onChoose: (value: number) => void;
}

/** A number that is drawn along a rail. */
export const Range = ({ label, value, min, max, step = 1, isDisabled, onChoose }: Props) => (
  <label className={css.range}>
    <span>
      {label} <b>{value}</b>
    </span>
    <input
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  </label>
);
