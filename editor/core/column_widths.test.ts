import { expect, it } from "vitest";
import { moveDivider, sharesOf, snapped, wholeShares } from "./column_widths";

it("says shares as whole numbers that add up to 100", () => {
  expect(wholeShares([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholeShares([1, 2])).toEqual([33, 67]);
  expect(wholeShares([12, 38.5, 7])).toSatisfy((shares: number[]) => shares.reduce((sum, one) => sum + one, 0) === 100);
});

it("moves a divider between its two columns alone, and leaves both at least five percent", () => {
  expect(moveDivider([1, 1, 2], 0, 40)).toEqual([40, 10, 50]);
  expect(moveDivider([1, 1], 0, 120)).toEqual([95, 5]);
  expect(moveDivider([1, 1], 0, -3)).toEqual([5, 95]);
  expect(moveDivider([1, 99], 0, 0)).toEqual([1, 99]);
});

it("goes to a common ratio that is near, else to a whole percent", () => {
  expect(snapped([1, 1], 0, 34.4)).toBeCloseTo(100 / 3);
  expect(snapped([1, 1], 0, 49.2)).toBe(50);
  expect(snapped([1, 1], 0, 45.6)).toBe(46);
  expect(sharesOf(moveDivider([1, 1, 2], 0, snapped([1, 1, 2], 0, 16.2)))[0]).toBeCloseTo(50 / 3, 1);
});
