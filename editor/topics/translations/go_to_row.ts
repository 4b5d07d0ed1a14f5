import type { KeyboardEvent } from "react";

/** Takes the focus to the field of the next or the one before, of all or of those in which something is to be done. */
export function goToRow({ currentTarget, target }: KeyboardEvent<HTMLElement>, step: 1 | -1, which: "any" | "to_do") {
  const rows = [...currentTarget.querySelectorAll<HTMLElement>("[data-unit]")];
  const from = target instanceof HTMLElement ? rows.findIndex((row) => row.contains(target)) : -1;
  const ahead = step > 0 ? rows.slice(from + 1) : rows.slice(0, Math.max(0, from)).toReversed();
  const next = ahead.find(({ dataset }) => which === "any" || dataset["unit"] !== "done");
  const field = next?.querySelector<HTMLElement>("textarea, [data-open-rich], [contenteditable=true]");
  field?.focus();
}
