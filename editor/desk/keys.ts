import { useEffect, useRef } from "react";

/** Whether letters are being typed, or a dialog or menu is open: then keys mean what they mean there. */
export function isTyping({ target, key, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type)) return /^(?:Arrow.*| )$/.test(key);
  if (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return true;
  return target.closest("[role=dialog], [role=menu], [role=alertdialog]") !== null;
}

/** Keys of a view, by `event.key` in lower case, `Shift n` and `Ctrl Enter` where it takes two; the newest functions count. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>) {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (isTyping(event) || event.altKey) return;
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const isCtrl = event.ctrlKey || event.metaKey;
      if (!isCtrl && event.key === "Enter" && event.target instanceof HTMLElement && event.target.closest("button, a")) return;
      const shifted = event.shiftKey ? current.current[`Shift ${name}`] : undefined;
      const run = isCtrl ? current.current[`Ctrl ${name}`] : (shifted ?? current.current[name]);
      if (!run) return;
      event.preventDefault();
      run();
    }
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
}
