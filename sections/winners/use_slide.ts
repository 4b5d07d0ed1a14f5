import { useLayoutEffect, useRef } from "react";

const isBrowser = typeof window !== "undefined";
const useEffectBeforePaint = isBrowser ? useLayoutEffect : () => {};

/** Lets a list glide when another element has come to its beginning; at once where less movement is wished for. */
export function useSlide<List extends HTMLElement>(first: number | null, way: "right" | "down") {
  const list = useRef<List>(null);
  const before = useRef<number | null>(null);
  useEffectBeforePaint(() => {
    const known = before.current;
    before.current = first;
    const element = list.current;
    if (known === null || first === null || known === first || !element) return;
    if (element.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return;
    const size = element.firstElementChild?.getBoundingClientRect();
    if (!size) return;
    const start = way === "right" ? `translateX(${-size.width}px)` : `translateY(${-size.height}px)`;
    element.animate?.([{ transform: start }, { transform: "none" }], {
      duration: 450,
      easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
    });
  }, [first, way]);
  return list;
}
