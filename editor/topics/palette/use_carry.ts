import { useDraggable } from "@dnd-kit/core";
import type { DragData } from "../../workplace/drag_state";

/** What a button of the palette needs so that it can be carried to a place on the page. */
export function useCarry(id: string, data: DragData) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data });
  return { ref: setNodeRef, ...listeners, "data-carried": isDragging };
}
