// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { section } from "../../src/testing/build";
import { prepare } from "../../src/testing/render_section";

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, "matchMedia");
});

const sprites = ["/a.avif", "/b.avif"];

async function show(): Promise<HTMLElement> {
  const banner = { bannerTitle: { en: "Across" }, bannerCtaText: { en: "Go" }, bannerCtaLink: "/go" };
  const { element } = await prepare([section("banner_crossy_road", { props: { banner, sprites } })]);
  return render(element).container;
}
const isMoving = (container: HTMLElement) => container.querySelector("[data-moving]") !== null;

it("moves until it is paused, and goes on when it is told to (WCAG 2.2.2)", async () => {
  const container = await show();
  expect(isMoving(container)).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(isMoving(container)).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(isMoving(container)).toBe(true);
});

it("rests while it is pointed at", async () => {
  const container = await show();
  const link = screen.getByRole("link", { name: "Go" });
  fireEvent.pointerEnter(link);
  expect(isMoving(container)).toBe(false);
  fireEvent.pointerLeave(link);
  expect(isMoving(container)).toBe(true);
});

it("stands still for visitors who asked for less movement", async () => {
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  expect(isMoving(await show())).toBe(false);
});
