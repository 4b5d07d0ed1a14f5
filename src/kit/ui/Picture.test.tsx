// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { Picture } from "./Picture";
import { pictureSource } from "./picture_source";

afterEach(cleanup);

const words = { failed: "Failed to load", invalid: "Invalid image source" };
const asset = "/api/core/casino/assets/banners/hero.avif";

it("asks the image service for the width that fits (L-2.23)", () => {
  const source = pictureSource(asset);
  expect(source?.srcSet).toContain(`${asset}?w=96 96w`);
  expect(source?.srcSet).toContain(`${asset}?w=1600 1600w`);
  expect(source?.src).toBe(`${asset}?w=960`);
});

it.each(["https://cdn.example/a.jpg", "/api/core/casino/assets/logo.svg", "/api/core/media/a.png", "/logos/foyer.svg"])(
  "passes %s through unchanged (D-13, C-7.45)",
  (src) => {
    expect(pictureSource(src)).toEqual({ src });
  },
);

it("puts a bare path below the root of all pictures (D-13, C-7.45)", () => {
  expect(pictureSource("casino/assets/banners/hero.avif", 96)?.src).toBe(`${asset}?w=96`);
  expect(pictureSource("media/logo.svg")).toEqual({ src: "/api/core/media/logo.svg" });
});

it.each([
  "",
  "hero.png",
  "../casino/assets/x.png",
  "javascript:alert(1)",
  "//evil.example/a.png",
  "/a/[object Object].png",
  "/a/%5Bobject%20Object%5D",
])("does not render the address %j (L-4.64, L-5.19)", (src) => {
  render(<Picture image={{ src }} alt="A gift" words={words} />);
  expect(screen.getByRole("img", { name: "Invalid image source" })).toBeTruthy();
  expect(document.querySelector("img")).toBeNull();
});

it("offers a small picture no wider files than are ever worth it", () => {
  const source = pictureSource(asset, 240);
  expect(source).toEqual({ src: `${asset}?w=240`, srcSet: `${asset}?w=96 96w, ${asset}?w=160 160w, ${asset}?w=240 240w` });
});

it("says so in its place when a picture does not come, and tries again with another address (L-4.63)", () => {
  const { rerender } = render(<Picture image={{ src: asset }} alt="A gift" words={words} />);
  fireEvent.error(screen.getByRole("img", { name: "A gift" }));
  expect(screen.getByRole("img", { name: "Failed to load" })).toBeTruthy();
  rerender(<Picture image={{ src: "https://cdn.example/b.jpg" }} alt="A gift" words={words} />);
  expect(screen.getByRole("img", { name: "A gift" })).toBeTruthy();
});

it("leaves a tile in its colour where a decoration does not come, and no browser's mark of a broken picture (19)", () => {
  const { container, rerender } = render(<Picture image={{ src: asset, color: "#102030" }} alt="" className="art" />);
  fireEvent.error(container.querySelector("img") as HTMLImageElement);
  const tile = container.querySelector<HTMLElement>(".art");
  expect([container.querySelector("img"), tile?.style.backgroundColor]).toEqual([null, "rgb(16, 32, 48)"]);
  expect(screen.queryByRole("img")).toBeNull();
  rerender(<Picture image={{ src: "https://cdn.example/b.jpg" }} alt="" />);
  expect(container.querySelector("img")).not.toBeNull();
});

it("keeps the focus point in view and shows its colour first", () => {
  render(<Picture image={{ src: asset, focus: { x: 20, y: 80 }, color: "#102030" }} alt="A gift" />);
  const { style } = screen.getByRole("img");
  expect(style.objectPosition).toBe("20% 80%");
  expect(style.backgroundColor).toBe("rgb(16, 32, 48)");
});

it("is in the first HTML with its address, lazy unless it is eager (L-4.62)", () => {
  expect(renderToString(<Picture image={{ src: asset }} alt="" />)).toMatch(/loading="lazy".*src=/);
  expect(renderToString(<Picture image={{ src: asset }} alt="" eager />)).toMatch(/loading="eager".*fetchPriority="high"/i);
});

it("waits for a tenth of its place to come within 100 px when it is rendered later (L-4.62, L-9.27)", async () => {
  vi.resetModules(); // a window has one observer, which another file may have made
  const { Picture } = await import("./Picture");
  const near: ((entries: unknown[]) => void)[] = [];
  const options: unknown[] = [];
  class Observer {
    constructor(callback: (entries: unknown[]) => void, given: unknown) {
      near.push(callback);
      options.push(given);
    }
    observe() {}
    unobserve() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  try {
    render(<Picture image={{ src: asset }} alt="A gift" />);
    const picture = screen.getByRole("img");
    expect(picture.getAttribute("src")).toBeNull();
    expect(options).toEqual([{ rootMargin: "100px", scrollMargin: "100px", threshold: 0.1 }]);
    near[0]?.([{ isIntersecting: true, target: picture }]);
    await expect.poll(() => screen.getByRole("img").getAttribute("src")).toBe(`${asset}?w=960`);
  } finally {
    Reflect.deleteProperty(window, "IntersectionObserver");
  }
});

it.each([
  ["fades in for 300 ms when it came while somebody looked (L-9.29)", 500, true, [300]],
  ["does not fade when it was in the browser already (L-9.29)", 10, true, []],
  ["does not fade where nobody looks", 500, false, []],
])("%s", (_, later, fades, expected) => {
  const durations: unknown[] = [];
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  Object.assign(HTMLElement.prototype, {
    animate: (_frames: unknown, { duration }: { duration: number }) => durations.push(duration),
  });
  try {
    render(<Picture image={{ src: asset }} alt="A gift" fades={fades} />);
    clock.mockReturnValue(1000 + later);
    fireEvent.load(screen.getByRole("img"));
    expect(durations).toEqual(expected);
  } finally {
    clock.mockRestore();
    Reflect.deleteProperty(HTMLElement.prototype, "animate");
  }
});
