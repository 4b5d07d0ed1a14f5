import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useWorkplace } from "../use_editor";
import { focusRegion } from "./focus_region";
import { isWriting, keysOf } from "./keys";
import { createShortcuts } from "./shortcuts";

/** Listens for shortcuts in both documents: the editor's and the canvas'. */
export function useShortcuts() {
  const workplace = useWorkplace();
  const frame = useStore(workplace.canvas, (state) => state.frame);
  const shortcuts = useMemo(() => new Map(createShortcuts(workplace).map((shortcut) => [shortcut.keys, shortcut])), [workplace]);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      if (event.code === "Escape" && isInInspector(event)) return focusRegion(workplace, "canvas"); // from the field to its section
      const shortcut = shortcuts.get(keysOf(event));
      if (!shortcut) return;
      if (
        shortcut.where === "everywhere"
          ? isWriting(event) && !/Ctrl|F6/.test(shortcut.keys)
          : isWriting(event) || !isArranging(event)
      )
        return;
      if (isWriting(event) && /Key[ZY]$/.test(shortcut.keys) && isNativeUndo(event)) return;
      if (shortcut.run() !== false) event.preventDefault();
    }
    const documents = frame ? [document, frame.document] : [document];
    for (const one of documents) one.addEventListener("keydown", handleKeyDown);
    return () => {
      for (const one of documents) one.removeEventListener("keydown", handleKeyDown);
    };
  }, [workplace, shortcuts, frame]);
}

const isInInspector = ({ target }: KeyboardEvent) => (target as HTMLElement).closest('[data-region="right"]') !== null;

/** Fields that are no part of the page, such as a search, undo their own typing. */
const isNativeUndo = (event: KeyboardEvent) => !isInInspector(event) || (event.target as HTMLElement).isContentEditable;

/** The focus is in the canvas, in the outline, or nowhere. */
function isArranging({ target, code }: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  if (element.ownerDocument !== document) return true;
  if (document.querySelector('[role="dialog"], [role="menu"]')) return false;
  if (element === document.body) return true;
  const isPressed = element.tagName === "BUTTON" && (code === "Enter" || code === "Space");
  return !isPressed && element.closest('[data-arrange], [data-region="canvas"], [data-region="status"]') !== null;
}
