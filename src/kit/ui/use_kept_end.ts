import { type RefObject, useLayoutEffect, useRef } from "react";

interface List {
  /** Whether the button stands there that asks for more. */
  offersMore: boolean;
  /** Items of the list so far, and the place of the first that stands on the page. */
  shown: number;
  first?: number;
  /** Selects them, where they are not all that is right in the list. */
  items?: string;
}

/**
 * Whoever has the focus on the button that asks for more, which goes away with the last ones, stands at the first of those that came, or at the
 * list where there is nothing to press in it, which needs a `tabIndex` (WCAG 2.4.3). The handlers are the button's.
 */
export function useKeptEnd(list: RefObject<HTMLElement | null>, { offersMore, shown, first = 0, items = ":scope > *" }: List) {
  const hasFocus = useRef(false);
  const before = useRef({ shown, came: shown });
  useLayoutEffect(() => {
    if (before.current.shown !== shown) before.current = { shown, came: before.current.shown };
    if (offersMore || !hasFocus.current) return;
    hasFocus.current = false;
    const came = list.current?.querySelectorAll(items)[before.current.came - first];
    (came?.querySelector<HTMLElement>("a, button, input:enabled, textarea") ?? list.current)?.focus();
  });
  return {
    onFocus: () => void (hasFocus.current = true),
    onBlur: () => void (hasFocus.current = false), // what is taken away does not blur: React hears nothing while it changes the page
  };
}
