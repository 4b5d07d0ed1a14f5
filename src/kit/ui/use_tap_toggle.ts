import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/**
 * On touch the first tap shows what hovering shows, and the next one does what it hits; a tap elsewhere closes it
 * (L-2.74). A mouse, a keyboard and a screen reader need none of it.
 */
export function useTapToggle() {
  const [target, setTarget] = useState<HTMLElement | null>(null); // the open one, for knowing what is elsewhere
  const isTouch = useRef(false);

  useEffect(() => {
    if (!target) return;
    const { ownerDocument } = target;
    const closeElsewhere = (event: Event) => {
      if (!target.contains(event.target as Node | null)) setTarget(null);
    };
    ownerDocument.addEventListener("pointerdown", closeElsewhere, true); // React stops what happens where it has not hydrated
    return () => ownerDocument.removeEventListener("pointerdown", closeElsewhere, true);
  }, [target]);

  return {
    isOpen: target !== null,
    handlers: {
      "data-first-tap": "", // what comes before its code is kept (src/player/kept_presses.ts)
      onPointerDown: (event: PointerEvent) => void (isTouch.current = event.pointerType === "touch"),
      onClickCapture: (event: MouseEvent<HTMLElement>) => {
        if (!isTouch.current) return;
        const hit = event.target as Element;
        if (target && hit.closest("a, button")) return;
        event.preventDefault();
        event.stopPropagation();
        setTarget(target ? null : event.currentTarget);
      },
    },
  };
}
