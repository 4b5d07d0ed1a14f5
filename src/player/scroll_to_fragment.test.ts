// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scrollToFragment } from "./scroll_to_fragment";

let grow = () => {};
const scrolled = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  scrolled.mockClear();
  document.body.innerHTML = `<section id="games"></section>`;
  Element.prototype.scrollIntoView = scrolled;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("keeps what an address names at the top while the page above it grows into place (C-9.40)", () => {
  scrollToFragment("#games");
  expect(scrolled).toHaveBeenCalledTimes(1);
  grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(3000);
  grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it.each(["wheel", "touchstart", "pointerdown", "keydown"])("leaves the page where the visitor moves it by a %s", (event) => {
  scrollToFragment("#games");
  window.dispatchEvent(new Event(event));
  grow();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it.each(["", "#", "#nothing", "#%"])("stays where it is for %o", (hash) => {
  scrollToFragment(hash);
  expect(scrolled).not.toHaveBeenCalled();
});
