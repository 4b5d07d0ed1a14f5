import type { Point } from "./canvas_target";

/** Where on the screen a mouse or the first finger is; null for events that are nowhere. */
export function pointOf(event: Event): Point | null {
  const at = "touches" in event ? (event as TouchEvent).touches[0] : (event as MouseEvent);
  return at && typeof at.clientX === "number" ? { x: at.clientX, y: at.clientY } : null;
}
