import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  windowScroll,
} from "@tanstack/react-virtual";

interface Watched {
  view: Window;
  /** Where the list begins in the page, in pixels. */
  top: number;
  rows: number;
  /** With the gap below it. */
  rowHeight: number;
  /** A row that stays wherever one scrolls: the one with the focus. */
  kept: () => number | null;
  onChange: (rows: readonly number[]) => void;
}

/** Rows above and below the window that are there too. */
const overscan = 3;

/** Tells which rows of a list are in the window, while one scrolls. Answers how to stop. */
export function watchRows({ view, top, rows, rowHeight, kept, onChange }: Watched): () => void {
  let shown = "";
  const tell = (virtualizer: Virtualizer<Window, Element>) => {
    const indexes = virtualizer.getVirtualItems().map(({ index }) => index);
    if (indexes.join() === shown || indexes.length === 0) return;
    shown = indexes.join();
    onChange(indexes);
  };
  const virtualizer = new Virtualizer<Window, Element>({
    count: rows,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    getScrollElement: () => view,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => view.scrollY,
    initialRect: { width: view.innerWidth, height: view.innerHeight },
    rangeExtractor: (range) => withKept(range, kept()),
    onChange: tell,
  });
  const stop = virtualizer._didMount();
  virtualizer._willUpdate();
  tell(virtualizer);
  return stop;
}

function withKept(range: Range, kept: number | null) {
  const rows = defaultRangeExtractor(range);
  if (kept === null || kept >= range.count || rows.includes(kept)) return rows;
  return [...rows, kept].sort((one, other) => one - other);
}
