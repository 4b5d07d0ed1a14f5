import type { KeyboardEvent } from "react";
import { goToRow } from "./go_to_row";

/** Arrows and Ctrl+Enter lead from text to text. */
export function handleRowKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    return goToRow(event, 1, "to_do");
  }
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step !== 0 && (event.altKey || isAtEdge(event.target, step))) {
    event.preventDefault();
    goToRow(event, step, event.altKey ? "any" : "to_do");
  }
}

/** Arrows leave a field where its text begins or ends. */
function isAtEdge(target: EventTarget, step: number): boolean {
  if (!(target instanceof HTMLTextAreaElement))
    return !(target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select")));
  return step > 0 ? target.selectionStart === target.value.length : target.selectionEnd === 0;
}
