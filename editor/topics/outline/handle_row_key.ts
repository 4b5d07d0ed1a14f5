import type { KeyboardEvent } from "react";

/** On the row of a banner or of a column the arrows lead on to the rows around it; what works on sections does not work there. */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, jump: () => void) {
  if (event.ctrlKey || event.metaKey || /^(F\d+|Tab)$/.test(event.key)) return;
  event.stopPropagation();
  const rows = Array.from(event.currentTarget.closest("[role=tree]")?.querySelectorAll<HTMLElement>("[role=treeitem]") ?? []);
  const at = rows.indexOf(event.currentTarget);
  const holder = rows.find((row) => row.dataset["row"] === event.currentTarget.dataset["itemOf"]);
  const leadTo = (row: HTMLElement | undefined) => {
    if (row?.dataset["row"] !== undefined) row.click();
    row?.focus();
  };
  const steps: Record<string, () => void> = {
    ArrowUp: () => leadTo(rows[at - 1]),
    ArrowDown: () => leadTo(rows[at + 1]),
    ArrowLeft: () => leadTo(holder),
    Escape: () => leadTo(holder),
    Enter: jump,
    w: jump,
  };
  const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  if (!step || event.altKey || event.shiftKey) return;
  event.preventDefault();
  step();
}
