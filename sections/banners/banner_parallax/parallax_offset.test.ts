import { expect, it } from "vitest";
import { depthOf, layerOffset, overscan } from "./parallax_offset";

it("moves near layers farther than distant ones (S-1.14)", () => {
  const at = { scroll: 0.5, x: 0.5, y: 0 };
  const [far, near] = [0, 2].map((index) => layerOffset(at, { factor: 0.3, depth: depthOf(index, 3) }));
  expect(Math.abs(near?.y ?? 0)).toBeGreaterThan(Math.abs(far?.y ?? 0));
  expect(Math.abs(near?.x ?? 0)).toBeGreaterThan(Math.abs(far?.x ?? 0));
});

it("stands still with factor 0", () => {
  const { x, y } = layerOffset({ scroll: 1, x: 1, y: 1 }, { factor: 0, depth: 1 });
  expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0]);
});

it("never shows a layer's edge, however far the page is scrolled", () => {
  for (const scroll of [-9, -1, 0, 1, 9]) {
    for (const pointer of [-3, 0, 3]) {
      const { x, y } = layerOffset({ scroll, x: pointer, y: pointer }, { factor: 0.8, depth: 1 });
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(overscan(0.8));
    }
  }
});
