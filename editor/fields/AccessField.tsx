import { Segments } from "../parts/Segments";
import { useT } from "./field_context";
import { FieldGroup } from "./FieldFrame";
import type { FieldProps } from "../explain/field_props";
import { resetOf } from "./reset_of";

const options = ["any", "guest", "user"] as const;

/** Who may see it at all: everyone, those who are signed out, or those who are signed in (L-1.06). */
export function AccessField({ fallback = "any", ...props }: FieldProps) {
  const { value, onChange, label, issues, path } = props;
  const t = useT();
  const shown = value ?? fallback;
  return (
    <FieldGroup label={label} path={path} issues={issues} kind="access" onReset={resetOf({ ...props, fallback })}>
      <Segments
        label={label}
        value={String(shown)}
        options={options.map((option) => ({ value: option as string, label: t(`fields.access.${option}`) }))}
        onChange={(option) => onChange(option === fallback ? undefined : option)}
      />
    </FieldGroup>
  );
}
