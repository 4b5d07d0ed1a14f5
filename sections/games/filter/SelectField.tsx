import { ChevronDown } from "../../../src/ui/icons";
import css from "./FilterBar.module.css";

interface Props {
  name: string;
  label: string;
  value: string;
  options: { value: string; text: string }[];
  onChange: (value: string) => void;
}

/** A choice of the bar. A value that no option has stands there as it is, so that it can be seen and taken away. */
export function SelectField({ name, label, value, options, onChange }: Props) {
  const isUnknown = !options.some((option) => option.value === value);
  return (
    <label className={css.select}>
      <span className="visually-hidden">{label}</span>
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {isUnknown && <option value={value}>{value}</option>}
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
