import type { TFunction } from "i18next";
import type { OfficeMethod } from "../../../schemas/api/payments/office/methods";
import type { MethodTerms } from "../../../schemas/payments";
import type { Language } from "../../../schemas/text";
import { formatPercent } from "../../../src/kit/ui/format";
import { moneyIn } from "../list/words";

/** "In €10 to €5,000, 1.5 % · Out €20 to €10,000, no fee". */
export function termsWords(t: TFunction, { deposit, withdrawal, termsCurrency }: OfficeMethod, language: Language): string {
  const ways = [
    ["in", deposit],
    ["out", withdrawal],
  ] as const;
  return ways
    .flatMap(([way, terms]) => (terms ? [t(`desk.methods.${way}`, { terms: wayWords(t, terms, termsCurrency, language) })] : []))
    .join(" · ");
}

function wayWords(
  t: TFunction,
  { minAmount, maxAmount, feePercent, feeFixed }: MethodTerms,
  currency: string,
  language: Language,
) {
  const fee = [
    feePercent > 0 && formatPercent(feePercent, language),
    feeFixed > 0 && moneyIn(feeFixed, currency, language),
  ].filter(Boolean);
  return [
    t("desk.methods.limits", { min: moneyIn(minAmount, currency, language), max: moneyIn(maxAmount, currency, language) }),
    fee.length > 0 ? t("desk.methods.fee", { fee: fee.join(" + ") }) : t("desk.methods.no_fee"),
  ].join(", ");
}

/** How long it usually takes. */
export function timeWords(t: TFunction, { minutes: [least, most] }: MethodTerms): string {
  if (most === 0) return t("desk.methods.at_once");
  if (most >= 1_440) return t("desk.methods.days", { count: Math.ceil(most / 1_440) });
  if (most >= 60) return t("desk.methods.hours", { count: Math.ceil(most / 60) });
  return t("desk.methods.minutes", { least, most });
}
