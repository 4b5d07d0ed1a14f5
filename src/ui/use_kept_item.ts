import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { nearestWay } from "./nearest_way";

/**
 * Where what has the focus is taken away from a list, the focus goes on to the first button or link of its item, of the next one that is left, or
 * of the one before; where none is left, `place` takes it, which needs a `tabIndex` (WCAG 2.4.3). The handlers are the list's.
 */
export function useKeptItem(place: RefObject<HTMLElement | null>) {
  const held = useRef<{ target: Element; items: Element[]; at: number } | null>(null);
  useLayoutEffect(() => {
    if (!place.current || !held.current || held.current.target.isConnected) return;
    const { items, at } = held.current;
    held.current = null;
    const { activeElement, body } = place.current.ownerDocument;
    if (activeElement !== body && activeElement !== null) return;
    (nearestWay(items, at) ?? place.current).focus();
  });
  return {
    onFocus({ target, currentTarget }: FocusEvent) {
      const items = [...currentTarget.children];
      held.current = { target, items, at: items.findIndex((item) => item.contains(target)) };
    },
    onBlur: () => void (held.current = null), // what is taken away does not blur: React hears nothing while it changes the page
  };
}
