import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

interface Held {
  target: Element;
  /** The items of the list that it stands in, none where it stands in no list, and which of them is its own. */
  items: Element[];
  at: number;
}

/**
 * Where what has the focus in a place is taken away, or what a dialog over it would give the focus back to, the focus goes on to the first button or
 * link of its item or row, of the next one that is left, or of the one before; where none is left, to the place, which needs a `tabIndex` (WCAG
 * 2.4.3). The handlers are the place's, or its list's.
 */
export function useKeptItem(place: RefObject<HTMLElement | null>) {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const page = place.current?.ownerDocument;
    if (!page) return;
    const observer = new MutationObserver(() => {
      const { activeElement, body } = page;
      if (!held.current || held.current.target.isConnected || (activeElement !== body && activeElement !== null)) return;
      const { items, at } = held.current;
      held.current = null;
      (nearestWay(items, at) ?? place.current)?.focus();
    });
    observer.observe(page.body, { childList: true, subtree: true }); // a dialog that closes is no part of the place
    return () => observer.disconnect();
  }, [place]);
  return {
    onFocus({ target, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(target)) return; // in a dialog that the place has opened
      const item = target.closest("tr, li");
      const items = [...(item?.parentElement?.children ?? [])];
      held.current = { target, items, at: items.findIndex((each) => each === item) };
    },
    onBlur({ target, currentTarget, relatedTarget }: FocusEvent) {
      const dialog = relatedTarget?.closest("[role=dialog]");
      const isOver = dialog && !dialog.contains(currentTarget); // else the place is in it
      if (currentTarget.contains(target) && !isOver) held.current = null; // what is taken away does not blur: React hears nothing while it changes the page
    },
  };
}

/** The first button or link of the item at that place, of the next one that is left, or of the one before. */
function nearestWay(items: readonly Element[], at: number): HTMLElement | undefined {
  const nearest = [...items.slice(at), ...items.slice(0, at).toReversed()];
  return nearest.flatMap((item) => (item.isConnected ? [...item.querySelectorAll<HTMLElement>("button, a[href]")] : []))[0];
}
