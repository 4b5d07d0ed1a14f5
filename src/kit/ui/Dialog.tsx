import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import css from "./Dialog.module.css";
import { useFrame } from "./frame";
import { X } from "./icons";
import { keepTabInside } from "./keep_tab_inside";

interface Props {
  title: string;
  closeLabel?: string;
  /** Without it the dialog waits for an answer: neither Escape nor a press beside it closes it. */
  onClose?: () => void;
  /** For what does not fit beside each other otherwise. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A dialog that is open while it is rendered; load it lazily. The focus stays inside and goes back where it was; Escape and
 * a press beside it close. The element marked `data-autofocus` gets the focus first, and whenever what had it is gone.
 */
export function Dialog({ title, closeLabel, onClose, isWide = false, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const frame = useFrame();
  const marked = useRef<HTMLElement>(null);
  const findMarked = () => popup.current?.querySelector<HTMLElement>("[data-autofocus]") ?? null;

  // With the commit: an effect comes after the dialog has taken the focus itself, which it does again a frame later.
  useLayoutEffect(() => {
    const before = marked.current;
    if (!before || before.isConnected) return;
    marked.current = findMarked();
    const focused = popup.current?.ownerDocument.activeElement;
    const isElsewhere = focused !== popup.current && popup.current?.contains(focused ?? null);
    if (!isElsewhere) marked.current?.focus();
  });

  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      <Base.Portal container={frame?.document.body}>
        <Base.Backdrop className={css.backdrop} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup
            ref={popup}
            className={css.dialog}
            data-wide={isWide || undefined}
            onKeyDown={keepTabInside}
            initialFocus={() => (marked.current = findMarked()) ?? true}
          >
            <header className={css.head}>
              <Base.Title>{title}</Base.Title>
              {onClose && (
                <Base.Close className={css.close} aria-label={closeLabel}>
                  <X size={20} aria-hidden="true" />
                </Base.Close>
              )}
            </header>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
