import type { Language } from "../../schemas/text";
import { setIn } from "../core/set_in";
import { useFieldView } from "./field_context";
import { FieldGroup } from "./FieldFrame";
import { type Change, type FieldProps, isRecord, issuesAt } from "../explain/field_props";
import { Fields } from "./FieldsField";
import css from "./fields.module.css";

/** The same fields for each language; a language whose fields are all empty is not there. */
export function PerLanguageField({ control, value, label, issues, path, type, onChange }: FieldProps) {
  const { contentLanguage } = useFieldView();
  const all: Partial<Record<Language, unknown>> = isRecord(value) ? value : {};
  const change: Change = (next, at = []) => {
    const after = setIn(all[contentLanguage] ?? {}, at, next);
    const isEmpty = isRecord(after) && Object.values(after).every((one) => one === undefined || one === "");
    onChange(isEmpty ? undefined : after, [contentLanguage]);
  };
  return (
    <FieldGroup
      label={label}
      path={path}
      issues={issues.filter((issue) => issue.path.length === 0)}
      kind="per_language"
      aside={<span className={css.code}>{contentLanguage}</span>}
    >
      <div className={css.inner}>
        <Fields
          key={contentLanguage}
          fields={control.fields ?? {}}
          value={all[contentLanguage]}
          issues={issuesAt(issues, contentLanguage)}
          path={[...path, contentLanguage]}
          type={type}
          onChange={change}
        />
      </div>
    </FieldGroup>
  );
}
