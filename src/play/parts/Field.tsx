import { type ReactNode, useId, useState } from "react";
import css from "./Field.module.css";

interface Props {
  label: string;
  /** What is shown while nobody writes. */
  text: string;
  /** Answers false for what can't be meant; then it stays as it was. */
  onWrite: (text: string) => boolean;
  suffix?: string;
  isDisabled?: boolean;
  children?: ReactNode;
}

/** A number that is written: it counts when the field is left or Enter is pressed. */
export function Field({ label, text, onWrite, suffix, isDisabled, children }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  function take() {
    if (draft === null) return true;
    const isTaken = draft === text || onWrite(draft);
    setWrong(!isTaken);
    if (isTaken) setDraft(null);
    return isTaken;
  }
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.box} data-disabled={isDisabled || undefined}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={draft ?? text}
          disabled={isDisabled}
          aria-invalid={isWrong || undefined}
          onChange={(event) => {
            setDraft(event.target.value);
            setWrong(false);
          }}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            if (!take()) setDraft(null);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && take()) event.currentTarget.select();
            if (event.key === "Escape") {
              setDraft(null);
              setWrong(false);
            }
          }}
        />
        {suffix && <span className={css.suffix}>{suffix}</span>}
        {children}
      </div>
    </div>
  );
}
