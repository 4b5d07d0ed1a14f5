// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let whenAtRest: typeof import("./when_at_rest").whenAtRest;

beforeEach(async () => {
  vi.resetModules(); // other files share the window, and what was scrolled there stands at another clock's time
  ({ whenAtRest } = await import("./when_at_rest"));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const scroll = (element: EventTarget = document) => element.dispatchEvent(new Event("scroll"));

it("calls at once where nothing is scrolled", () => {
  const onRest = vi.fn();
  whenAtRest(window, onRest);
  expect(onRest).toHaveBeenCalledTimes(1);
});

it("waits until the page, and what scrolls inside of it, has come to rest, and calls once", () => {
  whenAtRest(window, () => {});
  const row = document.body.appendChild(document.createElement("div"));
  scroll();
  const onRest = vi.fn();
  whenAtRest(window, onRest);
  vi.advanceTimersByTime(140);
  scroll(row);
  vi.advanceTimersByTime(140);
  expect(onRest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(onRest).toHaveBeenCalledTimes(1);
  scroll();
  vi.advanceTimersByTime(1000);
  expect(onRest).toHaveBeenCalledTimes(1);
});

it("does not call who no longer waits", () => {
  whenAtRest(window, () => {});
  scroll();
  const onRest = vi.fn();
  whenAtRest(window, onRest)();
  vi.advanceTimersByTime(1000);
  expect(onRest).not.toHaveBeenCalled();
});
