import { type RefObject, useEffect } from "react";
import { startDragScroll } from "./start_drag_scroll";

/** Lets a mouse drag a list that scrolls sideways, three pixels for each (C-9.41). What is dragged is not followed as a link. */
export function useDragScroll(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (ref.current) return startDragScroll(ref.current, { multiplier: 3, threshold: 4 });
  }, [ref]);
}
