import { atRest, noRows, pass, type ShownRows, shownRows } from "./passage";

interface Watched {
  view: Window;
  /** Where the list begins in the page, in pixels. */
  top: number;
  rows: number;
  /** With the gap below it. */
  rowHeight: number;
  /** A row that stays wherever one scrolls: the one with the focus. */
  kept: () => number | null;
  onChange: (shown: ShownRows) => void;
}

/** Rows above and below the window that are there too. */
const overscan = 3;

/** How long nothing moves before what flew past is filled, in ms, and until the next frame: where frames take longer, one still scrolls. */
const still = 100;

/** Tells which rows of a list are in the window, while one scrolls. Answers how to stop. */
export function watchRows({ view, top, rows, rowHeight, kept, onChange }: Watched): () => void {
  let shown = noRows;
  let passage = atRest;
  let timer: number | undefined;
  let frame = 0;

  const tell = () => {
    const next = shownRows(shown, withKept(near(), rows, kept()), passage.isPassing);
    if (next.rows.join() === shown.rows.join() && next.passing.size === shown.passing.size) return;
    onChange((shown = next));
  };
  const near = () => {
    const rowAt = (y: number) => Math.floor((y - top) / rowHeight);
    const first = Math.max(0, Math.min(rows - 1, rowAt(view.scrollY) - overscan));
    const last = Math.max(first, Math.min(rows - 1, rowAt(view.scrollY + view.innerHeight) + overscan));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  };
  const rest = () => {
    passage = atRest;
    tell();
  };
  const goOn = () => {
    view.clearTimeout(timer);
    view.cancelAnimationFrame(frame);
  };
  const handleScroll = () => {
    passage = pass(passage, { at: view.performance.now(), screens: view.scrollY / view.innerHeight });
    goOn();
    if (passage.isPassing) timer = view.setTimeout(() => (frame = view.requestAnimationFrame(rest)), still);
    tell();
  };

  tell();
  view.addEventListener("scroll", handleScroll, { passive: true });
  view.addEventListener("resize", tell);
  return () => {
    goOn();
    view.removeEventListener("scroll", handleScroll);
    view.removeEventListener("resize", tell);
  };
}

function withKept(near: number[], rows: number, kept: number | null) {
  if (kept === null || kept >= rows || near.includes(kept)) return near;
  return [...near, kept].sort((one, other) => one - other);
}
