import { DateTimeInput } from "../../parts/DateTimeInput";
import { useDesk } from "../desk_place";
import fields from "../../fields/fields.module.css";

interface Props {
  /** `2026-11-27`; empty where none is chosen. */
  from: string;
  to: string;
  isRequired?: boolean;
  onChange: (name: "from" | "to", day: string) => void;
}

/** The first and the last day, neither beyond the other. */
export function Days({ from, to, isRequired = false, onChange }: Props) {
  const { t, language } = useDesk();
  const day = (name: "from" | "to", value: string, bounds: { min?: string; max?: string }) => (
    <label>
      {t(`desk.filter.${name}`)}
      <DateTimeInput
        type="date"
        className={fields.box}
        required={isRequired}
        value={value}
        {...bounds}
        language={language}
        onChange={(event) => onChange(name, event.target.value)}
      />
    </label>
  );
  return (
    <>
      {day("from", from, { max: to })}
      {day("to", to, { min: from })}
    </>
  );
}
