import { type RefObject, useId } from "react";
import { useT } from "../../src/kit/session/hooks";
import css from "./Limits.module.css";
import type { TimeUnit } from "./typed_limit";

interface Props {
  field?: RefObject<HTMLInputElement | null>;
  currency: string | null;
  maxLength: number;
  typed: string;
  onType: (typed: string) => void;
  /** In which time is typed. */
  units: readonly TimeUnit[];
  unit: TimeUnit;
  onUnit: (unit: TimeUnit) => void;
  /** What is wrong with it, in words; null where nothing is, or is said yet. */
  problem: string | null;
}

/** An amount of money, or of time in one of the units. */
export function LimitInput({ field, currency, maxLength, typed, onType, units, unit, onUnit, problem }: Props) {
  const t = useT();
  const id = useId();
  const isTime = currency === null;
  const isShown = problem !== null;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{t("limits.new")}</label>
      <span className={css.amount} data-wrong={isShown || undefined}>
        {currency !== null && <span aria-hidden="true">{currency}</span>}
        <input
          ref={field}
          id={id}
          inputMode={isTime ? "numeric" : "decimal"}
          autoComplete="off"
          maxLength={maxLength}
          value={typed}
          aria-invalid={isShown}
          aria-describedby={isShown ? `${id}-problem` : undefined}
          data-autofocus=""
          onChange={({ target }) => onType(target.value)}
        />
        {isTime && (
          <select
            aria-label={t("limits.unit")}
            value={unit}
            onChange={({ target }) => onUnit(units.find((name) => name === target.value) ?? "minutes")}
          >
            {units.map((name) => (
              <option key={name} value={name}>
                {t(`limits.units.${name}`)}
              </option>
            ))}
          </select>
        )}
      </span>
      {isShown && (
        <p id={`${id}-problem`} className={css.wrong}>
          {problem}
        </p>
      )}
    </div>
  );
}
