import { useT } from "./field_context";
import { FieldFrame } from "./FieldFrame";
import type { FieldProps } from "../explain/field_props";
import css from "./fields.module.css";
import { resetOf } from "./reset_of";

/** On or off. */
export function ToggleField(props: FieldProps) {
  const { value, fallback, onChange, label, issues, path } = props;
  const t = useT();
  const isOn = (value ?? fallback) === true;
  return (
    <FieldFrame label={label} path={path} issues={issues} kind="toggle" onReset={resetOf(props)} isSide>
      {(input) => (
        <span className={css.line}>
          <input
            {...input}
            type="checkbox"
            role="switch"
            className={css.toggle}
            checked={isOn}
            aria-checked={isOn}
            onChange={() => onChange(!isOn)}
          />
          <span className={css.note} aria-hidden="true">
            {t(isOn ? "fields.on" : "fields.off")}
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
