import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountProblem, cleanAmount, firstAmount, quickAmounts, readAmount, toldBounds, toMinor, writeAmount } from "./amounts";

const euros = (min: number, max = 10_000) => ({ min: min * 100, max: max * 100, decimals: 2 });
const coins = (min: number, max: number) => ({ min: toMinor(min, 8), max: toMinor(max, 8), decimals: 8 });

describe("quick amounts", () => {
  it.each([
    [10, [30, 100, 200]],
    [20, [60, 200, 400]],
    [35, [100, 350, 500]],
    [50, [150, 500, 1000]],
    [70, [200, 500, 1500]],
    [1, [10, 20]],
  ])("are, from a minimum of %d, %j (C-9.01, C-9.03, D-21)", (min, expected) => {
    expect(quickAmounts(euros(min))).toEqual(expected.map((amount) => amount * 100));
  });

  it("are not rounded for a coin with a minimum below one (C-9.04, D-21)", () => {
    expect(quickAmounts(coins(0.0001, 5)).map((amount) => writeAmount(amount, 8))).toEqual(["0.0003", "0.001", "0.002"]);
  });

  it("are of whole yen, and never above the maximum (C-9.03)", () => {
    expect(quickAmounts({ min: 500, max: 6000, decimals: 0 })).toEqual([1500, 5000, 6000]);
  });

  it("are always within the bounds and rising (D-21)", () => {
    const bounds = fc.record({
      min: fc.integer({ min: 1, max: 1e7 }),
      more: fc.integer({ min: 0, max: 1e8 }),
      decimals: fc.constantFrom(0, 2, 3, 8),
    });
    fc.assert(
      fc.property(bounds, ({ min, more, decimals }) => {
        const amounts = quickAmounts({ min, max: min + more, decimals });
        expect(amounts.length).toBeGreaterThan(0);
        for (const amount of amounts) expect(amount >= min && amount <= min + more).toBe(true);
        expect([...amounts].sort((one, other) => one - other)).toEqual(amounts);
      }),
    );
  });
});

it.each([
  [undefined, 20_000],
  [7_500, 7_500],
  [1, 20_000],
])("begins with the method's own amount %j, or with ten times the minimum: %d (C-9.02)", (own, expected) => {
  expect(firstAmount(euros(20), own)).toBe(expected);
});

it.each([
  [euros(12, 1003), { min: 1500, max: 100_000 }],
  [euros(20, 1000), { min: 2000, max: 100_000 }],
  [coins(0.0001, 5), { min: 10_000, max: 500_000_000 }],
  [euros(1, 3), { min: 100, max: 300 }],
])("tells the bounds %j as %j (C-9.05, D-22)", (bounds, expected) => {
  expect(toldBounds(bounds)).toEqual(expected);
});

it.each([
  ["1a2.3.4", 2, "12.34"],
  ["12,5", 2, "12.5"],
  ["€ 1 200.999", 2, "1200.99"],
  [".5", 2, "0.5"],
  ["007", 2, "7"],
  ["12.5", 0, "12"],
  ["-30", 2, "30"],
])("keeps of %j with %d decimals %j (C-5.12)", (typed, decimals, expected) => {
  expect(cleanAmount(typed, decimals)).toBe(expected);
});

it.each([
  ["", "empty"],
  [".", "empty"],
  ["0.00", "min"],
  ["19.99", "min"],
  ["20", null],
  ["5000", null],
  ["5000.01", "max"],
])("finds in %j: %j (C-5.13, C-5.14)", (text, expected) => {
  expect(amountProblem(text, euros(20, 5000))).toBe(expected);
});

it("reads what it has written, for every currency", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(0, 2, 3, 8), (minor, decimals) => {
      expect(readAmount(writeAmount(minor, decimals), decimals)).toBe(minor);
    }),
  );
});
