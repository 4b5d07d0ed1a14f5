const isCovered = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;
const otherView = '[data-region="view"]';

/** Whether another view than the page has the focus, or nothing has it while that view is there. */
export const isInOtherView = (element: HTMLElement) =>
  !isCovered() && (element === document.body ? document.querySelector(otherView) : element.closest(otherView)) !== null;

/** What answers letters or digits itself: by going to an entry that begins so, or by a value of its own. */
const takesKeys = '[role="listbox"], [role="tree"], [role="grid"], [role="combobox"], [role="slider"], [role="spinbutton"]';

/** Whether a key that is about the screen may mean it there: neither a dialog nor another view is open, and nothing there takes the key. */
export const isOnScreen = (element: HTMLElement) =>
  element.ownerDocument !== document || (!isCovered() && !document.querySelector(otherView) && !element.closest(takesKeys));

/** Whether somebody arranges there: the focus is in the canvas, in the outline, or nowhere, and neither a dialog nor another view is open. */
export function isArrangingAt(element: HTMLElement): boolean {
  if (element.ownerDocument !== document) return true;
  if (isCovered() || document.querySelector(otherView)) return false;
  if (element === document.body) return true;
  return element.closest('[data-arrange], [data-region="canvas"], [data-region="status"]') !== null;
}
