import type { DragEvent } from "react";

const kind = "application/x-foyer-pages";

/** Takes pages along with the pointer. */
export function carryPages(event: DragEvent, ids: readonly string[]) {
  event.dataTransfer.setData(kind, JSON.stringify(ids));
  event.dataTransfer.effectAllowed = "move";
}

export const carriesPages = (event: DragEvent) => event.dataTransfer.types.includes(kind);

/** The pages that were dropped; none where it was something else. */
export function droppedPages(event: DragEvent): readonly string[] {
  try {
    const ids: unknown = JSON.parse(event.dataTransfer.getData(kind));
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
