import { X } from "lucide-react";
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../IconButton";
import css from "./Toast.module.css";

interface Props {
  toast: { words: string };
  closeLabel: string;
  /** Milliseconds. */
  stays: number;
  onClose: () => void;
  /** What can be done about it. */
  children: ReactNode;
}

/** What people work in. */
const region = ":is(main, main *)[data-region]:not([inert], [inert] *)";

/**
 * What was just done, in sight for a while; it stays while it has the focus or the pointer. Where it goes with the focus on it, the focus goes back to
 * where it came from, or to the page (WCAG 2.4.3).
 */
export function Toast({ toast, closeLabel, stays, onClose, children }: Props) {
  const [isHeld, setIsHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, stays);
    return () => clearTimeout(timer);
  }, [toast, isHeld, stays, onClose]);
  useLayoutEffect(() => {
    const here = box.current;
    return () => {
      if (!here?.contains(document.activeElement)) return;
      const { current: before } = cameFrom;
      const isThere = before instanceof HTMLElement && before.isConnected;
      (isThere ? before : document.querySelector<HTMLElement>(region))?.focus({ preventScroll: true });
    };
  }, []);

  function handleFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setIsHeld(true);
  }
  return (
    <div
      ref={box}
      className={css.toast}
      role="group"
      aria-label={toast.words}
      onFocus={handleFocus}
      onBlur={() => setIsHeld(false)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <span role="status">{toast.words}</span>
      {children}
      <IconButton label={closeLabel} side="top" onClick={onClose}>
        <X size={16} />
      </IconButton>
    </div>
  );
}
