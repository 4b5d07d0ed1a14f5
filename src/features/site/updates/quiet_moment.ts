/** What is open and would be lost or covered: a dialog, a game, anything that says so itself. */
const occupied = 'dialog[open], [role="dialog"], [role="alertdialog"], main iframe, [data-busy]';

const typed = "input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit], [type=button]), textarea";

/** Whether a reload would cost the visitor nothing: no dialog is open, nothing is typed anywhere, no game runs. */
export function isQuiet(document: Document) {
  if (document.hidden || document.querySelector(occupied)) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed);
  return [...fields].every(({ value }) => value === "") && !document.querySelector("[contenteditable=true]:not(:empty)");
}
