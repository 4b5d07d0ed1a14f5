/** Characters that stand elsewhere on other keyboards: what they write counts, not where their key is. */
const symbols: Record<string, string> = {
  "/": "Slash",
  "?": "Shift+Slash",
  "[": "BracketLeft",
  "]": "BracketRight",
  "+": "Equal",
  "=": "Equal",
  "-": "Minus",
  "\u2212": "Minus",
};
const symbolKeys = /^(Slash|BracketLeft|BracketRight|Equal|Minus)$/;

/**
 * A key with its modifiers, as `KeyboardEvent.code` names it: "Ctrl+KeyZ", "Alt+ArrowUp". Ctrl is ⌘ on a Mac. A Latin
 * letter counts as what it writes, so that undo is where Z is on a German or French keyboard.
 */
export function keysOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const modifiers = [(ctrlKey || metaKey) && "Ctrl", altKey && "Alt"].filter(Boolean);
  const symbol = symbols[key];
  if (symbol) return [...modifiers, symbol].join("+");
  if (symbolKeys.test(code) && key?.length === 1) return ""; // it writes something else here
  const isLetter = code.startsWith("Key") && /^[a-zA-Z]$/.test(key);
  return [...modifiers, shiftKey && "Shift", isLetter ? `Key${key.toUpperCase()}` : code].filter(Boolean).join("+");
}

/** Keys that write a character by themselves, so that somebody who speaks to their computer may set them off (WCAG 2.1.4). */
export const isSingleKey = (keys: string) =>
  /^(Shift\+)?(Key[A-Z]|Digit\d|Slash|BracketLeft|BracketRight|Equal|Minus)$/.test(keys);

const names: Record<string, string> = {
  ArrowUp: "\u2191",
  ArrowDown: "\u2193",
  ArrowLeft: "\u2190",
  ArrowRight: "\u2192",
  Delete: "Del",
  Escape: "Esc",
  "Shift+Slash": "?",
  Slash: "/",
  Equal: "+",
  Minus: "\u2212",
  BracketLeft: "[",
  BracketRight: "]",
};

/** Keys as people write them: "Ctrl Shift Z". */
export const keyNames = (keys: string): string =>
  names[keys] ??
  keys
    .split("+")
    .map((part) => names[part] ?? part.replace(/^(Key|Digit)/, ""))
    .join(" ");

/** Keys that write: somebody types, composes, or reaches a third character of their keyboard. */
export function isWriting(event: KeyboardEvent): boolean {
  if (event.isComposing || event.getModifierState("AltGraph")) return true;
  return isTypingAt(event.target);
}

/** Whether there is text to type at a place. */
export function isTypingAt(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return Boolean(element?.isContentEditable) || /^(INPUT|TEXTAREA|SELECT)$/.test(element?.tagName ?? "");
}
