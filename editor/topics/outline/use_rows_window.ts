import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How many rows are rendered or left out together. */
export const blockSize = 20;
/** A list of so many rows is rendered whole. */
const few = 6 * blockSize;
/** How many blocks beyond what is seen are rendered. */
const beside = 1;
/** The height of a row where no style says one, in pixels. */
const usualRow = 28;

/** Blocks by their numbers, the last one included. */
interface Span {
  from: number;
  to: number;
  /** The block that has the focus, which it would lose by leaving; -1 where none has. */
  focused: number;
}

/**
 * Which blocks of the list are to be rendered: of a long one those that are seen, and those around `wanted` rows, wherever the list
 * is scrolled to. All rows are equally high, so that their places are known without looking at them.
 */
export function useRowsWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  wanted: readonly number[],
): (block: number) => boolean {
  const isLong = count > few;
  const [span, setSpan] = useState<Span>({ from: 0, to: 2 * beside, focused: -1 });
  const look = useRef(() => {});

  look.current = () => {
    const element = list.current;
    if (!isLong || !element) return;
    const row = Number.parseFloat(getComputedStyle(element).getPropertyValue("--e-row")) || usualRow;
    const blockAt = (y: number) => Math.floor(y / (row * blockSize));
    const from = blockAt(element.scrollTop) - beside;
    const to = blockAt(element.scrollTop + element.clientHeight) + beside;
    const held = element.contains(document.activeElement) && document.activeElement?.closest<HTMLElement>("[data-block]");
    const focused = held ? Number(held.dataset["block"]) : -1;
    setSpan((before) =>
      before.from === from && before.to === to && before.focused === focused ? before : { from, to, focused },
    );
  };

  useEffect(() => {
    const element = list.current;
    if (!isLong || !element) return;
    const handle = () => look.current();
    const sizes = new ResizeObserver(handle);
    sizes.observe(element);
    element.addEventListener("scroll", handle, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", handle);
    };
  }, [list, isLong]);
  useLayoutEffect(() => look.current(), [count, isLong]);

  if (!isLong) return () => true;
  const around = wanted.filter((row) => row >= 0).map((row) => Math.floor(row / blockSize));
  const isNear = (block: number, to: number) => Math.abs(block - to) <= beside;
  return (block) =>
    (block >= span.from && block <= span.to) || isNear(block, span.focused) || around.some((one) => isNear(block, one));
}
