import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { nearestWay } from "../../../src/ui/nearest_way";

interface Held {
  target: Element;
  /** The rows of the list that it stands in, none where it stands in no list, and which of them is its own. */
  rows: Element[];
  at: number;
}

/**
 * Where what has the focus in a view is taken away, or what a dialog over it would give the focus back to, the focus goes on in its row, the next one
 * or the one before; where none is left, to the view, which needs a `tabIndex` (WCAG 2.4.3). The handlers are the view's.
 */
export function useKeptRow(view: RefObject<HTMLElement | null>) {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      if (!held.current || held.current.target.isConnected || (activeElement !== body && activeElement !== null)) return;
      const { rows, at } = held.current;
      held.current = null;
      (nearestWay(rows, at) ?? view.current)?.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true }); // a dialog that closes is no part of the view
    return () => observer.disconnect();
  }, [view]);
  return {
    onFocus({ target, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(target)) return; // in a dialog that the view has opened
      const row = target.closest("tr, li");
      const rows = [...(row?.parentElement?.children ?? [])];
      held.current = { target, rows, at: rows.findIndex((each) => each === row) };
    },
    onBlur({ target, currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(target) && !relatedTarget?.closest("[role=dialog]")) held.current = null; // what is taken away does not blur: React hears nothing while it changes the page
    },
  };
}
