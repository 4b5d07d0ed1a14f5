import type { TFunction } from "i18next";
import type { Language } from "../../../../schemas/language";
import type { MethodTerms, PaymentMethod } from "../../../../schemas/payments";
import { decimalsOf, formatDate, formatMoney, formatNumber, formatPercent, formatUnit, isCoin } from "../../../kit/ui/format";
import { toDecimal, toldBounds, toMinor } from "./amounts";
import type { MethodBit } from "./parts/MethodRow";

const perHour = 60;
const perDay = 1_440;

/** How long a method takes: "At once", "about 10 minutes", "1 to 2 working days". */
export function durationWords([from, to]: MethodTerms["minutes"], { t, language }: Words): string {
  if (to === 0) return t("cashier.time.at_once");
  const [unit, size] =
    to < perHour ? (["minute", 1] as const) : to < perDay ? (["hour", perHour] as const) : (["day", perDay] as const);
  const [least, most] = [Math.round(from / size), Math.max(1, Math.round(to / size))];
  if (unit === "day") {
    return least > 0 && least < most
      ? t("cashier.time.days_range", { from: formatNumber(least, language), count: most })
      : t("cashier.time.days", { count: most });
  }
  const longest = formatUnit(most, unit, { language, width: "long" });
  return least > 0 && least < most
    ? t("cashier.time.range", { from: formatNumber(least, language), to: longest })
    : t("cashier.time.about", { time: longest });
}

/** What a method takes for itself, in words. */
export function feeWords({ feePercent, feeFixed }: MethodTerms, currency: string, { t, language }: Words): string {
  const parts = [
    feePercent > 0 && formatPercent(feePercent, language),
    feeFixed > 0 && formatMoney(feeFixed, { language, currency }),
  ];
  const fee = parts.filter(Boolean).join(" + ");
  return fee ? t("cashier.fee.some", { fee }) : t("cashier.fee.none");
}

/** A fee in minor units: what a method adds to an amount. */
export function feeOf(minor: number, { feePercent, feeFixed }: MethodTerms, decimals: number): number {
  return Math.round((minor * Math.round(feePercent * 100)) / 10_000) + toMinor(feeFixed, decimals);
}

/** From and to how much, rounded as they are told (C-9.05). */
export function rangeWords(
  { minAmount, maxAmount }: Pick<MethodTerms, "minAmount" | "maxAmount">,
  currency: string,
  { t, language }: Words,
) {
  const decimals = decimalsOf(currency);
  const told = toldBounds({ min: toMinor(minAmount, decimals), max: toMinor(maxAmount, decimals), decimals });
  const money = (minor: number) => roundMoney(toDecimal(minor, decimals), currency, language, minAmount);
  return t("cashier.amount.range", { from: money(told.min), to: money(told.max) });
}

const sixDecimals = { minimumFractionDigits: 6, maximumFractionDigits: 8 };

/** An amount as briefly as it can be written: "€20", "€20.50"; of a coin whose least amount is below one with six decimals (C-9.04, C-9.05). */
export const roundMoney = (amount: number, currency: string, language: Language, least = 1) =>
  isCoin(currency)
    ? least < 1
      ? `${formatNumber(amount, language, sixDecimals)} ${currency}`
      : formatMoney(amount, { language, currency })
    : formatNumber(amount, language, {
        style: "currency",
        currency,
        currencyDisplay: "narrowSymbol",
        trailingZeroDisplay: "stripIfInteger",
      });

/** The line under a method: when it arrives, from and to how much, and what it costs. */
export function methodBits({ absence, currency }: PaymentMethod, terms: MethodTerms | null, words: Words): MethodBit[] {
  if (absence) return [{ text: absenceWords(absence, words) }];
  if (!terms) return [];
  return [
    { text: durationWords(terms.minutes, words), isGood: terms.minutes[1] === 0 },
    { text: rangeWords(terms, currency, words) },
    { text: feeWords(terms, currency, words) },
  ];
}

function absenceWords({ reason, until }: NonNullable<PaymentMethod["absence"]>, { t, language }: Words) {
  if (!until) return t(`cashier.away.${reason}`);
  const time = formatDate(until, language, { dateStyle: "medium", timeStyle: "short" });
  return t(`cashier.away.${reason}_until`, { time });
}

export interface Words {
  t: TFunction;
  language: Language;
}
