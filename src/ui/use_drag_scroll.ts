import { type RefObject, useEffect } from "react";

/** How far a list goes for each pixel that it is dragged, and for how long afterwards a click is no click (C-9.41). */
const multiplier = 3;
const debounceMs = 10;
/** Less than this is a click with an unsteady hand. */
const threshold = 4;

/** Lets a mouse drag a list that scrolls sideways; touch and wheel do so by themselves. What is dragged is not followed as a link. */
export function useDragScroll(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const list = ref.current;
    const view = list?.ownerDocument.defaultView;
    if (!list || !view) return;
    let from: { x: number; left: number } | null = null;
    let hasMoved = false;
    let timer = 0;

    const handleDown = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button === 0) from = { x: event.clientX, left: list.scrollLeft };
    };
    const handleMove = ({ clientX }: PointerEvent) => {
      if (!from || (!hasMoved && Math.abs(clientX - from.x) < threshold)) return;
      hasMoved = true;
      list.scrollLeft = from.left - (clientX - from.x) * multiplier;
    };
    const handleUp = () => {
      from = null;
      if (hasMoved) timer = view.setTimeout(() => (hasMoved = false), debounceMs);
    };
    const handleClick = (event: MouseEvent) => hasMoved && event.preventDefault();
    const handleNativeDrag = (event: DragEvent) => event.preventDefault();

    list.addEventListener("pointerdown", handleDown);
    view.addEventListener("pointermove", handleMove);
    view.addEventListener("pointerup", handleUp);
    list.addEventListener("click", handleClick, { capture: true });
    list.addEventListener("dragstart", handleNativeDrag);
    return () => {
      view.clearTimeout(timer);
      list.removeEventListener("pointerdown", handleDown);
      view.removeEventListener("pointermove", handleMove);
      view.removeEventListener("pointerup", handleUp);
      list.removeEventListener("click", handleClick, { capture: true });
      list.removeEventListener("dragstart", handleNativeDrag);
    };
  }, [ref]);
}
