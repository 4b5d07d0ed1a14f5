// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => void vi.unstubAllGlobals());

it("lets what the visitor does be seen before anything comes of it", async () => {
  vi.resetModules(); // another test may have been the first to do anything
  const { firstSign } = await import("./first_sign");
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  const heard: string[] = [];
  const sign = firstSign().then(() => heard.push("sign"));

  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([]);

  heard.push("drawn");
  for (const draw of frames) draw();
  await sign;
  expect(heard).toEqual(["drawn", "sign"]);
});
