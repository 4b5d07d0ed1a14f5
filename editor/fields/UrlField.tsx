import { AddressInput } from "./AddressInput";
import { FieldFrame } from "./FieldFrame";
import { asText, type FieldProps } from "./field_props";
import { resetOf } from "./reset_of";

/** An address of the site or of another one. */
export function UrlField(props: FieldProps) {
  const { value, fallback, onChange, label, issues, path } = props;
  return (
    <FieldFrame label={label} path={path} issues={issues} kind="url" onReset={resetOf(props)}>
      {(input) => (
        <AddressInput
          input={input}
          value={asText(value ?? fallback)}
          onChange={(next) => onChange(next === "" ? undefined : next)}
        />
      )}
    </FieldFrame>
  );
}
