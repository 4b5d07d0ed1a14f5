const fiat = new Set(Intl.supportedValuesOf("currency"));
const decimals = new Map<string, number>();

/** How many decimals a currency has. Codes that no standard knows, as those of coins, have eight. */
export function decimalsOf(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  if (!fiat.has(currency)) return 8;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  decimals.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** From minor units, as money is kept, to the decimal number of the wire. */
export const toDecimal = (minorUnits: number, currency: string): number =>
  Number((minorUnits / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency)));

export const toMinorUnits = (decimal: number, currency: string): number => Math.round(decimal * 10 ** decimalsOf(currency));

export function symbolOf(currency: string): string {
  if (!fiat.has(currency)) return currency;
  const parts = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}
