import { fromWallTime, toWallTime } from "../../src/layout/zoned_time";
import { timeZoneWords } from "../explain/schedule_words";
import { DateTimeInput } from "../parts/DateTimeInput";
import { useFieldServices } from "./field_context";
import { FieldFrame } from "./FieldFrame";
import { asText, type FieldProps } from "../explain/field_props";
import css from "./fields.module.css";
import { resetOf } from "./reset_of";

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Props extends FieldProps {
  /** In which the clock is read; the editor's own when missing. */
  timeZone?: string;
}

/** An instant, entered as the clock of a time zone shows it and kept as ISO 8601 in UTC. */
export function DateTimeField({ timeZone = ownTimeZone(), ...props }: Props) {
  const { value, fallback, onChange, label, issues, path } = props;
  const { t, language } = useFieldServices();
  const text = asText(value ?? fallback);
  const wall = toWallTime(text, timeZone);
  const hint = wall === "" && text !== "" ? t("fields.kept_value", { value: text }) : undefined;
  return (
    <FieldFrame
      label={label}
      path={path}
      issues={issues}
      kind="date_time"
      onReset={resetOf(props)}
      hint={hint}
      aside={timeZoneWords(t, timeZone)}
    >
      {(input) => (
        <DateTimeInput
          {...input}
          language={language}
          empty={t("fields.empty.string")}
          className={css.box}
          value={wall}
          onChange={(event) => onChange(fromWallTime(event.target.value, timeZone) ?? undefined)}
        />
      )}
    </FieldFrame>
  );
}
