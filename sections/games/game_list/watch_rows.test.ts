// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ShownRows } from "./passage";
import { watchRows } from "./watch_rows";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  window.scrollY = 0;
});

const rowHeight = 300;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A list of a thousand rows, 600 pixels below the page's top; the window of jsdom is 768 high. */
function watch(kept: number | null = null) {
  let shown: ShownRows = { rows: [], passing: new Set() };
  const stop = watchRows({
    view: window,
    top: 600,
    rows: 1000,
    rowHeight,
    kept: () => kept,
    onChange: (next) => (shown = next),
  });
  function scrollTo(y: number) {
    vi.advanceTimersByTime(20);
    window.scrollY = y;
    window.dispatchEvent(new Event("scroll"));
  }
  function scrollBy(pixels: number, frames: number) {
    for (let frame = 0; frame < frames; frame++) scrollTo(window.scrollY + pixels);
  }
  return { shown: () => shown, scrollTo, scrollBy, stop };
}

it("tells the rows in the window and three on each side, above, in and below the list", () => {
  const { shown, scrollTo } = watch();
  expect(shown()).toEqual({ rows: range(0, 3), passing: new Set() });
  scrollTo(30_600);
  expect(shown()).toEqual({ rows: range(97, 105), passing: new Set() });
  scrollTo(400_000);
  expect(shown().rows).toEqual([999]);
});

it("nothing is light while somebody scrolls at 5,000 pixels a second", () => {
  const { shown, scrollBy } = watch();
  for (let frame = 0; frame < 100; frame++) {
    scrollBy(100, 1);
    expect(shown().passing.size).toBe(0);
  }
});

it("rows are light while they fly past, and whole when nothing has moved for a moment (issue 19)", () => {
  const { shown, scrollBy } = watch();
  scrollBy(600, 40);
  expect(shown().passing).toEqual(new Set(shown().rows));
  vi.advanceTimersByTime(99);
  expect(shown().passing.size).toBeGreaterThan(0);
  vi.advanceTimersByTime(1 + 16); // and the next frame
  expect(shown().passing.size).toBe(0);
});

it("the row with the focus stays, and stays whole", () => {
  const { shown, scrollBy } = watch(2);
  scrollBy(600, 40);
  expect(shown().rows[0]).toBe(2);
  expect(shown().passing.has(2)).toBe(false);
});

it("tells nothing after it was stopped", () => {
  const { shown, scrollBy, stop } = watch();
  scrollBy(600, 40);
  const before = shown();
  stop();
  vi.advanceTimersByTime(1000);
  scrollBy(600, 1);
  expect(shown()).toBe(before);
});
