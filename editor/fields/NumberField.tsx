import { type KeyboardEvent, useState } from "react";
import { useT } from "./field_context";
import { FieldFrame } from "./FieldFrame";
import { asText, type FieldProps } from "../explain/field_props";
import css from "./fields.module.css";
import { resetOf } from "./reset_of";

/** A number with its unit and bounds. What is typed and is no number stays, and says so. */
export function NumberField(props: FieldProps) {
  const { control, value, fallback, onChange, label, issues, path } = props;
  const { min, max, unit, step = 1 } = control;
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null); // "1." is a number on its way
  const shown = value ?? fallback;

  function handleChange(text: string) {
    setTyped(text);
    onChange(toNumber(text));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = (typeof shown === "number" ? shown : (min ?? 0)) + direction * step * (event.shiftKey ? 10 : 1);
    setTyped(null);
    onChange(clamp(Number(next.toFixed(6)), min, max));
  }

  return (
    <FieldFrame label={label} path={path} issues={issues} kind="number" onReset={resetOf(props)} isSide>
      {(input) => (
        <span className={css.line}>
          <span className={`${css.box} ${css.number}`}>
            <input
              {...input}
              inputMode="decimal"
              autoComplete="off"
              value={typed ?? asText(shown)}
              onChange={(event) => handleChange(event.target.value)}
              onBlur={() => setTyped(null)}
              onKeyDown={handleKeyDown}
            />
            {unit && <span className={css.unit}>{unit}</span>}
          </span>
          {min !== undefined && max !== undefined && <span className={css.note}>{t("fields.bounds", { min, max })}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

function toNumber(text: string): number | string | undefined {
  const trimmed = text.trim().replace(",", ".");
  if (trimmed === "") return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : text;
}

const clamp = (value: number, min = -Infinity, max = Infinity) => Math.min(max, Math.max(min, value));
