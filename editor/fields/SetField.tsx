import { useT } from "./field_context";
import { FieldGroup } from "./FieldFrame";
import type { FieldProps } from "../explain/field_props";
import { optionOf } from "../explain/field_words";
import css from "./fields.module.css";
import { resetOf } from "./reset_of";

/** Any number of several values, in the order in which they are offered. */
export function SetField(props: FieldProps) {
  const { control, value, fallback, onChange, label, issues, path, type } = props;
  const t = useT();
  const options = control.options ?? [];
  const shown = value ?? fallback;
  const chosen: readonly unknown[] = Array.isArray(shown) ? shown : [];
  const unknown = chosen.filter((one) => !options.includes(one));
  const toggle = (option: unknown) =>
    onChange([...options.filter((one) => (one === option) !== chosen.includes(one)), ...unknown.filter((one) => one !== option)]);
  return (
    <FieldGroup label={label} path={path} issues={issues} kind="set" onReset={resetOf(props)}>
      <div className={css.checks}>
        {[...options, ...unknown].map((option) => (
          <label key={String(option)} className={css.chip}>
            <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
            {optionOf(t, type, path, option)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
