import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { observeShownRect } from "./observe_shown_rect";

interface Windowed {
  /** Tells each line from the others. */
  keys: readonly string[];
  /** In pixels. */
  heightOf: (index: number) => number;
  /** Lines beyond those in view, on either side. */
  overscan: number;
  /** Until the list is measured, in pixels. */
  width: number;
  /** The line that Tab leads to before any was chosen, and where the chosen one is gone. */
  usual?: string;
}

/** A list of any length of which the lines in view are there, and the one that Tab leads to; the focus moves over all of them. */
export function useWindowedList({ keys, heightOf, overscan, width, usual }: Windowed) {
  const scroller = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const [stop, setStop] = useState<{ key: string; index: number } | null>(null);
  const last = keys.length - 1;
  const known = [stop?.key, usual].map((key) => (key === undefined ? -1 : keys.indexOf(key))).find((index) => index >= 0);
  const stopAt = known ?? Math.min(stop?.index ?? 0, last); // what was done gives way to what follows it
  // oxlint-disable-next-line react/incompatible-library -- nothing is kept from one render to the next
  const lines = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: (index) => keys[index] ?? index,
    overscan,
    initialRect: { width, height: 800 },
    observeElementRect: observeShownRect,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      return stopAt < 0 || inView.includes(stopAt) ? inView : [...inView, stopAt].toSorted((a, b) => a - b); // what has the focus stays
    },
  });
  useEffect(() => lines.measure(), [lines, keys]);
  useEffect(() => {
    if (!isMoving.current) return;
    const line = scroller.current?.querySelector<HTMLElement>('[data-line][tabindex="0"]');
    line?.focus({ preventScroll: true });
    isMoving.current = line === undefined;
  });

  return {
    scroller,
    lines,
    stopAt,
    stopOn(index: number) {
      setStop({ key: keys[index] ?? "", index });
    },
    /** With the focus, which the line takes as soon as it is there. */
    moveTo(index: number) {
      if (keys[index] === undefined) return;
      isMoving.current = true;
      setStop({ key: keys[index], index });
      lines.scrollToIndex(index, { align: "auto" });
    },
    /** A focus that is in the list stays in it when its line goes. */
    keepFocus() {
      isMoving.current = scroller.current?.contains(document.activeElement) ?? false;
    },
  };
}
