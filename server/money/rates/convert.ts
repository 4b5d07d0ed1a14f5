import { decimalsOf } from "../../platform/amounts";

/** What all rates are of, and what jackpots are kept in. */
export const baseCurrency = "EUR";

/** An amount's currency, and what one euro was in it: a decimal in writing, so that sums with it lose nothing. */
export interface Priced {
  currencyCode: string;
  rate: string;
}

function fractionOf(rate: string): { units: bigint; scale: bigint } {
  const [whole = "", decimals = ""] = rate.split(".");
  return { units: BigInt(whole + decimals), scale: 10n ** BigInt(decimals.length) };
}

const minorUnitsOf = (currencyCode: string) => 10n ** BigInt(decimalsOf(currencyCode));
const base = minorUnitsOf(baseCurrency);

/** Minor units of a currency in so many parts of minor units of the base currency; what is less than a part is cut off. */
export function toBaseParts(amount: number, { currencyCode, rate }: Priced, parts: bigint): bigint {
  const { units, scale } = fractionOf(rate);
  return (BigInt(amount) * base * scale * parts) / (minorUnitsOf(currencyCode) * units);
}

/** To the nearest minor unit of the base currency. */
export const toBase = (amount: number, priced: Priced): number => Number((toBaseParts(amount, priced, 2n) + 1n) / 2n);

/** From minor units of the base currency to the nearest one of another. */
export function fromBase(amount: number, { currencyCode, rate }: Priced): number {
  const { units, scale } = fractionOf(rate);
  const divisor = base * scale;
  return Number((2n * BigInt(amount) * minorUnitsOf(currencyCode) * units + divisor) / (2n * divisor));
}

/** To the nearest minor unit, straight from one currency to another, so that nothing is rounded on the way. */
export function convert(amount: number, from: Priced, to: Priced): number {
  const [one, other] = [fractionOf(from.rate), fractionOf(to.rate)];
  const above = BigInt(amount) * minorUnitsOf(to.currencyCode) * other.units * one.scale;
  const below = minorUnitsOf(from.currencyCode) * one.units * other.scale;
  return Number((2n * above + below) / (2n * below));
}
