// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Frame, FrameContext } from "../frame";
import { Carousel } from "./Carousel";
import type { CarouselWords } from "./carousel_words";

const words: CarouselWords = {
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
  slide: (position, count) => `${position} of ${count}`,
};
const slides = ["One", "Two", "Three"].map((name) => <p key={name}>{name}</p>);

/** As in the editor's canvas: the row scrolls, Swiper stays away. */
const carousel = (autoplayMs?: number) => (
  <FrameContext value={{ window, document } as unknown as Frame}>
    <Carousel label="Offers" words={words} autoplayMs={autoplayMs}>
      {slides}
    </Carousel>
  </FrameContext>
);

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout: every slide is 100 wide, and scrolling is remembered
  Object.defineProperty(HTMLElement.prototype, "offsetLeft", { configurable: true, get: placeOf });
  HTMLElement.prototype.scrollTo = function (options?: ScrollToOptions | number) {
    this.scrollLeft = typeof options === "object" ? (options.left ?? 0) : 0;
    fireEvent.scroll(this);
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function placeOf(this: HTMLElement) {
  return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
}

const current = () =>
  screen.getAllByRole("button", { name: /of 3/ }).findIndex((dot) => dot.getAttribute("aria-current") === "true");

it("is a labelled carousel of labelled slides in the first HTML, all of them in it", () => {
  const html = renderToString(carousel());
  expect(html).toContain('aria-roledescription="carousel"');
  expect(html).toContain('aria-label="2 of 3"');
  for (const name of ["One", "Two", "Three"]) expect(html).toContain(name);
});

it("goes where a dot or an arrow says, and around the ends (L-9.17)", () => {
  render(carousel());
  fireEvent.click(screen.getByRole("button", { name: "3 of 3" }));
  expect(current()).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(current()).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(current()).toBe(2);
});

it("moves by the arrow keys", () => {
  render(carousel());
  fireEvent.keyDown(screen.getByRole("button", { name: "1 of 3" }), { key: "ArrowRight" });
  expect(current()).toBe(1);
});

it("moves on after its rest, and not while paused, pointed at or in a hidden tab (L-9.17)", () => {
  render(carousel(6000));
  const region = screen.getByRole("region");
  const rest = () => act(() => vi.advanceTimersByTime(6000));
  rest();
  expect(current()).toBe(1);

  fireEvent.pointerEnter(region);
  rest();
  expect(current()).toBe(1);
  fireEvent.pointerLeave(region);

  Object.defineProperty(document, "hidden", { configurable: true, value: true });
  fireEvent(document, new Event("visibilitychange"));
  rest();
  expect(current()).toBe(1);
  Reflect.deleteProperty(document, "hidden");
  fireEvent(document, new Event("visibilitychange"));

  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  rest();
  expect(current()).toBe(1);
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  rest();
  expect(current()).toBe(2);
});

it("does not move by itself for visitors who asked for less movement", () => {
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  try {
    render(carousel(6000));
    act(() => vi.advanceTimersByTime(20_000));
    expect(current()).toBe(0);
  } finally {
    Reflect.deleteProperty(window, "matchMedia");
  }
});

it("needs no controls for a single slide", () => {
  render(
    <Carousel label="Offers" words={words} autoplayMs={6000}>
      {slides.slice(0, 1)}
    </Carousel>,
  );
  expect(screen.queryByRole("button")).toBeNull();
});
