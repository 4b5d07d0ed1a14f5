import type { ReactNode } from "react";
import { X } from "../icons";
import css from "./Field.module.css";

interface Props {
  children: ReactNode;
  closeLabel?: string;
  onClose?: () => void;
}

/** Why a form as a whole did not succeed, announced at once; one with `onClose` can be taken away (C-8.22). */
export function FormProblem({ children, closeLabel, onClose }: Props) {
  return (
    <div role="alert" className={css.alert}>
      <p>{children}</p>
      {onClose && (
        <button type="button" aria-label={closeLabel} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
