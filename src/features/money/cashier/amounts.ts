/** Bounds of a payment in minor units of its currency, which has `decimals` of them. */
export interface Bounds {
  min: number;
  max: number;
  decimals: number;
}

export type AmountProblem = "empty" | "min" | "max";

export const toMinor = (decimal: number, decimals: number) => Math.round(decimal * 10 ** decimals);
export const toDecimal = (minor: number, decimals: number) => Number((minor / 10 ** decimals).toFixed(decimals));

/** What is left of typed or pasted text in an amount field: digits and a single dot, and no more decimals than there are (C-5.12). */
export function cleanAmount(text: string, decimals: number): string {
  const [whole = "", ...rest] = text
    .replaceAll(",", ".")
    .replaceAll(/[^\d.]/g, "")
    .split(".");
  const digits = whole.replace(/^0+(?=\d)/, "").slice(0, 12);
  return rest.length === 0 || decimals === 0 ? digits : `${digits || "0"}.${rest.join("").slice(0, decimals)}`;
}

/** A cleaned amount in minor units, read digit by digit; null for none. */
export function readAmount(text: string, decimals: number): number | null {
  if (!/\d/.test(text)) return null;
  const [whole = "", part = ""] = text.split(".");
  return Number(whole + part.slice(0, decimals).padEnd(decimals, "0"));
}

/** Minor units as the text of an amount field: "200" and "0.0015", without zeros that say nothing. */
export function writeAmount(minor: number, decimals: number): string {
  const digits = String(minor).padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  const part = digits.slice(cut).replace(/0+$/, "");
  return digits.slice(0, cut) + (part && `.${decimals === 2 ? part.padEnd(2, "0") : part}`);
}

/** What is wrong with an amount (C-5.13, C-5.14). */
export function amountProblem(text: string, { min, max, decimals }: Bounds): AmountProblem | null {
  const amount = readAmount(text, decimals);
  if (amount === null) return "empty";
  return amount < min ? "min" : amount > max ? "max" : null;
}

const times = [3, 10, 20];

/** Three round amounts at 3, 10 and 20 times the minimum, each once, in minor units (C-9.01, C-9.03, C-9.04, D-21). */
export function quickAmounts(bounds: Bounds): number[] {
  return [...new Set(times.map((factor) => quickAmount(bounds, factor)))];
}

/** The amount a form begins with: the method's own, else ten times the minimum (C-9.02). */
export function firstAmount(bounds: Bounds, own?: number | null): number {
  if (own && own >= bounds.min && own <= bounds.max) return own;
  return quickAmount(bounds, 10);
}

/** The same where a limit leaves less: the largest round amount that fits, else what is left, else the least. */
export function firstWithin(bounds: Bounds, left: number, own?: number | null): number {
  const usual = firstAmount(bounds, own);
  if (usual <= left) return usual;
  return quickAmounts(bounds).findLast((amount) => amount <= left) ?? Math.max(bounds.min, left);
}

function quickAmount({ min, max, decimals }: Bounds, factor: number): number {
  const one = 10 ** decimals;
  const wanted = min * factor;
  const step = min < one ? sixDecimals(decimals) : stepOf(wanted, one);
  return Math.min(rounded(wanted, step, min), max);
}

const stepOf = (value: number, one: number) => (value >= 700 * one ? 500 : value >= 100 * one ? 50 : 10) * one;

function rounded(value: number, step: number, min: number): number {
  const near = Math.round(value / step) * step;
  return near < min ? Math.ceil(value / step) * step : near;
}

/** The bounds as they are told: the lower one up and the upper one down to a multiple of 5 (C-9.05, D-22); as they are where nothing would be left between. */
export function toldBounds({ min, max, decimals }: Bounds): { min: number; max: number } {
  const one = 10 ** decimals;
  const step = min < one ? sixDecimals(decimals) : 5 * one;
  const told = { min: Math.ceil(min / step) * step, max: Math.floor(max / step) * step };
  return told.min <= told.max ? told : { min, max };
}

/** The sixth decimal in minor units. */
const sixDecimals = (decimals: number) => 10 ** Math.max(0, decimals - 6);
