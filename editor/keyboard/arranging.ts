/** Whether somebody arranges there: the focus is in the canvas, in the outline, or nowhere, and no dialog is open. */
export function isArrangingAt(element: HTMLElement): boolean {
  if (element.ownerDocument !== document) return true;
  if (document.querySelector('[role="dialog"], [role="menu"]')) return false;
  if (element === document.body) return true;
  return element.closest('[data-arrange], [data-region="canvas"], [data-region="status"]') !== null;
}
