import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { keepTabInside } from "../../src/kit/ui/keep_tab_inside";
import icon from "./IconButton.module.css";
import css from "./popups.module.css";
import { useGivenBack } from "./use_given_back";

interface Props {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  isOpen: boolean;
  /** Missing where a decision is needed before anything else. */
  onClose?: () => void;
  closeLabel?: string;
  width?: "normal" | "wide";
  /** Whether closing gives the focus back, asked when it closes; it does where nothing is said. */
  givesBack?: () => boolean;
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog with its title, what it is about, and the verbs at its end. What is marked `data-autofocus` takes the focus
 * when it opens; closing gives it back, unless a field in it has `autoFocus`: that takes it before it is known who had it.
 */
export function Modal({ title, aside, isOpen, onClose, closeLabel = "", width = "normal", givesBack, foot, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const finalFocus = useGivenBack(isOpen, givesBack);
  const marked = () => popup.current?.querySelector<HTMLElement>("[data-autofocus]");
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose?.()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.scrim} />
        <Dialog.Popup
          className={css.dialog}
          ref={popup}
          data-width={width}
          onKeyDown={keepTabInside}
          finalFocus={finalFocus}
          initialFocus={() => marked() ?? (onClose ? true : popup.current)}
        >
          <header className={css.dialogHead}>
            <Dialog.Title>{title}</Dialog.Title>
            {aside}
            {onClose && (
              <button type="button" className={icon.icon} aria-label={closeLabel} onClick={onClose}>
                <X size={16} aria-hidden="true" />
              </button>
            )}
          </header>
          <div className={css.dialogBody}>{children}</div>
          {foot && <footer className={css.dialogFoot}>{foot}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
