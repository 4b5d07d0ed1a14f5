import fc from "fast-check";
import { expect, it } from "vitest";
import { secondsOf } from "./travel_pace";

it("lets near layers pass faster than distant ones, and the farthest stand still (S-1.08)", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 8 }), fc.double({ min: 0.1, max: 4, noNaN: true }), (count, speed) => {
      const [farthest, ...moving] = Array.from({ length: count }, (_, index) => secondsOf(index, count, speed));
      expect(farthest).toBeNull();
      expect(moving).toEqual(moving.toSorted((a, b) => (b ?? 0) - (a ?? 0)));
      expect(new Set(moving).size).toBe(count - 1);
    }),
  );
});

it("moves a single layer, twice as fast at speed 2, and none at speed 0", () => {
  expect([1, 2, 0].map((speed) => secondsOf(0, 1, speed))).toEqual([20, 10, null]);
});
