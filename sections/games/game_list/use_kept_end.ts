import { type RefObject, useLayoutEffect, useRef } from "react";

interface List {
  /** Whether the button stands there that asks for more. */
  offersMore: boolean;
  /** Games on the page so far, and the place of the first that stands on it. */
  shown: number;
  first: number;
}

/** Whoever has the focus on the button that asks for more, which goes away with the last ones, stands at the first of those that came (WCAG 2.4.3). */
export function useKeptEnd(grid: RefObject<HTMLElement | null>, { offersMore, shown, first }: List) {
  const hasFocus = useRef(false);
  const before = useRef({ shown, came: shown });
  useLayoutEffect(() => {
    if (before.current.shown !== shown) before.current = { shown, came: before.current.shown };
    if (offersMore || !hasFocus.current) return;
    hasFocus.current = false;
    grid.current?.children[before.current.came - first]?.querySelector<HTMLElement>("a, button")?.focus();
  });
  return {
    onFocus: () => void (hasFocus.current = true),
    onBlur: () => void (hasFocus.current = false), // what is taken away does not blur: React hears nothing while it changes the page
  };
}
