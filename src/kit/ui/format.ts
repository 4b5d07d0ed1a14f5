import { type Language, localeOf } from "../../../schemas/language";

/** One format for each language and set of options: to make one takes a hundred times as long as to use it. */
function keepFormats<Options, Format>(make: (locale: string, options: Options) => Format) {
  const known = new Map<string, Format>();
  return (language: Language, options: Options): Format => {
    let key: string = language;
    for (const name in options) key += ` ${name} ${String(options[name])}`;
    let format = known.get(key);
    if (!format) known.set(key, (format = make(localeOf(language), options)));
    return format;
  };
}

const numberFormat = keepFormats((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dateFormat = keepFormats((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

/** A hyphen is no minus: amounts get the sign that is as wide as a plus. */
const withTrueMinus = (formatted: string) => formatted.replaceAll("-", "−");

export const formatNumber = (value: number, language: Language, options: Intl.NumberFormatOptions = {}) =>
  withTrueMinus(numberFormat(language, options).format(value));

let fiat: ReadonlySet<string> | null = null;

/** Whether no standard knows a currency, as those of coins: "BTC", "USDT". */
export const isCoin = (currency: string) => !(fiat ??= new Set(Intl.supportedValuesOf("currency"))).has(currency);

/** How many decimals a currency has; coins have eight. */
export const decimalsOf = (currency: string): number =>
  isCoin(currency)
    ? coinDecimals
    : (numberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2);

const coinDecimals = 8;

/** An amount with its currency, in full: never rounded to thousands, never cut. */
export function formatMoney(amount: number, { language, currency, sign = "auto" }: MoneyFormat): string {
  const signDisplay = sign === "always" ? "exceptZero" : "negative";
  if (isCoin(currency))
    return `${formatNumber(amount, language, { signDisplay, maximumFractionDigits: coinDecimals })}\u00a0${currency}`;
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
