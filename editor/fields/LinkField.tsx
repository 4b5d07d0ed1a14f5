import { setIn } from "../core/set_in";
import { Fields } from "./FieldsField";
import { FieldGroup } from "./FieldFrame";
import type { Change, FieldProps } from "../explain/field_props";
import css from "./fields.module.css";
import { resetOf } from "./reset_of";

const linkFields = {
  url: { control: "url" },
  urlAuth: { control: "url" },
  newTab: { control: "toggle" },
  auth: { control: "toggle" },
} as const;
const linkFallback = { newTab: false, auth: false };
const noLink = {};

/** Where something leads, for who is signed in elsewhere perhaps, whether in a new tab, and whether a guest has to sign up first. Without an address there is no link. */
export function LinkField(props: FieldProps) {
  const { value, fallback, label, issues, path, onChange } = props;
  const shown = value ?? fallback ?? noLink;
  const change: Change = (next, at = []) => {
    if (next === undefined && at[0] === "url") onChange(undefined);
    else if (value === undefined) onChange(setIn(shown, at, next));
    else onChange(next, at);
  };
  return (
    <FieldGroup
      label={label}
      path={path}
      issues={issues.filter((issue) => issue.path.length === 0)}
      kind="link"
      onReset={resetOf(props)}
    >
      <div className={css.inner}>
        <Fields
          fields={linkFields}
          value={shown}
          fallback={linkFallback}
          issues={issues}
          path={path}
          type={null}
          onChange={change}
        />
      </div>
    </FieldGroup>
  );
}
