import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Box, type Drawing, type Wish } from "./pictures";

/** Pictures are drawn before somebody scrolls to them, in pixels. */
const ahead = "160px";

interface Options {
  scroller: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
}

/** The pictures that have come into view, each where its element is on the sheet. */
export function usePictures({ scroller, sheet }: Options) {
  const wishes = useRef(new Map<Element, Wish>());
  const seen = useRef(new Set<Element>());
  const sight = useRef<IntersectionObserver | null>(null);
  const [boxes, setBoxes] = useState<ReadonlyMap<Element, Box>>(new Map());

  const measure = useCallback(() => {
    const origin = sheet.current?.getBoundingClientRect();
    if (!origin) return;
    const next = new Map<Element, Box>();
    for (const element of seen.current) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0) next.set(element, { x: x - origin.x, y: y - origin.y, width, height });
    }
    setBoxes((before) => (sameBoxes(before, next) ? before : next));
    // oxlint-disable-next-line react/preserve-manual-memoization -- the sheet is read when it is measured
  }, [sheet]);

  const ask = useCallback(
    (wish: Wish) => {
      sight.current ??= new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) if (isIntersecting) seen.current.add(target);
          measure();
        },
        { root: scroller.current, rootMargin: ahead },
      );
      wishes.current.set(wish.element, wish);
      sight.current.observe(wish.element);
      return () => {
        wishes.current.delete(wish.element);
        seen.current.delete(wish.element);
        sight.current?.unobserve(wish.element);
      };
    },
    // oxlint-disable-next-line react/memo-dependencies -- asked by effects, for which it must stay the same
    [measure, scroller],
  );

  useLayoutEffect(measure); // what is searched for moves the cards
  useEffect(() => {
    if (!sheet.current) return;
    const sizes = new ResizeObserver(measure);
    sizes.observe(sheet.current);
    return () => {
      sizes.disconnect();
      sight.current?.disconnect();
      sight.current = null;
    };
  }, [measure, sheet]);

  const drawings = useMemo<Drawing[]>(
    () =>
      [...boxes].flatMap(([element, box]) => {
        const wish = wishes.current.get(element);
        return wish ? [{ box, subject: wish.subject }] : [];
      }),
    [boxes],
  );
  return { ask, drawings };
}

const sameBoxes = (before: ReadonlyMap<Element, Box>, next: ReadonlyMap<Element, Box>) =>
  before.size === next.size &&
  [...next].every(([element, { x, y, width, height }]) => {
    const known = before.get(element);
    return known?.x === x && known.y === y && known.width === width && known.height === height;
  });
