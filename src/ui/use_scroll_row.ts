import { useCallback, useEffect, useState } from "react";

/** Where a sideways scrolling list stands, and the ways to move it. */
export function useScrollRow({ autoplayMs }: { autoplayMs?: number | undefined }) {
  const [list, ref] = useState<HTMLElement | null>(null);
  const [edges, setEdges] = useState({ canGoBack: false, canGoForward: true });
  const [isPlaying, setPlaying] = useState(true);
  const [hasAttention, setAttention] = useState(false);

  useEffect(() => {
    const view = list?.ownerDocument.defaultView;
    if (!list || !view) return;
    const measure = () => {
      const rest = list.scrollWidth - list.clientWidth - list.scrollLeft;
      setEdges((before) => {
        const after = { canGoBack: list.scrollLeft > 4, canGoForward: rest > 4 };
        return before.canGoBack === after.canGoBack && before.canGoForward === after.canGoForward ? before : after;
      });
    };
    measure();
    list.addEventListener("scroll", measure, { passive: true });
    const observer = view.ResizeObserver && new view.ResizeObserver(measure);
    observer?.observe(list);
    return () => {
      list.removeEventListener("scroll", measure);
      observer?.disconnect();
    };
  }, [list]);

  useEffect(() => {
    const view = list?.ownerDocument.defaultView;
    if (!list || !view || autoplayMs === undefined || !isPlaying || hasAttention || isStill(view)) return;
    const timer = view.setInterval(() => step(list), autoplayMs);
    return () => view.clearInterval(timer);
  }, [list, autoplayMs, isPlaying, hasAttention]);

  const page = (direction: 1 | -1) => list && scrollBy(list, direction * list.clientWidth * 0.8);
  return {
    ref,
    ...edges,
    back: () => page(-1),
    forward: () => page(1),
    isMoving: isPlaying,
    toggle: useCallback(() => setPlaying((before) => !before), []),
    /** What moves by itself waits while somebody points at it or is inside it. */
    pauseOnAttention:
      autoplayMs === undefined
        ? {}
        : {
            onPointerEnter: () => setAttention(true),
            onPointerLeave: () => setAttention(false),
            onFocus: () => setAttention(true),
            onBlur: () => setAttention(false),
          },
  };
}

const isStill = (view: Window) => view.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

function scrollBy(list: HTMLElement, left: number) {
  const view = list.ownerDocument.defaultView;
  list.scrollBy({ left, behavior: view && isStill(view) ? "auto" : "smooth" });
}

/** One card on, and from the end back to the start. */
function step(list: HTMLElement) {
  const isAtEnd = list.scrollWidth - list.clientWidth - list.scrollLeft <= 4;
  const card = list.firstElementChild?.getBoundingClientRect().width ?? list.clientWidth;
  if (isAtEnd) list.scrollTo({ left: 0, behavior: "smooth" });
  else scrollBy(list, card);
}
