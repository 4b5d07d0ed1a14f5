import type { OfferTerms } from "../../../../schemas/offer_terms";
import { type KeyTerm, minimumOf, needsDeposit, type Words } from "./offer_kind";
import { formatMoney, formatUnit } from "../../../kit/ui/format";

/** The few of them that fit on a card, with their short names. */
export function shortTerms(terms: OfferTerms, { t, language }: Words): KeyTerm[] {
  const { gives, wager, maxBet, currencyCode: currency } = terms;
  const money = (amount: number) => formatMoney(amount, { language, currency });
  const row = (key: string, value: string): KeyTerm => ({ key, name: t(`offer.short.${key}`), value });
  return [
    ...(needsDeposit(terms) ? [row("minimum", money(minimumOf(terms)))] : []),
    ...(gives.kind === "match" || gives.kind === "cashback" ? [row("up_to", money(gives.cap))] : []),
    ...(gives.kind === "amount" ? [row("gets", money(gives.amount))] : []),
    ...(gives.kind === "spins" ? [row("gets", `${gives.count} × ${money(gives.stake)}`)] : []),
    row("wager", wager.times === 0 ? t("offer.short.none") : `${wager.times}×`),
    ...(maxBet === null ? [] : [row("max_bet", money(maxBet))]),
    row("within", formatUnit(terms.days, "day", { language, width: "long" })),
  ].slice(0, 4);
}
