import type { PromotionRules } from "../../../schemas/promotion_content";
import { type OfferTerms, offerTermsOf } from "../../../schemas/offer_terms";

const currencyCode = "EUR";

/** The terms that players with euros would be shown. */
export const termsOf = (rules: PromotionRules, nameOf: (game: string) => string): OfferTerms =>
  offerTermsOf(rules, { currencyCode, amountOf: (amounts) => amounts[currencyCode] ?? 0, nameOf });
