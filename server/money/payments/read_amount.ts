import { toDecimal, toMinorUnits } from "../../platform/amounts";

/** In minor units; null where there are more decimals than the currency has: what computers make of 0.1 + 0.2 is 0.3. */
export function readAmount(wanted: number, currencyCode: string): number | null {
  const amount = toMinorUnits(wanted, currencyCode);
  const isWhole =
    Number.isSafeInteger(amount) &&
    amount > 0 &&
    Math.abs(toDecimal(amount, currencyCode) - wanted) < 1e-12 * Math.max(1, wanted);
  return isWhole ? amount : null;
}
