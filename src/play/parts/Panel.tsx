import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useT } from "../game_context";
import css from "./Panel.module.css";

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the game, open while it is rendered. The browser keeps the focus in it, and Escape closes it. */
export function Panel({ title, onClose, children }: Props) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={css.panel}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={css.inside}>
        <header className={css.head}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={css.close} aria-label={t("in_game.close")} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
