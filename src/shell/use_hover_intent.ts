import { type PointerEvent, useCallback, useEffect, useRef } from "react";
import { useFrame } from "../kit/ui/frame";

/** How long, in ms, a mouse rests before something opens, and is away before it closes. */
const delays = { open: 90, close: 260 };
/** A click so soon after it meant to open what the mouse has just opened. */
const clickGrace = 600;

/** Opens while a mouse rests on an element and closes when it has left; fingers and pens only click. */
export function useHoverIntent(setIsOpen: (isOpen: boolean) => void) {
  const view = useFrame()?.window;
  const timer = useRef<number | undefined>(undefined);
  const openedAt = useRef(-Infinity);

  /** What the mouse was about to do is overtaken by a click or a key. */
  const forget = useCallback(() => view?.clearTimeout(timer.current), [view]);
  useEffect(() => forget, [forget]);

  function plan({ pointerType }: PointerEvent, isOpen: boolean) {
    if (pointerType !== "mouse" || !view) return;
    view.clearTimeout(timer.current);
    timer.current = view.setTimeout(
      () => {
        if (isOpen) openedAt.current = view.performance.now();
        setIsOpen(isOpen);
      },
      delays[isOpen ? "open" : "close"],
    );
  }

  return {
    forget,
    handlers: {
      onPointerEnter: (event: PointerEvent) => plan(event, true),
      onPointerLeave: (event: PointerEvent) => plan(event, false),
    },
    hasJustOpened: () => view !== undefined && view.performance.now() - openedAt.current < clickGrace,
  };
}
