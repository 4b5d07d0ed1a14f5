import { ChevronDown } from "../../../src/kit/ui/icons";
import css from "./FilterBar.module.css";

interface Props {
  name: string;
  label: string;
  value: string;
  options: { value: string; text: string }[];
  /** Stands for a value that no option has. */
  unknown: string;
  onChange: (value: string) => void;
}

/** A choice of the bar. A value that no option has stands there too, so that it can be seen and taken away. */
export function SelectField({ name, label, value, options, unknown, onChange }: Props) {
  const isUnknown = !options.some((option) => option.value === value);
  return (
    <label className={css.select}>
      <span className="visually-hidden">{label}</span>
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {isUnknown && <option value={value}>{unknown}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </label>
  );
}
