import { decimalsOf } from "../../../platform/amounts";
import type { ProvidedMethod, ProvidedTerms } from "../provided";

interface Way {
  /** In units of the currency. */
  min: number;
  max: number;
  feeBasisPoints?: number;
  minutes?: readonly [number, number];
}

/** What one way takes, from units of the currency. */
function termsOf(currency: string, { min, max, feeBasisPoints = 0, minutes = [0, 0] }: Way): ProvidedTerms {
  const unit = 10 ** decimalsOf(currency);
  return { min: Math.round(min * unit), max: Math.round(max * unit), feeBasisPoints, feeFixed: 0, minutes };
}

/** The same terms in several currencies, each with what its unit is worth of a euro: `{ EUR: 1, SEK: 10 }`. */
export function termsIn(
  currencies: Readonly<Record<string, number>>,
  { deposit, withdrawal }: { deposit: Way | null; withdrawal: Way | null },
): ProvidedMethod["terms"] {
  const scaled = (currency: string, worth: number, way: Way | null) =>
    way && termsOf(currency, { ...way, min: way.min * worth, max: way.max * worth });
  return Object.fromEntries(
    Object.entries(currencies).map(([currency, worth]) => [
      currency,
      { deposit: scaled(currency, worth, deposit), withdrawal: scaled(currency, worth, withdrawal) },
    ]),
  );
}

/** A method with nothing that is special about it. */
export const plainMethod = {
  parent: null,
  isCardForm: false,
  isBank: false,
  isEmail: false,
  isCryptoNetwork: false,
  isCryptoForm: false,
  isCashier: false,
  countries: [],
  coin: null,
  canHaveBonus: true,
  thumbnail: null,
  logos: [],
  isFinalAtOnce: false,
} as const satisfies Partial<ProvidedMethod>;

/** Round numbers of the size of a euro each, for terms and nothing else. */
export const euroSizes = { EUR: 1, USD: 1, GBP: 1, CAD: 1, BRL: 5, SEK: 10, NOK: 10, DKK: 10, INR: 100, JPY: 100 } as const;
