import * as fc from "fast-check";
import { expect, it } from "vitest";
import { nextNear, notFar, standsStill } from "./near_screen";

const screen = 1000;
const everywhere = () => true;
const at = (id: string, top: number, height = 400) => ({ id, top, bottom: top + height });
const around = [at("far above", -1900), at("above", -900), at("seen", 100), at("below", 1500), at("far below", 2600)];

it("renders what is on the screen or near it, and lets what was rendered stay a while", () => {
  expect([...nextNear(around, screen, new Set(), everywhere)]).toEqual(["above", "seen", "below"]);
  expect([...nextNear(around, screen, new Set(["far above", "gone"]), everywhere)]).toEqual([
    "far above",
    "above",
    "seen",
    "below",
  ]);
});

it("goes on with what shows nothing, and answers the very same set where nothing changes", () => {
  const before = new Set(["above", "seen", "below", "shows nothing"]);
  expect(nextNear(around, screen, before, (id) => id !== "shows nothing")).toBe(before);
});

it("finds by halving what a walk through all finds, also among things without a box", () => {
  const boxes = fc.array(fc.option(fc.integer({ min: 0, max: 900 })), { maxLength: 40 });
  fc.assert(
    fc.property(boxes, fc.integer({ min: -9000, max: 9000 }), (heights, from) => {
      let top = from;
      const column = heights.map((height) => height !== null && { top, bottom: (top += height) });
      const found = notFar(column, screen, (box) => box || null).map(([box]) => box);
      expect(found).toEqual(column.filter((box) => box && box.bottom >= -2 * screen && box.top <= 3 * screen));
    }),
  );
});

it("a section stands still where others come or go below it alone, so that it is not measured for every step of scrolling", () => {
  const sections = ["a", "b", "c", "d"].map((id) => ({ id }));
  const moves = (before: string[], next: string[]) => !standsStill("c", sections, new Set(before), new Set(next));
  expect(moves(["b", "c"], ["b", "c", "d"])).toBe(false);
  expect(moves(["b", "c", "d"], ["b", "c"])).toBe(false);
  expect(moves(["b", "c"], ["a", "b", "c"])).toBe(true);
  expect(moves(["a", "b", "c"], ["b", "c", "d"])).toBe(true);
  expect(standsStill("gone", sections, new Set(["d"]), new Set(["d"]))).toBe(false);
});
