import { useT } from "./field_context";
import { FieldFrame } from "./FieldFrame";
import { asText, type FieldProps } from "../explain/field_props";
import { optionOf } from "../explain/field_words";
import { resetOf } from "./reset_of";
import { Select } from "./Select";

/** One of several values. A value that is none of them stands in the list too, so that it is seen and kept. */
export function SelectField(props: FieldProps) {
  const { control, value, fallback, onChange, label, issues, path, type } = props;
  const t = useT();
  const options = control.options ?? [];
  const shown = value ?? fallback;
  const index = options.indexOf(shown);
  return (
    <FieldFrame label={label} path={path} issues={issues} kind={control.control} onReset={resetOf(props)} isSide>
      {(input) => (
        <Select {...input} value={index} onChange={(event) => onChange(options[Number(event.target.value)])}>
          {(index < 0 || control.canBeNone) && (
            <option value={-1}>
              {control.canBeNone && (index >= 0 || shown === undefined)
                ? t("fields.empty.none")
                : shown === undefined
                  ? t("fields.empty.choice")
                  : asText(shown)}
            </option>
          )}
          {options.map((option, place) => (
            <option key={place} value={place}>
              {optionOf(t, type, path, option)}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
