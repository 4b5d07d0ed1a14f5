import { type ReactNode, useId } from "react";
import css from "./Field.module.css";

/** What a control takes so that its label, its hint and its problem belong to it. */
export interface FieldAttributes {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface Props {
  label: ReactNode;
  /** Below the control, before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong, in the reader's language. */
  problem?: string | undefined;
  children: (field: FieldAttributes) => ReactNode;
}

/** A control with its label above, and below it what is wrong or worth knowing. */
export function Field({ label, hint, problem, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = problem ?? hint;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-invalid": problem !== undefined, "aria-describedby": note ? noteId : undefined })}
      {note && (
        <p id={noteId} className={problem ? css.problem : css.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
