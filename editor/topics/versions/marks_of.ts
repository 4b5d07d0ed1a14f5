import type { Change } from "../../core/diff";

export type Mark = "added" | "removed" | "moved" | "changed";
export type Marked = "before" | "after";

/** The most telling mark of each section; what was added is on the side after alone, what was removed before. */
export function marksOf(changes: readonly Change[], side: Marked): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { kind, section } of changes) {
    if (!section) continue;
    const mark: Mark = kind === "added" || kind === "removed" || kind === "moved" ? kind : "changed";
    if ((side === "before" && mark === "added") || (side === "after" && mark === "removed")) continue;
    if (!marks.has(section.id) || mark !== "changed") marks.set(section.id, mark);
  }
  return marks;
}
