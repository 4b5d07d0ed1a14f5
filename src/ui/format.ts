import type { Language } from "../../schemas/text";

const locales: Record<Language, string> = { da: "da", de: "de", en: "en", es: "es", fi: "fi", no: "nb", pt: "pt" };

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions) {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = numbers.get(key);
  if (!format) numbers.set(key, (format = new Intl.NumberFormat(locales[language], options)));
  return format;
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = dates.get(key);
  if (!format) dates.set(key, (format = new Intl.DateTimeFormat(locales[language], options)));
  return format;
}

/** A hyphen is no minus: amounts get the sign that is as wide as a plus. */
const withTrueMinus = (formatted: string) => formatted.replaceAll("-", "−");

export const formatNumber = (value: number, language: Language, options: Intl.NumberFormatOptions = {}) =>
  withTrueMinus(numberFormat(language, options).format(value));

/** An amount with its currency, in full: never rounded to thousands, never cut. */
export function formatMoney(amount: number, { language, currency, sign = "auto" }: MoneyFormat): string {
  const signDisplay = sign === "always" ? "exceptZero" : "negative";
  return formatNumber(amount, language, { style: "currency", currency, currencyDisplay: "narrowSymbol", signDisplay });
}

export interface MoneyFormat {
  language: Language;
  /** ISO 4217. */
  currency: string;
  /** "always" puts a plus before what was won. */
  sign?: "auto" | "always";
}

/** 96.42 as "96.42%", the way the language writes it. */
export const formatPercent = (percent: number, language: Language) =>
  formatNumber(percent / 100, language, { style: "percent", minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** A span of days, hours, minutes or seconds: "3 days", "3d". */
export const formatUnit = (value: number, unit: string, { language, width }: { language: Language; width: "long" | "narrow" }) =>
  formatNumber(value, language, { style: "unit", unit, unitDisplay: width });

/** The unit alone, in the form that goes with the number: "days". */
export const unitName = (value: number, unit: string, language: Language) =>
  numberFormat(language, { style: "unit", unit, unitDisplay: "long" })
    .formatToParts(value)
    .find(({ type }) => type === "unit")?.value ?? "";

export const formatDate = (instant: string | number, language: Language, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, options).format(new Date(instant));
