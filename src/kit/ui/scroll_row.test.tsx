// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScrollRow } from "./ScrollRow";

const words = { back: "Back", forward: "Forward", pause: "Pause", play: "Resume" };

/** A row of cards of 100 pixels, as a browser of that width would lay it out. */
function show(width: number, count: number, autoplayMs?: number) {
  const cards = Array.from({ length: count }, (_, index) => <a key={index} href={`#${index}`}>{`Card ${index}`}</a>);
  render(
    <ScrollRow title="Games" words={words} autoplayMs={autoplayMs}>
      {cards}
    </ScrollRow>,
  );
  const list = screen.getByRole("list");
  Object.defineProperties(list, { clientWidth: { value: width }, scrollWidth: { value: count * 100 } });
  [...list.children].forEach((card, index) => Object.defineProperty(card, "offsetLeft", { value: index * 100 }));
  fireEvent.scroll(list);
  return list;
}

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: [
        "performance",
        "requestAnimationFrame",
        "cancelAnimationFrame",
        "setInterval",
        "clearInterval",
        "setTimeout",
        "clearTimeout",
      ],
    }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("is where an arrow leads after 300 ms, and not before (L-9.16)", () => {
  const list = show(1000, 30);
  fireEvent.click(screen.getByRole("button", { name: "Forward" }));
  vi.advanceTimersByTime(250);
  expect(list.scrollLeft).toBeGreaterThan(0);
  expect(list.scrollLeft).toBeLessThan(800);
  vi.advanceTimersByTime(100);
  expect(list.scrollLeft).toBe(800);
});

it("keeps the focus on an arrow that has come to its end, which Tab then passes (WCAG 2.4.3)", () => {
  const list = show(1000, 30);
  const forward = screen.getByRole<HTMLButtonElement>("button", { name: "Forward" });
  list.scrollLeft = 2000;
  fireEvent.scroll(list);
  expect([forward.disabled, forward.getAttribute("aria-disabled"), forward.tabIndex]).toEqual([false, "true", -1]);
  fireEvent.click(forward);
  vi.advanceTimersByTime(400);
  expect(list.scrollLeft).toBe(2000);
});

it("goes on by one card on a phone (L-9.16)", () => {
  const list = show(390, 30);
  fireEvent.click(screen.getByRole("button", { name: "Forward" }));
  vi.advanceTimersByTime(400);
  expect(list.scrollLeft).toBe(100);
});

it("follows a mouse from ten pixels on, and comes to rest at a card (L-9.16)", () => {
  const list = show(1000, 30);
  const point = (target: EventTarget, type: string, clientX: number) =>
    fireEvent(
      target as Element,
      Object.assign(new MouseEvent(type, { clientX, bubbles: true, button: 0 }), { pointerType: "mouse" }),
    );
  point(list, "pointerdown", 500);
  point(window, "pointermove", 491);
  expect(list.scrollLeft).toBe(0);
  point(window, "pointermove", 320);
  expect(list.scrollLeft).toBe(180);
  point(window, "pointerup", 320);
  vi.advanceTimersByTime(400);
  expect(list.scrollLeft).toBe(200);
});

it.each([
  [5, "desktop"],
  [4, "tablet"],
  [3, "phone"],
  [2, "none"],
])("needs arrows for %i cards from this room on: %s (C-9.30)", (count, room) => {
  show(1000, count);
  expect(screen.getByRole("button", { name: "Back", hidden: true }).parentElement?.dataset["from"]).toBe(room);
});

it("can be paused wherever it moves, beside arrows that few cards do without, and has nothing to pause where all cards fit (WCAG 2.2.2)", () => {
  show(150, 2, 2000);
  expect(screen.getByRole("button", { name: "Pause" }).closest("[data-from]")).toBeNull();
  cleanup();
  show(1000, 5, 2000);
  expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
});

it("does not move by itself for who asked for less movement (L-9.17)", () => {
  const matchMedia = window.matchMedia as typeof window.matchMedia | undefined;
  window.matchMedia = ((query: string) => ({ matches: query.includes("reduce") })) as typeof window.matchMedia;
  const list = show(1000, 30, 2000);
  vi.advanceTimersByTime(20_000);
  expect(list.scrollLeft).toBe(0);
  if (matchMedia) window.matchMedia = matchMedia;
  else Reflect.deleteProperty(window, "matchMedia");
});

it("moves by itself until it is paused, and waits under a pointer (L-9.17)", () => {
  const list = show(1000, 30, 2000);
  vi.advanceTimersByTime(2400);
  expect(list.scrollLeft).toBe(100);
  fireEvent.pointerEnter(list);
  vi.advanceTimersByTime(5000);
  expect(list.scrollLeft).toBe(100);
  fireEvent.pointerLeave(list);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  vi.advanceTimersByTime(5000);
  expect(list.scrollLeft).toBe(100);
});
