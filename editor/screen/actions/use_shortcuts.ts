import { useEffect } from "react";
import { useStore } from "zustand";
import { useWorkplace } from "../../workplace/use_editor";
import { focusRegion } from "./focus_region";
import type { Action } from "../../workplace/actions/action";
import { runAction } from "../../workplace/actions/use_actions";
import { actions } from "./actions";
import { isArrangingAt, isInOtherView, isOnScreen } from "../../workplace/actions/arranging";
import { isSingleKey, isWriting, keysOf } from "../../workplace/actions/keys";
import { singleKeys } from "./single_keys";

const shortcuts = new Map<string, Action>(
  actions.flatMap((action) => (action.isNative ? [] : (action.keys ?? [])).map((keys) => [keys, action] as const)),
);

/** Listens for shortcuts in both documents: the editor's and the canvas'. */
export function useShortcuts() {
  const workplace = useWorkplace();
  const frame = useStore(workplace.canvas, (state) => state.frame);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      if (event.code === "Escape" && isInInspector(event)) return focusRegion(workplace, "canvas"); // from the field to its section
      const keys = keysOf(event);
      const action = shortcuts.get(keys);
      if (!action || (isSingleKey(keys) && !singleKeys.getState().areOn)) return;
      if (workplace.workbench.getState().dialog !== null && !/Ctrl|F6|Escape/.test(keys)) return; // whose code may be on its way
      if (
        action.where === "everywhere" ? isWriting(event) && !/Ctrl|F6/.test(keys) : isWriting(event) || !appliesAt(action, event)
      )
        return;
      if (isWriting(event) && /Key[ZY]$/.test(keys) && isNativeUndo(event)) return;
      if (runAction(workplace, action)) event.preventDefault();
    }
    const documents = frame ? [document, frame.document] : [document];
    for (const one of documents) one.addEventListener("keydown", handleKeyDown);
    return () => {
      for (const one of documents) one.removeEventListener("keydown", handleKeyDown);
    };
  }, [workplace, frame]);
}

const isInInspector = ({ target }: KeyboardEvent) => (target as HTMLElement).closest('[data-region="right"]') !== null;

/** Fields that are no part of the page, such as a search, undo their own typing. */
const isNativeUndo = (event: KeyboardEvent) => !isInInspector(event) || (event.target as HTMLElement).isContentEditable;

function appliesAt({ where, isInAllViews = false }: Action, { target, code }: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  if (isInAllViews && isInOtherView(element)) return true;
  const isPressed = element.ownerDocument === document && element.tagName === "BUTTON" && (code === "Enter" || code === "Space");
  return !isPressed && (isArrangingAt(element) || (where === "screen" && isOnScreen(element)));
}
