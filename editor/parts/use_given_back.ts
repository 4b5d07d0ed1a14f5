import { useRef } from "react";

/**
 * `finalFocus` of a dialog: what had the focus before it has it again. A region that Tab does not reach, as a view of the desk that somebody works in by
 * letters, has it again itself: Base UI would give it to the first button in it, where Enter does what nobody asked for (WCAG 2.4.3).
 */
export function useGivenBack(isOpen: boolean, givesBack: () => boolean = () => true) {
  const before = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  if (isOpen && !wasOpen.current) before.current = document.activeElement;
  wasOpen.current = isOpen;
  return () => {
    const region = before.current;
    if (!givesBack()) return false;
    if (!(region instanceof HTMLElement) || region === document.body || region.tabIndex >= 0 || !region.isConnected) return true;
    queueMicrotask(() => region.focus({ preventScroll: true })); // the dialog is gone by then
    return false;
  };
}
