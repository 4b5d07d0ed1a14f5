// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProviderLogo } from "./ProviderLogo";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const thumbnail = "https://cdn.example/aurum.png";
const logo = () => screen.getByRole("img", { name: "Aurum & Sons" });

it("tries the thumbnail, then the platform's own logo, then shows the icon of studios, and says so (L-4.65, L-8.17, L-8.18)", () => {
  const said = vi.spyOn(console, "warn").mockImplementation(() => {});
  render(<ProviderLogo id="aurum" name="Aurum & Sons" thumbnail={thumbnail} />);
  expect(logo().getAttribute("src")).toBe(thumbnail);
  fireEvent.error(logo());
  expect(logo().getAttribute("src")).toMatch("/api/core/casino/assets/providers/aurum");
  fireEvent.error(logo());
  expect([logo().querySelector("svg"), logo().textContent]).toEqual([expect.anything(), "AS"]);
  expect(said.mock.calls).toEqual(Array.from({ length: 2 }, () => ["Fallback for a provider or not found", "aurum"]));
  said.mockRestore();
});

it("is 100 pixels large where nobody says otherwise (L-9.28)", () => {
  render(<ProviderLogo id="aurum" name="Aurum & Sons" thumbnail={thumbnail} />);
  expect([logo().getAttribute("width"), logo().getAttribute("height")]).toEqual(["100", "100"]);
});

it("waits for a logo no longer than 1000 ms before it shows the icon, and shows one that comes after all (L-8.18, L-9.30)", () => {
  render(<ProviderLogo id="aurum" name="Aurum & Sons" thumbnail={thumbnail} />);
  act(() => void vi.advanceTimersByTime(999));
  expect(logo().getAttribute("src")).toBe(thumbnail);
  act(() => void vi.advanceTimersByTime(1));
  expect(logo().getAttribute("src")).toMatch("/providers/aurum");
  act(() => void vi.advanceTimersByTime(1000));
  expect([logo().querySelector("svg"), logo().textContent]).toEqual([expect.anything(), "AS"]);
  fireEvent.load(logo().querySelector("img") as HTMLImageElement);
  expect([logo().tagName, logo().getAttribute("src")]).toEqual(["IMG", expect.stringMatching("/providers/aurum")]);
});

it.each(["", "javascript:alert(1)", "/a/[object Object].png"])("passes over the thumbnail %j (L-5.19)", (broken) => {
  render(<ProviderLogo id="../x" name="Aurum & Sons" thumbnail={broken} />);
  expect(logo().getAttribute("src")).toMatch("/providers/..%2Fx");
});

describe("rendered later", () => {
  afterEach(() => void Reflect.deleteProperty(window, "IntersectionObserver"));

  /** The component in a window that says what is near by `comesNear`. */
  async function watched() {
    vi.resetModules(); // a window has one observer, which another file may have made
    const { ProviderLogo } = await import("./ProviderLogo");
    const elements = new Set<Element>();
    let tell: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {};
    class Observer {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = (element: Element) => void elements.add(element);
      unobserve = (element: Element) => void elements.delete(element);
    }
    Object.assign(window, { IntersectionObserver: Observer });
    const comesNear = (target: Element) => act(() => void (elements.has(target) && tell([{ isIntersecting: true, target }])));
    return { ProviderLogo, comesNear };
  }

  it("is asked for once it comes near, and its time counts from then (L-4.62, L-9.30)", async () => {
    const { ProviderLogo, comesNear } = await watched();
    render(<ProviderLogo id="aurum" name="Aurum & Sons" thumbnail={thumbnail} />);
    act(() => void vi.advanceTimersByTime(2000));
    expect(logo().getAttribute("src")).toBeNull();
    comesNear(logo());
    expect(logo().getAttribute("src")).toBe(thumbnail);
    act(() => void vi.advanceTimersByTime(1000));
    expect(logo().getAttribute("src")).toMatch("/providers/aurum");
  });

  it("is asked for where its address was not known at first (L-4.62)", async () => {
    const { ProviderLogo, comesNear } = await watched();
    const { rerender } = render(<ProviderLogo id="aurum" name="Aurum & Sons" thumbnail="" />);
    rerender(<ProviderLogo id="aurum" name="Aurum & Sons" thumbnail={thumbnail} />);
    comesNear(logo());
    expect(logo().getAttribute("src")).toBe(thumbnail);
  });
});
