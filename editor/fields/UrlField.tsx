import { AddressInput } from "./AddressInput";
import { AddressParts } from "./AddressParts";
import { FieldFrame } from "./FieldFrame";
import { asText, type FieldProps } from "../explain/field_props";
import { resetOf } from "./reset_of";

/** An address of the site or of another one, an e-mail address or a phone number. */
export function UrlField(props: FieldProps) {
  const { value, fallback, onChange, label, issues, path } = props;
  const text = asText(value ?? fallback);
  const change = (next: string) => onChange(next === "" ? undefined : next);
  return (
    <FieldFrame label={label} path={path} issues={issues} kind="url" onReset={resetOf(props)}>
      {(input) => (
        <>
          <AddressInput input={input} label={label} value={text} onChange={change} />
          <AddressParts label={label} value={text} onChange={change} />
        </>
      )}
    </FieldFrame>
  );
}
