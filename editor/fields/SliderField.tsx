import { FieldFrame } from "./FieldFrame";
import { asText, type FieldProps } from "../explain/field_props";
import css from "./fields.module.css";
import { resetOf } from "./reset_of";

/** A number between two bounds, by feel. */
export function SliderField(props: FieldProps) {
  const { control, value, fallback, onChange, label, issues, path } = props;
  const shown = value ?? fallback;
  return (
    <FieldFrame label={label} path={path} issues={issues} kind="slider" onReset={resetOf(props)} isSide>
      {(input) => (
        <span className={css.line}>
          <input
            {...input}
            type="range"
            className={css.range}
            min={control.min}
            max={control.max}
            step={control.step ?? 1}
            value={typeof shown === "number" ? shown : (control.min ?? 0)}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <output className={css.note} htmlFor={input.id}>
            {asText(shown)}
          </output>
        </span>
      )}
    </FieldFrame>
  );
}
