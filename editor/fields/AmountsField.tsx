import { X } from "lucide-react";
import { useId, useState } from "react";
import { type FieldProps, isRecord } from "../explain/field_props";
import { useFieldServices } from "./field_context";
import { FieldGroup } from "./FieldFrame";
import css from "./fields.module.css";
import { resetOf } from "./reset_of";
import { Select } from "./Select";

const first = "EUR";

/** An amount per currency: euros, and what shall not be changed from them. Taken away as a whole where it may be none. */
export function AmountsField(props: FieldProps) {
  const { control, value, onChange, label, issues, path } = props;
  const { t } = useFieldServices();
  const amounts = isRecord(value) ? value : {};
  const codes = Object.keys(amounts).sort((one, other) => Number(other === first) - Number(one === first));
  const shown = codes.includes(first) || control.canBeNone ? codes : [first, ...codes];
  const left = (control.currencies ?? []).filter((code) => !shown.includes(code));
  const add = useId();
  return (
    <FieldGroup label={label} path={path} issues={issues} kind="amounts" onReset={control.canBeNone ? undefined : resetOf(props)}>
      <div className={css.amounts}>
        {shown.map((code) => (
          <Amount
            key={code}
            code={code}
            label={label}
            value={amounts[code]}
            onChange={(next) => onChange({ ...amounts, [code]: next })}
            onRemove={
              code !== first || control.canBeNone
                ? () => {
                    const { [code]: _, ...others } = amounts;
                    onChange(code === first || Object.keys(others).length === 0 ? undefined : others);
                  }
                : undefined
            }
          />
        ))}
        {shown.length === 0 ? (
          <button type="button" className={css.button} onClick={() => onChange({ [first]: 0 })}>
            {t("fields.amounts.set")}
          </button>
        ) : (
          left.length > 0 && (
            <span className={css.line}>
              <label htmlFor={add} className={css.note}>
                {t("fields.amounts.add")}
              </label>
              <Select id={add} value="" onChange={(event) => onChange({ ...amounts, [event.target.value]: amounts[first] ?? 0 })}>
                <option value="">–</option>
                {left.map((code) => (
                  <option key={code} value={code}>
                    {code}
                  </option>
                ))}
              </Select>
            </span>
          )
        )}
      </div>
    </FieldGroup>
  );
}

interface AmountProps {
  code: string;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onRemove: (() => void) | undefined;
}

function Amount({ code, label, value, onChange, onRemove }: AmountProps) {
  const { t } = useFieldServices();
  const [typed, setTyped] = useState<string | null>(null); // "1." is an amount on its way
  return (
    <span className={css.line}>
      <span className={`${css.box} ${css.number}`}>
        <input
          aria-label={`${label} ${code}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? (value === undefined || value === null ? "" : String(value))}
          onChange={(event) => {
            const text = event.target.value;
            const number = Number(text.trim().replace(",", "."));
            setTyped(text);
            onChange(text.trim() !== "" && Number.isFinite(number) ? number : text);
          }}
          onBlur={() => setTyped(null)}
        />
        <span className={css.unit}>{code}</span>
      </span>
      {onRemove && (
        <button
          type="button"
          className={css.button}
          aria-label={t("fields.remove_named", { name: `${label} ${code}` })}
          onClick={onRemove}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
