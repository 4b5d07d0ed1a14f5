import { Fields } from "./FieldsField";
import { FieldGroup } from "./FieldFrame";
import type { FieldProps } from "./field_props";
import css from "./fields.module.css";
import { resetOf } from "./reset_of";

const linkFields = {
  url: { control: "url" },
  newTab: { control: "toggle" },
  auth: { control: "toggle" },
} as const;
const linkFallback = { newTab: false, auth: false };

/** Where something leads, whether in a new tab, and whether a guest has to sign up first. Without an address there is no link. */
export function LinkField(props: FieldProps) {
  const { value, fallback, label, issues, path, onChange } = props;
  const isWhole = (at: readonly unknown[]) => at.length === 1 && at[0] === "url";
  return (
    <FieldGroup label={label} path={path} issues={issues.filter((issue) => issue.path.length === 0)} kind="link" onReset={resetOf(props)}>
      <div className={css.inner}>
        <Fields
          fields={linkFields}
          value={value ?? fallback}
          fallback={linkFallback}
          issues={issues}
          path={path}
          type={null}
          onChange={(next, at = []) => (next === undefined && isWhole(at) ? onChange(undefined) : onChange(next, at))}
        />
      </div>
    </FieldGroup>
  );
}
