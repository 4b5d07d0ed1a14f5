import { timeZoneWords } from "../../../explain/schedule_words";
import { Select } from "../../../fields/Select";
import { useT } from "../../../workplace/use_editor";
import css from "./ZoneSelect.module.css";

interface Props {
  value: string;
  zones: readonly string[];
  onChange: (zone: string) => void;
}

/** The time zone by which a calendar's days begin. */
export function ZoneSelect({ value, zones, onChange }: Props) {
  const t = useT();
  return (
    <label className={css.zone}>
      <span>{t("calendar.zone")}</span>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {timeZoneWords(t, zone)}
          </option>
        ))}
      </Select>
    </label>
  );
}
