import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Where a step takes away what had the focus, the place it was in takes it, so that the next Tab goes on from there and not
 * from the top of the page (WCAG 2.4.3). With the commit: by then the browser has given the focus to nobody. The place needs
 * `tabIndex={-1}`.
 */
export function useKeptPlace(place: RefObject<HTMLElement | null>, step: unknown) {
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const { activeElement, body } = place.current?.ownerDocument ?? {};
    if (activeElement === body || activeElement === null) place.current?.focus({ preventScroll: true });
  }, [place, step]);
}
