/** A key with its modifiers, as `KeyboardEvent.code` names it: "Ctrl+KeyZ", "Alt+ArrowUp". Ctrl is ⌘ on a Mac. */
export function keysOf({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const parts = [(ctrlKey || metaKey) && "Ctrl", altKey && "Alt", shiftKey && "Shift", code];
  return parts.filter(Boolean).join("+");
}

/** Keys that write: somebody types, composes, or reaches a third character of their keyboard. */
export function isWriting(event: KeyboardEvent): boolean {
  if (event.isComposing || event.getModifierState("AltGraph")) return true;
  const target = event.target as HTMLElement | null;
  return Boolean(target?.isContentEditable) || /^(INPUT|TEXTAREA|SELECT)$/.test(target?.tagName ?? "");
}
