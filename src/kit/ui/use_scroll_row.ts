import { useCallback, useEffect, useState } from "react";
import { glide, prefersNoMotion, stopGliding } from "./glide";
import { startDragScroll } from "./start_drag_scroll";

interface Options {
  autoplayMs?: number | undefined;
  /** How far the row goes for each pixel that a mouse drags it, and from where on it is a drag (L-9.16). */
  drag?: { multiplier: number; threshold: number };
}

const asCards = { multiplier: 1, threshold: 10 };
/** In pixels: a row that is narrower goes on by one card at a time (L-9.16). */
const phone = 480;

/** Where a sideways scrolling list stands, and the ways to move it. */
export function useScrollRow({ autoplayMs, drag = asCards }: Options = {}) {
  const [list, ref] = useState<HTMLElement | null>(null);
  const [edges, setEdges] = useState({ canGoBack: false, canGoForward: true });
  const [isPlaying, setPlaying] = useState(true);
  const [hasAttention, setAttention] = useState(false);
  const { multiplier, threshold } = drag;

  useEffect(() => {
    const view = list?.ownerDocument.defaultView;
    if (!list || !view) return;
    const measure = () => {
      if (list.clientWidth === 0) return; // it is not laid out
      const rest = list.scrollWidth - list.clientWidth - list.scrollLeft;
      setEdges((before) => {
        const after = { canGoBack: list.scrollLeft > 4, canGoForward: rest > 4 };
        return before.canGoBack === after.canGoBack && before.canGoForward === after.canGoForward ? before : after;
      });
    };
    list.addEventListener("scroll", measure, { passive: true });
    const observer = view.ResizeObserver && new view.ResizeObserver(measure);
    observer?.observe(list); // which measures as soon as the list is laid out, with all else on the page
    if (!observer) measure();
    return () => {
      list.removeEventListener("scroll", measure);
      observer?.disconnect();
      stopGliding(list);
    };
  }, [list]);

  useEffect(() => {
    if (!list) return;
    return startDragScroll(list, {
      multiplier,
      threshold,
      onStart() {
        stopGliding(list);
        list.style.scrollSnapType = "none"; // or it would snap under the hand
      },
      onEnd: () => glide(list, cardNearest(list, list.scrollLeft)),
    });
  }, [list, multiplier, threshold]);

  useEffect(() => {
    const view = list?.ownerDocument.defaultView;
    if (!list || !view || autoplayMs === undefined || !isPlaying || hasAttention || prefersNoMotion(view)) return;
    const timer = view.setInterval(() => step(list), autoplayMs);
    return () => view.clearInterval(timer);
  }, [list, autoplayMs, isPlaying, hasAttention]);

  const page = (direction: 1 | -1) => list && glide(list, cardAfterPage(list, direction));
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

/** How far the row is scrolled for each of its cards to stand first. */
function places(list: HTMLElement) {
  const cards = [...list.children] as HTMLElement[];
  return cards.map(({ offsetLeft }) => offsetLeft - (cards[0]?.offsetLeft ?? 0));
}

function cardNearest(list: HTMLElement, left: number) {
  const end = list.scrollWidth - list.clientWidth;
  return [...places(list), end].reduce((best, place) => (Math.abs(place - left) < Math.abs(best - left) ? place : best), end);
}

/** A page of cards further, one card where a page is hardly more. */
function cardAfterPage(list: HTMLElement, direction: 1 | -1) {
  const { clientWidth, scrollLeft } = list;
  if (clientWidth > phone) return cardNearest(list, scrollLeft + direction * clientWidth * 0.85);
  const others = places(list).filter((place) => (place - scrollLeft) * direction > 4);
  return direction === 1 ? Math.min(...others, list.scrollWidth) : Math.max(...others, 0);
}

/** One card on, and from the end back to the start. */
function step(list: HTMLElement) {
  const rest = list.scrollWidth - list.clientWidth - list.scrollLeft;
  const next = places(list).find((place) => place > list.scrollLeft + 4);
  glide(list, rest <= 4 || next === undefined ? 0 : next);
}
