import { decimalsOf } from "../../../platform/amounts";

/** Amounts come and go as integers of which so many are one of a currency. */
export const unitsOfOne = 100_000;

export const toUnits = (minorUnits: number, currencyCode: string): number =>
  Math.floor((minorUnits * unitsOfOne) / 10 ** decimalsOf(currencyCode));

/** Null where it is no whole number of minor units. */
export function fromUnits(units: number, currencyCode: string): number | null {
  const minor = (units * 10 ** decimalsOf(currencyCode)) / unitsOfOne;
  return Number.isSafeInteger(minor) ? minor : null;
}

/** What a win pays: less than a minor unit can't be booked. */
export const paidUnits = (units: number, currencyCode: string): number =>
  Math.floor((units * 10 ** decimalsOf(currencyCode)) / unitsOfOne);
