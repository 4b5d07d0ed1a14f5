// @vitest-environment jsdom
import { expect, it } from "vitest";
import { takeOver } from "./take_over";

it.each([
  ["inside", 1],
  ["outside", 0],
])("fetches Swiper at once for who had the focus there before anybody listened: %s", (focused, times) => {
  document.body.innerHTML = "<button id=outside></button><div><div></div><button id=inside></button></div>";
  document.getElementById(focused)?.focus();
  let fetched = 0;
  const viewport = document.querySelector<HTMLElement>("div > div")!;
  const load = () => {
    fetched++;
    return new Promise<never>(() => {});
  };
  const { stop } = takeOver(viewport, load, () => {});
  expect(fetched).toBe(times);
  document.getElementById("inside")?.dispatchEvent(new Event("keydown", { bubbles: true }));
  expect(fetched).toBe(1);
  stop();
});
