import { one } from "./multiplier";

/** Chips of the same value on one spot. */
export interface Chips<Spot extends string = string> {
  on: Spot;
  count: number;
}

/** What all chips together pay for one that is bet, in ten-thousandths, where those on a spot pay so many hundredths. */
export function chipsMultiplier<Spot extends string>(chips: readonly Chips<Spot>[], paysOf: (spot: Spot) => number): number {
  const total = chips.reduce((sum, { count }) => sum + count, 0);
  const pays = chips.reduce((sum, { on, count }) => sum + count * paysOf(on), 0);
  return Math.floor((pays * one) / 100 / total);
}
