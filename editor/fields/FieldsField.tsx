import { setIn } from "../core/set_in";
import { Field } from "./Field";
import { FieldGroup } from "./FieldFrame";
import { type AnyControl, type Change, type FieldProps, isRecord, issuesAt } from "../explain/field_props";
import { useT } from "./field_context";
import { labelOf } from "../explain/field_words";
import css from "./fields.module.css";
import { resetOf } from "./reset_of";

/** Several fields under one name. */
export function FieldsField(props: FieldProps) {
  const { control, label, issues, path } = props;
  return (
    <FieldGroup
      label={label}
      path={path}
      issues={issues.filter((issue) => issue.path.length === 0)}
      kind="fields"
      onReset={resetOf(props)}
    >
      <div className={css.inner}>
        <Fields {...props} fields={control.fields ?? {}} />
      </div>
    </FieldGroup>
  );
}

type Props = Pick<FieldProps, "value" | "fallback" | "onChange" | "issues" | "path" | "type"> & {
  fields: Record<string, AnyControl>;
};

/** The fields of an object, each with its label. */
export function Fields({ fields, value, fallback, onChange, issues, path, type }: Props) {
  const t = useT();
  const change: Change =
    value === undefined && isRecord(fallback) ? (next, at = []) => onChange(setIn(fallback, at, next)) : onChange;
  return Object.entries(fields).map(([name, control]) => (
    <Field
      key={name}
      name={name}
      within={path}
      control={control}
      value={isRecord(value) ? value[name] : undefined}
      fallback={isRecord(fallback) ? fallback[name] : undefined}
      label={labelOf(t, type, [...path, name])}
      issues={issuesAt(issues, name)}
      type={type}
      onChange={change}
    />
  ));
}
