import { useLayoutEffect, useRef } from "react";

const isBrowser = typeof window !== "undefined";
const useEffectBeforePaint = isBrowser ? useLayoutEffect : () => {};

/** So long a row is on its way (C-9.29), and so long one that has come stands out. */
const moveMs = 300;
const newMs = 600;

/**
 * Rows glide to their new places, and those that have come stand out for a moment; all of a change together. Where less movement is wished
 * for, they are there at once. Rows say which they are by `data-row`; of another list (`of`) nothing is carried over.
 */
export function useRowMoves<Body extends HTMLElement>(of: string, rows: readonly { id: string | number }[]) {
  const body = useRef<Body>(null);
  const before = useRef<{ of: string; tops: ReadonlyMap<string, number> }>({ of, tops: new Map() });
  const order = rows.map(({ id }) => id).join(" ");
  useEffectBeforePaint(() => {
    const element = body.current;
    if (!element) return;
    const items = [...element.querySelectorAll<HTMLElement>("[data-row]")];
    const tops = new Map(items.map((item) => [item.dataset["row"] ?? "", item.offsetTop]));
    const known = before.current.of === of ? before.current.tops : new Map<string, number>();
    before.current = { of, tops };
    const { defaultView } = element.ownerDocument;
    if (known.size === 0 || defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return;
    for (const item of items) {
      const key = item.dataset["row"] ?? "";
      const from = known.get(key);
      const way = from === undefined ? -item.offsetHeight : from - (tops.get(key) ?? from);
      if (way === 0) continue;
      item.animate?.([{ transform: `translateY(${way}px)` }, { transform: "none" }], {
        duration: moveMs,
        easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
      });
      if (from === undefined) {
        const colour = "var(--accent-soft)";
        item.animate?.([{ backgroundColor: colour }, { backgroundColor: colour, offset: 0.7 }, {}], { duration: newMs });
      }
    }
  }, [of, order]);
  return body;
}
