export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Press {
  element: HTMLElement;
  isTouch: boolean;
}

/** Types and presses what a visitor typed and pressed before its code was there. */
export function actAgain(fields: readonly [field: Field, value: string][], press: Press | null) {
  for (const [field, value] of fields) typeAgain(field, value);
  if (!press) return;
  const { element, isTouch } = press;
  if (isTouch) element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  element.click();
}

/** React hears of a value only where it differs from the one that it set itself. */
function typeAgain(field: Field, value: string) {
  if (field.value !== value && field.value !== "") return; // it went on meanwhile
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  const caret = field.ownerDocument.activeElement === field && "selectionStart" in field ? field.selectionStart : null;
  field.value = `${value} `;
  write?.call(field, value);
  if (caret !== null && "setSelectionRange" in field) field.setSelectionRange(caret, caret);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
