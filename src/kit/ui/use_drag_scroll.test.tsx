// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useDragScroll } from "./use_drag_scroll";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function List() {
  const ref = useRef<HTMLUListElement>(null);
  useDragScroll(ref);
  return (
    <ul ref={ref}>
      <li>
        <a href="#there">There</a>
      </li>
    </ul>
  );
}

const point = (target: EventTarget, type: string, clientX: number, pointerType = "mouse") =>
  fireEvent(
    target as Element,
    Object.assign(new MouseEvent(type, { clientX, bubbles: true, cancelable: true, button: 0 }), { pointerType }),
  );

/** Whether the click after a drag of so many pixels is followed. */
function drag(pixels: number, { pointerType = "mouse", waitMs = 0 } = {}) {
  vi.useFakeTimers();
  render(<List />);
  const link = screen.getByRole("link");
  point(link, "pointerdown", 200, pointerType);
  point(window, "pointermove", 200 - pixels, pointerType);
  point(window, "pointerup", 200 - pixels, pointerType);
  vi.advanceTimersByTime(waitMs);
  return { scrolled: screen.getByRole("list").scrollLeft, isFollowed: point(link, "click", 200 - pixels) };
}

it("goes three pixels for each that it is dragged, and follows no link with it (C-9.41)", () => {
  expect(drag(40)).toEqual({ scrolled: 120, isFollowed: false });
});

it("takes clicks again 10 ms after it was let go (C-9.41)", () => {
  expect(drag(40, { waitMs: 10 }).isFollowed).toBe(true);
});

it.each([
  ["an unsteady click", 3, "mouse"],
  ["a finger, which scrolls by itself", 40, "touch"],
])("leaves %s alone (C-9.41)", (_, pixels, pointerType) => {
  expect(drag(pixels, { pointerType })).toEqual({ scrolled: 0, isFollowed: true });
});
