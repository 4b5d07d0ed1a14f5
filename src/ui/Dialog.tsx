import { X } from "./icons";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import css from "./Dialog.module.css";

interface Props {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that is open while it is rendered. The browser's own element keeps the focus inside, closes on Escape and
 * gives the focus back. The element marked `data-autofocus` gets the focus first.
 */
export function Dialog({ title, closeLabel, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => dialog?.close();
  }, []);

  /** The card covers all of the dialog, so a press on the dialog itself is one beside the card. */
  useEffect(() => {
    const dialog = ref.current;
    const handleMouseDown = ({ target }: MouseEvent) => target === dialog && onClose();
    dialog?.addEventListener("mousedown", handleMouseDown);
    return () => dialog?.removeEventListener("mousedown", handleMouseDown);
  }, [onClose]);

  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-labelledby={titleId}
      onClose={(event) => !event.currentTarget.open && onClose()}
    >
      <div className={css.card}>
        <header className={css.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
